package fr.empile.ui.newmatch

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.GameInfo
import fr.empile.core.MatchSetup
import fr.empile.core.TableScene
import fr.empile.ui.core.Core

/** The shelf. */
@Stable
class NewMatchState(private val core: Core) {
    var games: List<GameInfo> by mutableStateOf(emptyList())
        private set

    /** What each looks like, as soon as it is drawn. */
    val previews = mutableStateMapOf<String, TableScene>()

    var error: String? by mutableStateOf(null)

    suspend fun load() =
        core.orError({ error = it }) {
            games = core.ask { it.games() }
            games.forEach { game -> previews[game.slug] = core.drawn(game) }
        }

    companion object {
        const val PREVIEW = 104f
    }
}

/** What a game looks like, small enough to stand beside its name. */
internal suspend fun Core.drawn(game: GameInfo): TableScene = ask {
    val side = NewMatchState.PREVIEW
    it.preview(MatchSetup(game.slug), game.someTable, side, side)
}

/** A table of three, or of as many as there can be. */
internal val GameInfo.someTable: UByte
    get() = SOME_PLAYERS.coerceIn(leastPlayers.toInt(), mostPlayers.toInt()).toUByte()

private const val SOME_PLAYERS = 3
