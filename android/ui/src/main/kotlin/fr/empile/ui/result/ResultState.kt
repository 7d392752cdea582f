package fr.empile.ui.result

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.HistoryQuery
import fr.empile.core.ResultSeat
import fr.empile.core.ResultSheet
import fr.empile.core.ResultStanding
import fr.empile.core.StandingRow
import fr.empile.ui.core.Core
import fr.empile.ui.players.Guest
import fr.empile.ui.players.guestsAmong

/** Where somebody stands now, after this match. */
class StandingChange(val now: StandingRow, val match: ResultSeat) {
    /** A title that was never earned before. */
    val newTitle: String?
        get() =
            match.title?.takeIf { mine -> now.titles.any { it.title == mine && it.count == 1u } }
}

@Stable
class ResultState(private val core: Core, private val match: String) {
    var sheet: ResultSheet? by mutableStateOf(null)
        private set

    /**
     * Where those who played stand in the campaign now, the best first, and what this match did.
     */
    var changes: List<StandingChange> by mutableStateOf(emptyList())
        private set

    /** One person alone against robots: nobody's standing changed. */
    var isPractice by mutableStateOf(false)
        private set

    /** Those of whom nobody has said who they were. */
    var guests: List<Guest> by mutableStateOf(emptyList())
        private set

    /** What the page is called that looks back at this match, if there is one. */
    var hindsight: String? by mutableStateOf(null)
        private set

    var error: String? by mutableStateOf(null)

    suspend fun load() =
        core.orError({ error = it }) {
            val (result, written, rows) =
                core.ask { empile ->
                    empile.resumeMatch(match).use { table ->
                        val game = table.game()
                        hindsight = empile.games().find { it.slug == game }?.hindsight
                        val recent = empile.history(HistoryQuery(game = game), RECENT, 0u)
                        val written = recent.find { it.matchId == match }
                        val rows = empile.standings(written?.campaign, game)
                        Triple(table.resultSheet(), written, rows)
                    }
                }
            sheet = result
            guests = guestsAmong(written?.places.orEmpty().map { it.player })
            isPractice = written?.standing == ResultStanding.PRACTICE
            changes =
                rows
                    .takeUnless { isPractice }
                    .orEmpty()
                    .mapNotNull { row ->
                        val seat = result?.seats?.find { it.name == row.player.name }
                        seat?.let { StandingChange(row, it) }
                    }
        }

    /** Starts the same match again and gives its id; nothing if it cannot start. */
    suspend fun rematch(): String? {
        var next: String? = null
        core.orError({ error = it }) { next = core.rematch(match) }
        return next
    }

    private companion object {
        /** The match has only just ended. */
        const val RECENT = 20u
    }
}

/** Starts the same match again and gives its id. */
internal suspend fun Core.rematch(match: String): String = ask { empile ->
    empile.rematch(match, nextSeed()).use { it.id() }
}
