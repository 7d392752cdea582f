package fr.empile.ui.newmatch

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.GameInfo
import fr.empile.core.MatchSetup
import fr.empile.core.ChosenOption
import fr.empile.core.TableScene
import fr.empile.ui.core.Core
import fr.empile.ui.players.Roster

/** The pyramids to choose from. */
enum class Side(val setup: MatchSetup, val nameKey: String, val detailKey: String) {
    Coussin(
        MatchSetup("pile-poils", listOf(ChosenOption("side", "coussin"))),
        "pile-poils-side-coussin",
        "pile-poils-side-coussin-detail",
    ),
    Panier(
        MatchSetup("pile-poils", listOf(ChosenOption("side", "panier"))),
        "pile-poils-side-panier",
        "pile-poils-side-panier-detail",
    ),
}

@Stable
class NewMatchState(private val core: Core) {
    val roster = Roster(core)

    var game: GameInfo? by mutableStateOf(null)
        private set

    /** Ids of those who play, in the order of their seats. */
    val seats = mutableStateListOf<String>()

    var side by mutableStateOf(Side.Coussin)

    val previews = mutableStateMapOf<Side, TableScene>()

    var trouble: String? by mutableStateOf(null)

    private var isStarting by mutableStateOf(false)

    val canStart: Boolean
        get() =
            !isStarting &&
                game?.let { seats.size in it.leastPlayers.toInt()..it.mostPlayers.toInt() } == true

    suspend fun load() =
        core.orTrouble({ trouble = it }) {
            roster.load()
            game = core.ask { it.games().first() }
            Side.entries.forEach { side ->
                previews[side] = core.ask {
                    it.preview(side.setup, PREVIEW_PLAYERS, PREVIEW_WIDTH, PREVIEW_HEIGHT)
                }
            }
        }

    /** Sits down at the next seat, or gets up. */
    fun toggle(player: String) {
        val most = game?.mostPlayers?.toInt() ?: 0
        if (!seats.remove(player) && seats.size < most) seats += player
    }

    /** Starts the match and gives its id; nothing if it cannot start. */
    suspend fun start(): String? {
        var match: String? = null
        isStarting = true
        core.orTrouble({ trouble = it }) {
            match = core.ask { empile ->
                empile.startMatch(side.setup, seats.toList(), core.nextSeed()).use { it.id() }
            }
        }
        isStarting = false
        return match
    }

    companion object {
        const val PREVIEW_WIDTH = 132f
        const val PREVIEW_HEIGHT = 112f
        private const val PREVIEW_PLAYERS: UByte = 3u
    }
}
