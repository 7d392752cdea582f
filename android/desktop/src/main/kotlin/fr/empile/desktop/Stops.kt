package fr.empile.desktop

import androidx.compose.foundation.Image
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import fr.empile.core.HelpLine
import fr.empile.core.PlayerInfo
import fr.empile.showcase.Device
import fr.empile.showcase.Place
import fr.empile.showcase.Showcase
import fr.empile.showcase.places
import fr.empile.showcase.sunday
import fr.empile.ui.EmpileLook
import fr.empile.ui.EmpileScreens
import fr.empile.ui.EmpileSurface
import fr.empile.ui.Surroundings
import fr.empile.ui.common.QuestionDialog
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.rememberNavigator
import fr.empile.ui.paper.PaperActions
import fr.empile.ui.paper.PaperScreen
import fr.empile.ui.paper.PaperState
import fr.empile.ui.paper.numberOf
import fr.empile.ui.players.PlayerSheet
import fr.empile.ui.players.Roster
import fr.empile.ui.scene.rememberCardPainter
import fr.empile.ui.seating.SeatingScreen
import fr.empile.ui.seating.SeatingState
import fr.empile.ui.table.HelpSheet
import fr.empile.ui.table.PauseScreen
import fr.empile.ui.theme.Motion
import kotlinx.coroutines.runBlocking

/** A screen for any device. */
typealias Stop = @Composable (Device) -> Unit

/** Every screen by its name. */
fun Showcase.stops(): Map<String, Stop> = shownPlaces() + arranged() + tablesAgainstTheClock()

private fun Showcase.shownPlaces(): Map<String, Stop> =
    places().mapValues { (_, place) -> { device -> At(device, place) } }

/**
 * What nobody finds as it is shown without having done something; and how everyone comes to a
 * shared table, for on Android it depends on when the system gives it the whole screen.
 */
private fun Showcase.arranged(): Map<String, Stop> =
    mapOf(
        "player-sheet" to { device -> playerSheet(device) },
        "seating" to { device -> seating(device, "pile-poils", family.threeOfThem()) {} },
        "seating-pilo-pilo" to { device -> seating(device, "pilo-pilo", family.threeOfThem()) {} },
        "seating-robots" to
            { device ->
                seating(device, "cui-bono", family.take(1)) {
                    robots.take(2).forEach { toggle(it.id) }
                    move(from = 1, to = 0)
                }
            },
        "own-board" to
            { device ->
                seating(device, "pile-poils", family.threeOfThem()) {
                    chosen["side"] = "own"
                    board.write(9, "6 13 6")
                }
            },
        "undo" to { device -> undo(device) },
        "help" to { device -> help(device) },
        "pause" to { device -> pause(device) },
        "muster" to
            { device ->
                At(device, remember { Place(core, Screen.Table(tables.getValue("teckels"))) })
            },
        "card" to { device -> card(device, finished) },
        "card-by-hand" to { device -> card(device, byHand) },
        "by-hand" to { device -> paper(device) },
    )

internal fun Device.surroundings() =
    Surroundings(bundledTypefaces, dark, AlwaysSunday, Motion.Off, skiaPainting())

/** The pictures of every machine and every day show the same day. */
internal object AlwaysSunday : Calendar by DesktopCalendar(sunday) {
    override fun day(millis: Long, languageTag: String) =
        DesktopCalendar(sunday).day(sunday.millis(), languageTag)
}

/** A place once what is to be over is over. */
@Composable
private fun At(device: Device, place: Place) {
    var isReady by remember { mutableStateOf(false) }
    LaunchedEffect(place) {
        place.app.ask { place.before() }
        isReady = true
    }
    if (isReady) EmpileScreens(place.app, device.surroundings(), rememberNavigator(place.way))
}

