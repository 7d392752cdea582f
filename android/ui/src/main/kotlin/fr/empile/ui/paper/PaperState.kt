package fr.empile.ui.paper

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.CampaignInfo
import fr.empile.core.EveningOffer
import fr.empile.core.GameInfo
import fr.empile.core.PaperEntry
import fr.empile.core.PaperField
import fr.empile.core.PaperLine
import fr.empile.core.PaperNumber
import fr.empile.core.PaperPage
import fr.empile.core.PlayerInfo
import fr.empile.ui.campaign.countingCampaign
import fr.empile.ui.core.Core
import fr.empile.ui.players.Roster
import fr.empile.ui.settings.Preferences

/** What is being written down about somebody: numbers by their stable names, as typed. */
@Stable
class PlaceDraft(val player: String) {
    var won by mutableStateOf(false)
    val numbers = mutableStateMapOf<String, String>()

    fun number(key: String): Int? = numbers[key]?.trim()?.toIntOrNull()
}

/** A result read off a real table, as it is being written down; or what should have been. */
@Stable
class PaperState(
    private val core: Core,
    private val corrects: String?,
    private val preferences: Preferences,
    now: Long,
) {
    val roster = Roster(core)

    var games: List<GameInfo> by mutableStateOf(emptyList())
        private set

    var game: GameInfo? by mutableStateOf(null)
        private set

    var form: PaperPage? by mutableStateOf(null)
        private set

    /** What the box was like, by its stable name; as usual while nothing is chosen. */
    var setup: String? by mutableStateOf(null)

    /** Those who played, the first player first. */
    val places = mutableStateListOf<PlaceDraft>()

    var playedAt by mutableStateOf(now)
    var note by mutableStateOf("")
    private var picture: String? = null

    /** Where results can count. */
    var campaigns: List<CampaignInfo> by mutableStateOf(emptyList())
        private set

    /** Where this one counts, by its id. */
    var where: String? by mutableStateOf(null)

    /** Why it cannot be written down as it is. */
    var refused: String? by mutableStateOf(null)

    var error: String? by mutableStateOf(null)

    /** Drawn once, so that writing it down again after an error writes it down once. */
    internal var id: String? = null

    /** The game of a draft that is taken up again. */
    internal var draftGame: String? = null

    /** Nothing is left to take up again. */
    var isDone = false
        private set

    val isCorrection: Boolean
        get() = corrects != null

    val isComplete: Boolean
        get() {
            val (known, asked) = (game ?: return false) to (form ?: return false)
            val enough = places.size in known.leastPlayers.toInt()..known.mostPlayers.toInt()
            return enough &&
                places.all { place ->
                    val number = asked.numberOf(place)
                    number.most == 0 || place.number(number.key)?.let { it <= number.most } == true
                }
        }

    suspend fun load() =
        core.orError({ error = it }) {
            games = core.ask { it.games() }
            id = id ?: core.ask { it.newResultId() }
            roster.load()
            val on = core.ask { it.eveningOn() }
            guestsOfTheEvening = on?.people.orEmpty().filter { it.isGuest }
            val wrong = corrects?.let { wrong -> core.ask { it.writtenDown(wrong) } }
            campaigns = core.ask { empile -> empile.campaigns().filter { it.closedAt == null } }
            where =
                wrong?.campaign
                    ?: where?.takeIf { kept -> campaigns.any { it.id == kept } }
                    ?: core.countingCampaign(preferences).id
            picture = wrong?.picture
            if (wrong == null) leaveOutWhoIsGone()
            val taken = games.find { it.slug == draftGame }
            when {
                taken != null -> choose(taken)
                wrong == null -> choose(games.first())
                else -> read(wrong)
            }
        }

    suspend fun choose(chosen: GameInfo) {
        if (game != null && game != chosen) setup = null
        game = chosen
        while (places.size > chosen.mostPlayers.toInt()) places.removeAt(places.lastIndex)
        askForm()
    }

    suspend fun toggle(player: PlayerInfo) {
        val most = game?.mostPlayers?.toInt() ?: return
        if (!places.removeAll { it.player == player.id } && places.size < most) {
            places += PlaceDraft(player.id)
        }
        askForm()
    }

    /** What is asked depends on how many played. */
    private suspend fun askForm() {
        val known = game ?: return
        val players = places.size.coerceIn(known.leastPlayers.toInt(), known.mostPlayers.toInt())
        core.orError({ error = it }) {
            form = core.ask { it.paperPage(known.slug, players.toUByte()) }
        }
    }

    /** Everybody there is to choose from: in a correction also whoever was put aside since. */
    val people: List<PlayerInfo>
        get() =
            roster.players.orEmpty() +
                guestsOfTheEvening +
                roster.archived.filter { it.id in firstPlayers }

    private var guestsOfTheEvening: List<PlayerInfo> by mutableStateOf(emptyList())

    /** The evening that is on, as far as it was asked; a correction stays where it was. */
    var evening: EveningOffer? by mutableStateOf(null)
        private set

    /** What somebody said about it; as it usually is while nobody has. */
    internal var saidForEvening: Boolean? by mutableStateOf(null)

    /** Will the result count for the evening? */
    val countsForEvening: Boolean
        get() = evening?.let { saidForEvening ?: it.counts } == true

    fun countForEvening(counts: Boolean) {
        saidForEvening = counts
    }

    /** Asks for which evening a result of these people, played then, would count. */
    suspend fun askEvening() {
        if (isCorrection) return
        val (who, at) = places.map { it.player } to playedAt
        core.orError({ error = it }) { evening = core.ask { it.eveningForPaper(who, at) } }
    }

    private var firstPlayers: List<String> by mutableStateOf(emptyList())

    /** Somebody was put aside since this was begun. */
    private fun leaveOutWhoIsGone() {
        val here = (roster.players.orEmpty() + guestsOfTheEvening).map { it.id }
        places.removeAll { it.player !in here }
    }

    private suspend fun read(wrong: PaperEntry) {
        game = games.find { it.slug == wrong.game }
        playedAt = wrong.playedAt
        note = wrong.note
        setup = wrong.setup
        firstPlayers = wrong.places.map { it.player }
        places += wrong.places.map { PlaceDraft(it.player).apply { won = it.won } }
        askForm()
        val asked = form ?: return
        places.zip(wrong.places).forEach { (draft, line) ->
            line.extras.forEach { draft.numbers[it.key] = it.number.toString() }
            draft.numbers[asked.numberOf(draft).key] = line.amount.toString()
        }
    }

    /** What is written so far; nothing until it is known what is asked. */
    val entered: PaperEntry?
        get() {
            val (known, asked) = (game ?: return null) to (form ?: return null)
            val lines = places.map { asked.entered(it) }
            return PaperEntry(where, known.slug, playedAt, lines, note, picture, setup)
        }

    /** True once it is in the log. */
    suspend fun save(): Boolean {
        refused = null
        val (mine, entered) = (id ?: return false) to (entered ?: return false)
        core.orError({ refused = it }) {
            val counted = evening?.id.takeIf { countsForEvening }
            core.ask {
                when {
                    corrects != null -> it.correctResult(corrects, mine, entered)
                    counted != null -> it.enterResultAt(mine, entered, counted)
                    else -> it.enterResult(mine, entered)
                }
            }
        }
        isDone = refused == null
        return isDone
    }
}

/** The number that is asked of this player. */
fun PaperPage.numberOf(place: PlaceDraft): PaperField =
    if (asksWinners && place.won) winner else other

private fun PaperPage.entered(place: PlaceDraft) =
    PaperLine(
        place.player,
        place.won,
        place.number(numberOf(place).key) ?: 0,
        extras.mapNotNull { extra ->
            place.number(extra.key)?.let { PaperNumber(extra.key, it) }
        },
    )
