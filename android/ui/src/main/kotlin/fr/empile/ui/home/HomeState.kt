package fr.empile.ui.home

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.OpenMatchInfo
import fr.empile.core.TableScene
import fr.empile.ui.core.Core

/** A match that waits, with its game's name. */
class WaitingMatch(val info: OpenMatchInfo, val game: String)

@Stable
class HomeState(private val core: Core) {
    var waiting: List<WaitingMatch> by mutableStateOf(emptyList())
        private set

    var welcome: TableScene? by mutableStateOf(null)
        private set

    /** A match about to be put aside, once that is confirmed. */
    var toAbandon: WaitingMatch? by mutableStateOf(null)

    var error: String? by mutableStateOf(null)

    suspend fun load() =
        core.orError({ error = it }) {
            welcome = welcome ?: core.ask { it.welcome(WELCOME_WIDTH, WELCOME_HEIGHT) }
            waiting = core.ask { empile ->
                val names = empile.games().associate { it.slug to it.name }
                empile.openMatches().map { WaitingMatch(it, names[it.game].orEmpty()) }
            }
        }

    suspend fun abandon(match: WaitingMatch) {
        toAbandon = null
        core.orError({ error = it }) { core.ask { it.abandonMatch(match.info.id) } }
        load()
    }

    companion object {
        const val WELCOME_WIDTH = 328f
        const val WELCOME_HEIGHT = 208f
    }
}
