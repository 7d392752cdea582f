package fr.empile.ui.tools

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.GameInfo
import fr.empile.core.PlayerInfo
import fr.empile.ui.core.Core
import fr.empile.ui.players.Roster
import fr.empile.ui.settings.Preferences

/** Those who sit round a real table with a tool beside it. */
@Stable
class ToolTable(
    private val core: Core,
    val tool: String,
    private val draft: ToolDraft,
    private val preferences: Preferences,
) {
    val roster = Roster(core)

    var game: GameInfo? by mutableStateOf(null)
        private set

    var trouble: String? by mutableStateOf(null)

    val sitting: List<PlayerInfo>
        get() = draft.seats.mapNotNull { id -> roster.players?.find { it.id == id } }

    /** Nobody has ever played here: guests may begin at once. */
    val isFirstRun: Boolean
        get() = roster.players?.isEmpty() == true

    private val fewest: Int
        get() = game?.leastPlayers?.toInt() ?: 0

    /** How many guests begin where nobody is known yet. */
    private val guests: Int
        get() = maxOf(fewest, Roster.FEWEST_GUESTS)

    val canBegin: Boolean
        get() {
            val known = game ?: return false
            return isFirstRun || draft.seats.size in fewest..known.mostPlayers.toInt()
        }

    suspend fun load() =
        core.orTrouble({ trouble = it }) {
            val slug = core.ask { it.tools() }.single { it.slug == tool }.game
            val known = core.ask { it.games() }.single { it.slug == slug }
            game = known
            roster.load()
            val here = roster.players.orEmpty().map { it.id }
            draft.seats.retainAll(here)
            if (draft.seats.isEmpty()) {
                draft.seats +=
                    preferences.lastSeats.filter { it in here }.take(known.mostPlayers.toInt())
            }
        }

    /** Sits down at the next seat, or gets up. */
    fun toggle(player: PlayerInfo) {
        val most = game?.mostPlayers?.toInt() ?: return
        if (!draft.seats.remove(player.id) && draft.seats.size < most) draft.seats += player.id
    }

    suspend fun begin(guestName: (Int) -> String) =
        core.orTrouble({ trouble = it }) {
            if (isFirstRun) draft.seats += roster.inviteGuests(guests, guestName)
            draft.hasBegun = true
        }
}
