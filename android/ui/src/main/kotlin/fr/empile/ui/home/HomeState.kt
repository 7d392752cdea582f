package fr.empile.ui.home

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.EveningCard
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

    /** The evening that is on. */
    var evening: EveningCard? by mutableStateOf(null)
        private set

    /** A match about to be put aside, once that is confirmed. */
    var toAbandon: WaitingMatch? by mutableStateOf(null)

    var error: String? by mutableStateOf(null)

    private var isPrepared = false

    /** Loads what the page will show once it is there. */
    suspend fun prepare() {
        load()
        isPrepared = true
    }

    /** The page is there: loads what it shows, unless that has just been done. */
    suspend fun arrive() = if (isPrepared) isPrepared = false else load()

    private suspend fun load() =
        core.orError({ error = it }) {
            val known = welcome
            // All at once: the first picture waits for the slower half in any case.
            val (scene, matches, on) =
                core.ask { empile ->
                    val names = empile.games().associate { it.slug to it.name }
                    val open = empile.openMatches()
                    Triple(
                        known ?: empile.welcome(WELCOME_WIDTH, WELCOME_HEIGHT),
                        open.map { WaitingMatch(it, names[it.game].orEmpty()) },
                        empile.eveningOn(),
                    )
                }
            welcome = scene
            waiting = matches
            evening = on
        }

    suspend fun abandon(match: WaitingMatch) {
        toAbandon = null
        core.orError({ error = it }) { core.ask { it.abandonMatch(match.info.id) } }
        load()
    }

    companion object {
        /** The page of an open core; somebody may have prepared it. */
        fun of(core: Core): HomeState = core.goOn(HomeState::class.java) { HomeState(core) }

        const val WELCOME_WIDTH = 328f
        const val WELCOME_HEIGHT = 208f
    }
}
