package fr.empile.ui.players

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.PlayerInfo
import fr.empile.ui.core.Core

/** How many colours and symbols there are to choose from. */
internal const val COLOURS = 8

/** Who can play, and how to add somebody. */
@Stable
class Roster(private val core: Core) {
    /** Nothing until the log has answered. */
    var players: List<PlayerInfo>? by mutableStateOf(null)
        private set

    /** Why the roster cannot be read. */
    var trouble: String? by mutableStateOf(null)

    /** Why the newcomer was not taken. */
    var refused: String? by mutableStateOf(null)

    /** The first colour that nobody has. */
    val nextColour: Int
        get() {
            val taken = players.orEmpty().map { it.colour.toInt() }.toSet()
            return (0 until COLOURS).firstOrNull { it !in taken } ?: (taken.size % COLOURS)
        }

    suspend fun load() = core.orTrouble({ trouble = it }) { players = core.ask { it.players() } }

    /** Adds somebody; nobody if the name was not accepted. */
    suspend fun add(name: String, colour: Int): PlayerInfo? {
        var added: PlayerInfo? = null
        refused = null
        core.orTrouble({ refused = it }) {
            added = core.ask { it.addPlayer(name, colour.toUByte()) }
            players = core.ask { it.players() }
        }
        return added
    }
}
