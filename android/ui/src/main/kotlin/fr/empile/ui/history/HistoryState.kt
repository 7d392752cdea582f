package fr.empile.ui.history

import androidx.compose.runtime.MutableState
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.Empile
import fr.empile.core.GameInfo
import fr.empile.core.HistoryQuery
import fr.empile.core.HistoryRow
import fr.empile.core.PlayerInfo
import fr.empile.ui.core.Core

/** What was played, the last first, page by page. */
@Stable
class HistoryState(private val core: Core, opened: MutableState<String?>) {
    var games: List<GameInfo> by mutableStateOf(emptyList())
        private set

    var players: List<PlayerInfo> by mutableStateOf(emptyList())
        private set

    var query by mutableStateOf(HistoryQuery(onlyHolding = true))
        private set

    /** Nothing until the log has answered. */
    var rows: List<HistoryRow>? by mutableStateOf(null)
        private set

    var hasMore by mutableStateOf(false)
        private set

    /** The result that is looked at. */
    var opened: String? by opened

    var error: String? by mutableStateOf(null)

    val shown: HistoryRow?
        get() = rows?.find { it.id == opened }

    fun nameOf(game: String): String =
        games.find { it.slug == game }?.name ?: core.texts["game-$game"]

    /** What the page is called that looks back at a match of this game, if there is one. */
    fun hindsightOf(game: String): String? = games.find { it.slug == game }?.hindsight

    suspend fun load() =
        core.orError({ error = it }) {
            val (shelf, roster) = core.ask { it.games() to it.players() }
            games = shelf
            players = roster
            read(PAGE)
        }

    suspend fun ask(query: HistoryQuery) {
        this.query = query
        core.orError({ error = it }) { read(PAGE) }
    }

    suspend fun more() = core.orError({ error = it }) { read((rows?.size ?: 0).toUInt() + PAGE) }

    suspend fun void(id: String) = change { it.voidResult(id) }

    suspend fun restore(id: String) = change { it.restoreResult(id) }

    suspend fun annotate(row: HistoryRow, note: String) = change {
        it.annotateResult(row.id, note, row.picture)
    }

    private suspend fun change(work: (Empile) -> Unit) =
        core.orError({ error = it }) {
            core.ask(work)
            read(maxOf(PAGE, (rows?.size ?: 0).toUInt()))
        }

    /** One more than is shown is asked for, to know whether there is more. */
    private suspend fun read(count: UInt) {
        val now = query
        val found = core.ask { it.history(now, count + 1u, 0u) }
        hasMore = found.size > count.toInt()
        rows = found.take(count.toInt())
        // What is no longer in the list does not open again by itself when it comes back.
        if (shown == null) opened = null
    }

    private companion object {
        const val PAGE = 30u
    }
}
