package fr.empile.ui.seating

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.ChosenOption
import fr.empile.core.GameInfo
import fr.empile.core.MatchSetup
import fr.empile.core.OptionInfo
import fr.empile.core.PlayerInfo
import fr.empile.core.TableScene
import fr.empile.ui.campaign.chosenCampaign
import fr.empile.ui.core.Core
import fr.empile.ui.newmatch.someTable
import fr.empile.ui.players.Roster
import fr.empile.ui.settings.Preferences

/** A match before it begins: who sits where, and how it is played. */
@Stable
class SeatingState(
    private val core: Core,
    private val slug: String,
    private val preferences: Preferences,
) {
    val roster = Roster(core)
    val board = BoardDraft(core, preferences)

    var game: GameInfo? by mutableStateOf(null)
        private set

    var options: List<OptionInfo> by mutableStateOf(emptyList())
        private set

    /** What was chosen, by the options' keys; the usual value where nothing is said. */
    val chosen = mutableStateMapOf<String, String>()

    /** Ids of those who play, in the order of their seats. */
    val seats = mutableStateListOf<String>()

    var preview: TableScene? by mutableStateOf(null)
        private set

    var trouble: String? by mutableStateOf(null)

    private var isStarting by mutableStateOf(false)

    val sitting: List<PlayerInfo>
        get() = seats.mapNotNull { id -> roster.players?.find { it.id == id } }

    val standing: List<PlayerInfo>
        get() = roster.players.orEmpty().filterNot { it.id in seats }

    val isFull: Boolean
        get() = seats.size >= (game?.mostPlayers?.toInt() ?: 0)

    /** Nobody has ever played here: guests may begin at once. */
    val isFirstRun: Boolean
        get() = roster.players?.isEmpty() == true

    /** How many guests begin where nobody is known yet. */
    private val guests: Int
        get() = maxOf(game?.leastPlayers?.toInt() ?: 0, Roster.FEWEST_GUESTS)

    val playsOwnBoard: Boolean
        get() = valueOf("side") == "own"

    val canStart: Boolean
        get() {
            val known = game ?: return false
            val enough = seats.size in known.leastPlayers.toInt()..known.mostPlayers.toInt()
            return !isStarting && (enough || isFirstRun) && !(playsOwnBoard && !board.isSound)
        }

    val setup: MatchSetup
        get() =
            MatchSetup(
                slug,
                chosen.map { (key, value) -> ChosenOption(key, value) },
                if (playsOwnBoard) board.rows.map(::bytes) else null,
            )

    fun valueOf(key: String): String? = chosen[key] ?: options.find { it.key == key }?.usual

    suspend fun load() =
        core.orTrouble({ trouble = it }) {
            val (known, menu) =
                core.ask { it.games().single { game -> game.slug == slug } to it.options(slug) }
            game = known
            options = menu
            roster.load()
            val here = roster.players.orEmpty().map { it.id }.toSet()
            val last = preferences.lastSeats.filter { it in here }
            if (seats.isEmpty()) seats += last.take(known.mostPlayers.toInt())
            board.load()
        }

    /** Draws what was chosen; what cannot be played keeps the last picture. */
    suspend fun draw(setup: MatchSetup) {
        val known = game ?: return
        core.orTrouble({}) {
            preview = core.ask { it.preview(setup, known.someTable, PREVIEW_WIDTH, PREVIEW_HEIGHT) }
        }
    }

    /** Sits down at the next seat, or gets up. */
    fun toggle(player: String) {
        if (!seats.remove(player) && !isFull) seats += player
    }

    /** Changes seats. */
    fun move(from: Int, to: Int) {
        if (from in seats.indices && to in seats.indices) seats.add(to, seats.removeAt(from))
    }

    /** Starts the match and gives its id; nothing if it cannot start. */
    suspend fun start(guestName: (Int) -> String): String? {
        var match: String? = null
        isStarting = true
        core.orTrouble({ trouble = it }) {
            if (isFirstRun) seats += roster.inviteGuests(guests, guestName)
            val (setup, players) = setup to seats.toList()
            val campaign = core.chosenCampaign(preferences)
            match = core.ask { empile ->
                empile.startMatch(setup, players, core.nextSeed(), campaign).use { it.id() }
            }
            preferences.lastSeats = players
            if (playsOwnBoard) board.keep()
        }
        isStarting = false
        return match
    }

    companion object {
        const val PREVIEW_WIDTH = 320f
        const val PREVIEW_HEIGHT = 176f
    }
}
