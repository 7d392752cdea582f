package fr.empile.ui.evening

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.EveningCard
import fr.empile.core.PlayerInfo
import fr.empile.ui.core.Core
import fr.empile.ui.players.Roster

/** The evenings there were, and one that is about to begin. */
@Stable
class EveningsState(private val core: Core, lastSeats: List<String>) {
    val roster = Roster(core)

    /** The last first; nothing until the log has answered. */
    var evenings: List<EveningCard>? by mutableStateOf(null)
        private set

    /** Guests of the evening that is about to begin. */
    val guests = mutableStateListOf<PlayerInfo>()

    /** Ids of those who come. */
    val people = mutableStateListOf<String>()

    var name by mutableStateOf("")

    var error: String? by mutableStateOf(null)

    private var proposed: List<String> = lastSeats

    private var isBeginning = false

    val on: EveningCard?
        get() = evenings.orEmpty().find { it.isOn }

    val everybody: List<PlayerInfo>
        get() = roster.players.orEmpty() + guests

    suspend fun load() =
        core.orError({ error = it }) {
            roster.load()
            evenings = core.ask { it.evenings() }
            // Whoever played last is likely to be there.
            val known = roster.players.orEmpty().map { it.id }
            people += proposed.filter { it in known && it !in people }
            proposed = emptyList()
        }

    fun toggle(player: PlayerInfo) {
        if (!people.remove(player.id)) people += player.id
    }

    suspend fun addGuest() =
        core.orError({ error = it }) {
            val guest = core.ask { it.inviteGuest(guests.size.toUByte()) }
            guests += guest
            people += guest.id
        }

    /** Begins the evening and gives its id; nothing if it cannot begin. */
    suspend fun begin(): String? {
        if (isBeginning) return null
        isBeginning = true
        var begun: String? = null
        try {
            core.orError({ error = it }) {
                val (called, come) = name to people.toList()
                begun = core.ask { it.beginEvening(called, come) }.id
                leave()
            }
        } finally {
            // What has begun does not begin again while its screen fades away.
            isBeginning = begun != null
        }
        return begun
    }

    /** Guests who did not stay are forgotten. */
    suspend fun leave() {
        val invited = guests.map { it.id }
        guests.clear()
        people.removeAll(invited)
        core.orError({ error = it }) { core.ask { it.seeGuestsOut(invited) } }
    }
}
