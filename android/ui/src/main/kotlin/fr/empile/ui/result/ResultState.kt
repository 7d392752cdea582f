package fr.empile.ui.result

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.ResultSheet
import fr.empile.core.StandingRow
import fr.empile.ui.core.Core

@Stable
class ResultState(private val core: Core, private val match: String) {
    var sheet: ResultSheet? by mutableStateOf(null)
        private set

    /** Where those who played stand in the campaign now, the best first. */
    var standings: List<StandingRow> by mutableStateOf(emptyList())
        private set

    var trouble: String? by mutableStateOf(null)

    suspend fun load() =
        core.orTrouble({ trouble = it }) {
            val (result, rows) =
                core.ask { empile ->
                    empile.resumeMatch(match).use { table ->
                        table.resultSheet() to empile.standings(null, table.game())
                    }
                }
            val played = result?.seats.orEmpty().map { it.name }.toSet()
            sheet = result
            standings = rows.filter { it.player.name in played }
        }

    /** Starts the same match again and gives its id; nothing if it cannot start. */
    suspend fun rematch(): String? {
        var next: String? = null
        core.orTrouble({ trouble = it }) {
            next = core.ask { empile -> empile.rematch(match, core.nextSeed()).use { it.id() } }
        }
        return next
    }
}
