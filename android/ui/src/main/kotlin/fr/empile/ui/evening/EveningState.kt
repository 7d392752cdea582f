package fr.empile.ui.evening

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.Empile
import fr.empile.core.EveningPage
import fr.empile.core.EveningPlayed
import fr.empile.core.PlayerInfo
import fr.empile.ui.core.Core
import fr.empile.ui.players.Roster

/** One evening, while it is on and afterwards. */
@Stable
class EveningState(private val core: Core, private val evening: String) {
    val roster = Roster(core)

    /** Nothing until the log has answered. */
    var page: EveningPage? by mutableStateOf(null)
        private set

    /** Is it being said who is there? */
    var seats by mutableStateOf(false)

    /** About to be ended, once that is confirmed. */
    var asksWhetherOver by mutableStateOf(false)

    var error: String? by mutableStateOf(null)

    /** Whoever can be there: everybody on the roster, and the guests who came. */
    val everybody: List<PlayerInfo>
        get() = roster.players.orEmpty() + page?.card?.people.orEmpty().filter { it.isGuest }

    suspend fun load() =
        core.orError({ error = it }) { page = core.ask { it.eveningPage(evening) } }

    suspend fun askWhoIsThere() {
        roster.load()
        seats = true
    }

    /** Comes, or goes. */
    suspend fun toggle(player: PlayerInfo) = change { empile ->
        // Whoever was touched a moment ago is known to the log, if not yet to the screen.
        val there = empile.eveningPage(evening).card.people.map { it.id }
        val now = if (player.id in there) there - player.id else there + player.id
        empile.seatEvening(evening, now)
    }

    suspend fun count(played: EveningPlayed, counts: Boolean) = change {
        it.countForEvening(played.row.id, evening, counts)
    }

    suspend fun end() {
        asksWhetherOver = false
        change { it.endEvening(evening) }
    }

    suspend fun resume() = change { it.resumeEvening(evening) }

    private suspend fun change(work: (Empile) -> Unit) {
        core.orError({ error = it }) { core.ask(work) }
        load()
    }
}
