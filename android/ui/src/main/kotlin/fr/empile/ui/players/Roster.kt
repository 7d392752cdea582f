package fr.empile.ui.players

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.Empile
import fr.empile.core.FaceInfo
import fr.empile.core.PlayerInfo
import fr.empile.ui.core.Core

/** How many colours and symbols there are to choose from. */
internal const val COLOURS = 8

/** Who can play, and how to change that. */
@Stable
class Roster(private val core: Core) {
    /** Nothing until the log has answered. */
    var players: List<PlayerInfo>? by mutableStateOf(null)
        private set

    /** Nobody has ever played here: guests may begin at once. */
    val isFirstRun: Boolean
        get() = players?.isEmpty() == true

    /** Those who were put aside. */
    var archived: List<PlayerInfo> by mutableStateOf(emptyList())
        private set

    /** Those who turned out to be the player of [ask]. */
    var merged: List<PlayerInfo> by mutableStateOf(emptyList())
        private set

    /** The faces to choose from. */
    var faces: List<FaceInfo> by mutableStateOf(emptyList())
        private set

    /** Why the roster cannot be read. */
    var error: String? by mutableStateOf(null)

    /** Why a name was not taken. */
    var refused: String? by mutableStateOf(null)

    /** The first colour that nobody has. */
    val nextColour: Int
        get() {
            val taken = players.orEmpty().map { it.colour.toInt() }.toSet()
            return (0 until COLOURS).firstOrNull { it !in taken } ?: (taken.size % COLOURS)
        }

    suspend fun load() = core.orError({ error = it }) { read() }

    private suspend fun read() {
        val (now, aside) = core.ask { it.players() to it.archivedPlayers() }
        players = now
        archived = aside
    }

    /** Adds somebody; nobody if the name was not accepted. */
    suspend fun add(name: String, colour: Int): PlayerInfo? = change {
        it.addPlayer(name, colour.toUByte())
    }

    suspend fun rename(id: String, name: String): PlayerInfo? = change { it.renamePlayer(id, name) }

    suspend fun recolour(id: String, colour: Int): PlayerInfo? = change {
        it.recolourPlayer(id, colour.toUByte())
    }

    suspend fun giveFace(id: String, face: UByte?): PlayerInfo? = change { it.giveFace(id, face) }

    /** Asks for the faces there are, on somebody's colour. */
    suspend fun askFaces(colour: UByte) =
        core.orError({ error = it }) { faces = core.ask { it.faces(colour) } }

    suspend fun archive(id: String): PlayerInfo? = change { it.archivePlayer(id) }

    suspend fun restore(id: String): PlayerInfo? = change { it.restorePlayer(id) }

    /** Makes two entries of one person one. */
    suspend fun merge(keep: String, other: String): PlayerInfo? = change {
        it.mergePlayers(keep, other)
    }

    /** Says who a guest was: somebody new. */
    suspend fun nameGuest(guest: String, name: String): PlayerInfo? {
        val colour = nextColour.toUByte()
        return change { it.nameGuest(guest, name, colour) }
    }

    suspend fun unmerge(other: String): PlayerInfo? = change { it.unmergePlayer(other) }

    /** Asks who was merged into somebody. */
    suspend fun askMerged(id: String) =
        core.orError({ error = it }) { merged = core.ask { it.mergedInto(id) } }

    private suspend fun change(work: (Empile) -> PlayerInfo): PlayerInfo? {
        var changed: PlayerInfo? = null
        refused = null
        core.orError({ refused = it }) {
            changed = core.ask(work)
            read()
        }
        return changed
    }

    companion object {
        const val FEWEST_GUESTS = 2
    }
}
