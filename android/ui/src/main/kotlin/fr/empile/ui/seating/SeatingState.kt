package fr.empile.ui.seating

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.BoardSize
import fr.empile.core.CampaignInfo
import fr.empile.core.ChosenOption
import fr.empile.core.EveningOffer
import fr.empile.core.GameInfo
import fr.empile.core.MatchSetup
import fr.empile.core.OptionInfo
import fr.empile.core.PlayerInfo
import fr.empile.core.Refusal
import fr.empile.core.RobotInfo
import fr.empile.core.TableScene
import fr.empile.core.WhereItCounts
import fr.empile.ui.campaign.countingCampaign
import fr.empile.ui.core.Core
import fr.empile.ui.newmatch.someTable
import fr.empile.ui.players.Roster
import fr.empile.ui.players.withGuests
import fr.empile.ui.settings.Preferences

/** Who would sit down, with how many guests, and what was chosen: what a match depends on. */
data class SitDown(
    val seats: List<String>,
    val guests: Int,
    val chosen: Map<String, String>,
    val rows: List<List<Int>>?,
    val board: BoardSize?,
    val campaign: String?,
)

/** A match before it begins: who sits where, and how it is played. */
@Stable
class SeatingState(
    private val core: Core,
    private val slug: String,
    private val preferences: Preferences,
) {
    val roster = Roster(core)

    /** Those who can fill the table up; none where robots do not play. */
    private var company: List<RobotInfo> by mutableStateOf(emptyList())

    /** How well robots play that sit down from now on: a place among their levels. */
    var level: Int by mutableStateOf(0)

    /** The levels in words. */
    val levels: List<String>
        get() = company.firstOrNull()?.levels.orEmpty().map { it.level }

    /** Every robot once: as it sits, else on the level that was chosen. */
    val robots: List<PlayerInfo>
        get() = company.mapNotNull { robot ->
            val seated = robot.levels.find { it.player.id in seats }
            (seated ?: robot.levels.getOrNull(level))?.player
        }

    val board = BoardDraft(core, slug, preferences)

    var game: GameInfo? by mutableStateOf(null)
        private set

    var options: List<OptionInfo> by mutableStateOf(emptyList())
        private set

    /** What was chosen, by the options' keys; the usual value where nothing is said. */
    val chosen = mutableStateMapOf<String, String>()

    /** Ids of those who play, in the order of their seats. */
    val seats = mutableStateListOf<String>()

    /** Nobody has finished a match of it here: a lesson is at hand. */
    var offersLesson by mutableStateOf(false)
        private set

    var preview: TableScene? by mutableStateOf(null)
        private set

    /** How large the board would be here, once that is known. */
    var boardSize: BoardSize? by mutableStateOf(null)

    /** Why it could not be done, and the rule that stands against it if one does. */
    var refusal: Refusal? by mutableStateOf(null)

    private var isStarting by mutableStateOf(false)

    val sitting: List<PlayerInfo>
        get() {
            val known = people + robots
            return seats.mapNotNull { id -> known.find { it.id == id } }
        }

    val standing: List<PlayerInfo>
        get() = people.filterNot { it.id in seats }

    /** Everybody on the roster, and the guests of the evening that is on. */
    private val people: List<PlayerInfo>
        get() = roster.players.orEmpty() + guestsOfTheEvening

    private var guestsOfTheEvening: List<PlayerInfo> by mutableStateOf(emptyList())

    /** The evening that is on, as far as it was asked. */
    var evening: EveningOffer? by mutableStateOf(null)
        private set

    /** What somebody said about it; as it usually is while nobody has. */
    internal var saidForEvening: Boolean? by mutableStateOf(null)

    /** Will the match count for the evening? */
    val countsForEvening: Boolean
        get() = evening?.let { saidForEvening ?: it.counts } == true

    fun countForEvening(counts: Boolean) {
        saidForEvening = counts
    }

    val isFull: Boolean
        get() = seats.size >= (game?.mostPlayers?.toInt() ?: 0)

    private val seatedRobots: Int
        get() = seats.count(::isRobot)

    val isFirstRun: Boolean
        get() = roster.isFirstRun

    /** How many guests begin where nobody is known yet: with robots at the table, one will do. */
    private val guests: Int
        get() {
            if (!isFirstRun) return 0
            val least = game?.leastPlayers?.toInt() ?: 0
            return if (seatedRobots == 0) maxOf(least, Roster.FEWEST_GUESTS)
            else maxOf(least - seatedRobots, 1)
        }

    val playsOwnBoard: Boolean
        get() = options.any { option ->
            option.values.any { it.asksRows && it.value == valueOf(option.key) }
        }

    /** Who would sit down to what; nothing until everybody is known. */
    val sitDown: SitDown?
        get() {
            if (game == null || roster.players == null) return null
            val rows = if (playsOwnBoard) board.rows else null
            return SitDown(seats.toList(), guests, chosen.toMap(), rows, boardSize, campaign)
        }

    /** The campaign that was chosen for new matches. */
    var campaign: String? by mutableStateOf(preferences.campaign)
        private set

    /** Where the match will count, as far as it was asked. */
    var where: WhereItCounts? by mutableStateOf(null)
        private set

    /** This match and those after it count there. */
    fun countIn(chosen: CampaignInfo) {
        preferences.campaign = chosen.id
        campaign = chosen.id
    }

    /** Why the match cannot begin, as far as it was asked. */
    var obstacle: Refusal? by mutableStateOf(null)
        private set

    private var judged: SitDown? by mutableStateOf(null)

    val canStart: Boolean
        get() = !isStarting && judged != null && judged == sitDown && obstacle == null

    /** Asks what stands against a match of those who sit, with what was chosen. */
    suspend fun judge(wanted: SitDown?) {
        if (wanted == null) return
        val setup = setup
        core.orRefusal({ refusal = it }) {
            val guests = wanted.guests.toUByte()
            val (found, counts, on) =
                core.ask {
                    Triple(
                        it.startObstacle(setup, wanted.seats, guests, wanted.board),
                        it.whereItCounts(wanted.seats, guests, wanted.campaign),
                        it.eveningForMatch(wanted.seats, guests),
                    )
                }
            obstacle = found
            where = counts
            evening = on
            judged = wanted
        }
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
        core.orRefusal({ refusal = it }) {
            val (known, menu) =
                core.ask { it.games().single { game -> game.slug == slug } to it.options(slug) }
            game = known
            options = menu
            if (known.mostRobots > 0u && company.isEmpty()) {
                company = core.ask { it.robots() }
                level = company.firstOrNull()?.usual?.toInt() ?: 0
            }
            offersLesson = core.ask { it.offersLesson(slug) }
            roster.load()
            sitDownAgain()
            board.load()
        }

    /** Draws what was chosen; what cannot be played keeps the last picture. */
    suspend fun draw(setup: MatchSetup) {
        val known = game ?: return
        core.orError({}) {
            preview = core.ask { it.preview(setup, known.someTable, PREVIEW_WIDTH, PREVIEW_HEIGHT) }
        }
    }

    /** Who sat here before, or last at any table, and can still sit down to this. */
    private suspend fun sitDownAgain() {
        val before = seats.toList()
        val (again, on) =
            core.ask {
                val again =
                    if (before.isEmpty()) it.seatsProposed(slug, preferences.lastSeats)
                    else it.seatsAgain(slug, before)
                again to it.eveningOn()
            }
        guestsOfTheEvening = on?.people.orEmpty().filter { it.isGuest }
        if (seats.toList() != again) {
            seats.clear()
            seats += again
        }
    }

    private fun isRobot(id: String): Boolean = company.any { robot ->
        robot.levels.any { it.player.id == id }
    }

    /** Is there a seat left for them? */
    fun canSit(player: String): Boolean {
        val mostRobots = game?.mostRobots?.toInt() ?: 0
        return !isFull && (!isRobot(player) || seatedRobots < mostRobots)
    }

    /** Sits down at the next seat, or gets up. */
    fun toggle(player: String) {
        if (!seats.remove(player) && canSit(player)) seats += player
    }

    /** Changes seats. */
    fun move(from: Int, to: Int) {
        if (from in seats.indices && to in seats.indices) seats.add(to, seats.removeAt(from))
    }

    /** Starts the match and gives its id; nothing if it cannot start. */
    suspend fun start(): String? {
        var match: String? = null
        isStarting = true
        core.orRefusal({ refusal = it }) {
            val (setup, sitting, awaited) = Triple(setup, seats.toList(), guests)
            val campaign = core.countingCampaign(preferences).id
            val counted = evening?.id.takeIf { countsForEvening }
            match = core.ask { empile ->
                empile.withGuests(awaited) { invited ->
                    val everyone = invited + sitting
                    val seed = core.nextSeed()
                    empile.startMatch(setup, everyone, seed, campaign, counted).use { it.id() }
                }
            }
            preferences.lastSeats = sitting
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
