package fr.empile.ui.rules

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.RuleHit
import fr.empile.core.RulePageInfo
import fr.empile.core.RuleSection
import fr.empile.core.TableScene
import fr.empile.core.ToolInfo
import fr.empile.ui.core.Core
import fr.empile.ui.newmatch.drawn

/** The quick reference: its pages, one of them for so many players, and what is being searched. */
@Stable
class RulesState(private val core: Core, private val slug: String?) {
    var pages: List<RulePageInfo> by mutableStateOf(emptyList())
        private set

    var players: Int? by mutableStateOf(null)
        private set

    var sections: List<RuleSection> by mutableStateOf(emptyList())
        private set

    /** What the games on the pages look like, as soon as it is drawn. */
    val previews = mutableStateMapOf<String, TableScene>()

    /** What helps at a real table of this game. */
    var tools: List<ToolInfo> by mutableStateOf(emptyList())
        private set

    var words by mutableStateOf("")
        private set

    /** Nothing as long as nothing is searched. */
    var hits: List<RuleHit>? by mutableStateOf(null)
        private set

    var error: String? by mutableStateOf(null)

    val page: RulePageInfo?
        get() = pages.find { it.slug == slug }

    suspend fun load() =
        core.orError({ error = it }) {
            pages = core.ask { it.rulePages() }
            if (slug != null) tools = core.ask { it.tools() }.filter { it.game == slug }
            page?.let { read(players ?: it.leastPlayers.toInt()) }
            if (slug == null) drawGames()
        }

    private suspend fun drawGames() {
        val games = core.ask { it.games() }
        games.forEach { game -> previews[game.slug] = core.drawn(game) }
    }

    suspend fun readFor(count: Int) = core.orError({ error = it }) { read(count) }

    private suspend fun read(count: Int) {
        val known = page ?: return
        players = count
        sections = core.ask { it.rulePage(known.slug, count.toUByte()) }
    }

    /** Searches as it is typed; what was typed later is answered last. */
    suspend fun search(typed: String) {
        words = typed
        if (typed.isBlank()) {
            hits = null
            return
        }
        core.orError({ error = it }) {
            val found = core.ask { it.searchRules(typed, slug) }
            if (words == typed) hits = found
        }
    }
}