/** Something that lies over a [screen] of this app, and the words and looks of both. */
@Composable
private fun Showcase.Over(
    device: Device,
    screen: Screen,
    app: Core = core,
    sheet: @Composable () -> Unit,
) {
    At(device, remember(app, screen) { Place(app, screen) })
    EmpileLook(app.texts, device.surroundings(), sheet)
}

private fun List<PlayerInfo>.threeOfThem() = listOf(2, 0, 3).map { this[it] }

/** [sitting] have sat down. */
@Composable
internal fun Showcase.seating(
    device: Device,
    game: String,
    sitting: List<PlayerInfo>,
    choose: SeatingState.() -> Unit,
) {
    val surroundings = device.surroundings()
    val state = remember { SeatingState(core, game, surroundings.preferences) }
    LaunchedEffect(state) {
        state.load()
        sitting.forEach { state.toggle(it.id) }
        state.draw(state.setup)
        state.choose()
        state.board.check()
        state.draw(state.setup)
        state.judge(state.sitDown)
    }
    EmpileSurface(core.texts, surroundings) { SeatingScreen(state, {}, {}, {}, {}, {}) {} }
}

/** Somebody chooses a face. */
@Composable
private fun Showcase.playerSheet(device: Device) {
    val roster = remember { Roster(aYear) }
    LaunchedEffect(roster) { roster.load() }
    Over(device, Screen.Players, aYear) {
        roster.players?.first()?.let { PlayerSheet(roster, it, {}, {}) }
    }
}

/** Somebody asks what there is to do. */
@Composable
private fun Showcase.help(device: Device) {
    val help =
        listOf("pile-poils-help-place", "pile-poils-help-give-up").map {
            HelpLine(core.texts[it], "pile-poils.turn")
        }
    val sealed = core.texts.say("table-seal", "seal" to "3f2a 9c1e 77b0 d4e1 05c9 aa41 6b8e f230")
    val seal = HelpLine(sealed, "table.dice")
    Over(device, Screen.Table(thrown)) { HelpSheet(help, seal, {}, {}) }
}

@Composable
private fun Showcase.pause(device: Device) =
    EmpileSurface(core.texts, device.surroundings()) { PauseScreen({}, {}, {}, {}) }

/** Two have played, and one number is too large. */
@Composable
private fun Showcase.paper(device: Device) {
    val surroundings = device.surroundings()
    val state = remember {
        PaperState(
            core,
            corrects = null,
            surroundings.preferences,
            surroundings.calendar.now(),
        )
    }
    LaunchedEffect(state) {
        state.load()
        family.take(2).forEach { state.toggle(it) }
        state.places.first().won = true
        val form = checkNotNull(state.form)
        state.places.forEach { it.numbers[form.numberOf(it).key] = if (it.won) "7" else "99" }
    }
    EmpileSurface(core.texts, surroundings) {
        PaperScreen(state, surroundings.calendar, PaperActions({}, {}, {}, {}))
    }
}

/** The table is asked. */
@Composable
private fun Showcase.undo(device: Device) {
    Over(device, Screen.Table(placed)) {
        QuestionDialog(
            core.texts["undo-needs-consent"],
            core.texts["undo-needs-consent-detail"],
            yes = core.texts["undo-confirm"],
            no = core.texts["undo-refuse"],
            onYes = {},
            onNo = {},
        )
    }
}

/** The picture of a result, as it is handed on. */
@Composable
private fun Showcase.card(device: Device, result: String) {
    EmpileSurface(core.texts, device.surroundings()) {
        val painter = rememberCardPainter()
        val (picture, words) =
            remember(painter) {
                runBlocking {
                    core.ask { empile ->
                        val day = AlwaysSunday.day(sunday.millis(), core.languageTag)
                        val card = empile.resultCard(result, day)
                        painter.paint(card) to card.scene.nodes.mapNotNull { it.text?.text }
                    }
                }
            }
        Image(picture, words.joinToString("\n"), Modifier.fillMaxSize())
    }
}
