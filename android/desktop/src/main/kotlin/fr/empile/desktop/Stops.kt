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
import fr.empile.ui.EmpileLook
import fr.empile.ui.EmpileScreens
import fr.empile.ui.EmpileSurface
import fr.empile.ui.Surroundings
import fr.empile.ui.common.QuestionDialog
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.list
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
import java.time.Clock
import java.time.Instant
import java.time.ZoneOffset
import kotlinx.coroutines.runBlocking

/** A screen for any device. */
typealias Stop = @Composable (Device) -> Unit

/** Every screen by its name. */
fun Showcase.stops(): Map<String, Stop> = screens() + robotStops() + toolStops() + tableStops()

private fun Showcase.screens(): Map<String, Stop> =
    mapOf(
        "home" to { device -> EmpileScreens(core, device.surroundings()) },
        "first-run" to { device -> EmpileScreens(newcomers, device.surroundings()) },
        "first-seating" to
            { device ->
                val way = listOf(Screen.Home, Screen.NewMatch, Screen.Seating("pile-poils"))
                EmpileScreens(newcomers, device.surroundings(), rememberNavigator(way))
            },
        "players" to { device -> screen(device, Screen.Players) },
        "person" to { device -> screen(device, Screen.Person(players[0].id), aYear) },
        "family" to { device -> screen(device, Screen.Person(of = null), aYear) },
        "evening" to { device -> screen(device, Screen.Evening(evening), anEvening) },
        "evenings" to { device -> screen(device, Screen.Evenings, aYear) },
        "goals" to { device -> screen(device, Screen.Goals(players[0].id), aYear) },
        "home-evening" to { device -> EmpileScreens(anEvening, device.surroundings()) },
        "player-sheet" to { device -> playerSheet(device) },
        "campaign-year" to { device -> screen(device, Screen.Campaign, aYear) },
        "new-match" to { device -> screen(device, Screen.NewMatch) },
        "seating" to { device -> seating(device, "pile-poils", family.threeOfThem()) {} },
        "seating-pilo-pilo" to { device -> seating(device, "pilo-pilo", family.threeOfThem()) {} },
        "own-board" to
            { device ->
                seating(device, "pile-poils", family.threeOfThem()) {
                    chosen["side"] = "own"
                    board.write(9, "6 13 6")
                }
            },
        "table-begun" to { device -> screen(device, Screen.Table(justBegun)) },
        "table-thrown" to { device -> screen(device, Screen.Table(thrown)) },
        "table-lesson" to { device -> screen(device, Screen.Table(lesson), unhurried) },
        "lesson-done" to { device -> screen(device, Screen.LessonDone("pile-poils")) },
        "table" to { device -> screen(device, Screen.Table(placed)) },
        "undo" to { device -> undo(device) },
        "help" to { device -> help(device) },
        "pause" to { device -> pause(device) },
        "match-over" to { device -> screen(device, Screen.Table(finished)) },
        "result" to { device -> screen(device, Screen.Result(finished)) },
        "card" to { device -> card(device, finished) },
        "card-by-hand" to { device -> card(device, byHand) },
        "campaign" to { device -> screen(device, Screen.Campaign) },
        "history" to { device -> screen(device, Screen.History) },
        "replay" to { device -> screen(device, Screen.Replay(finished)) },
        "hindsight" to { device -> hindsight(device) },
        "by-hand" to { device -> paper(device) },
        "rules" to { device -> screen(device, Screen.Rules) },
        "rule-page" to { device -> screen(device, Screen.RulePage("pile-poils")) },
        "settings" to { device -> screen(device, Screen.Settings) },
        "files" to { device -> screen(device, Screen.Files) },
        "about" to { device -> screen(device, Screen.About) },
    )

internal fun Device.surroundings() =
    Surroundings(bundledTypefaces, dark, AlwaysSunday, Motion.Off, skiaPainting())

/** The pictures of every machine and every day show the same day. */
internal object AlwaysSunday : Calendar by DesktopCalendar(sunday) {
    override fun day(millis: Long, languageTag: String) =
        DesktopCalendar(sunday).day(sunday.millis(), languageTag)
}

/** The day on which every app is whose log is in memory. */
internal val sunday: Clock = Clock.fixed(Instant.parse("2026-11-15T15:00:00Z"), ZoneOffset.UTC)

@Composable
internal fun Showcase.screen(device: Device, screen: Screen, core: Core = this.core) {
    // As one comes to it: beside its list where there is room.
    val way = listOfNotNull(Screen.Home, screen.list, screen)
    EmpileScreens(core, device.surroundings(), rememberNavigator(way))
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
    screen(device, Screen.Players, aYear)
    EmpileLook(core.texts, device.surroundings()) {
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
    screen(device, Screen.Table(thrown))
    EmpileLook(core.texts, device.surroundings()) { HelpSheet(help, seal, {}, {}) }
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

/** The match is thought over before anybody looks. */
@Composable
private fun Showcase.hindsight(device: Device) {
    var match: String? by remember { mutableStateOf(null) }
    LaunchedEffect(core) { match = core.ask { thoughtOver } }
    match?.let { screen(device, Screen.Hindsight(it)) }
}

/** The table is asked. */
@Composable
private fun Showcase.undo(device: Device) {
    screen(device, Screen.Table(placed))
    EmpileLook(core.texts, device.surroundings()) {
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
