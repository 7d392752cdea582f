package fr.empile.desktop

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.unit.Density
import androidx.compose.ui.use
import fr.empile.ui.EmpileScreens
import fr.empile.ui.EmpileSurface
import fr.empile.ui.Surroundings
import fr.empile.ui.common.QuestionDialog
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.rememberNavigator
import fr.empile.ui.seating.SeatingScreen
import fr.empile.ui.seating.SeatingState
import fr.empile.ui.theme.Motion
import java.io.File
import java.time.Clock
import java.time.Instant
import java.time.ZoneOffset
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image

/** Something to draw a screen on. */
class Device(
    val name: String,
    val width: Int,
    val height: Int,
    val dark: Boolean = false,
    val textScale: Float = 1f,
)

val devices =
    listOf(
        Device("phone-light", 412, 860),
        Device("phone-dark", 412, 860, dark = true),
        Device("tablet", 1280, 800),
        Device("phone-small", 360, 640),
        Device("large-text", 412, 860, textScale = 2f),
    )

/** Every screen on every device, for machines without a display. */
fun tour(directory: File) {
    directory.mkdirs()
    Showcase("fr").use { showcase ->
        showcase.stops().entries.forEachIndexed { index, (name, stop) ->
            devices.forEach { device ->
                val number = (index + 1).toString().padStart(2, '0')
                val file = File(directory, "$number-$name-${device.name}.png")
                file.writeBytes(photograph(device, density = 2f) { stop(device) }.png())
            }
        }
    }
}

/** Every screen by its name. */
fun Showcase.stops(): Map<String, @Composable (Device) -> Unit> =
    mapOf(
        "home" to { device -> EmpileScreens(core, device.surroundings()) },
        "players" to { device -> screen(device, Screen.Players) },
        "new-match" to { device -> screen(device, Screen.NewMatch) },
        "seating" to { device -> seating(device, "pile-poils") {} },
        "seating-pilo-pilo" to { device -> seating(device, "pilo-pilo") {} },
        "own-board" to
            { device ->
                seating(device, "pile-poils") {
                    chosen["side"] = "own"
                    board.write(2, "4 7 10 12 3")
                }
            },
        "table-begun" to { device -> screen(device, Screen.Table(justBegun)) },
        "table-thrown" to { device -> screen(device, Screen.Table(thrown)) },
        "table" to { device -> screen(device, Screen.Table(placed)) },
        "undo" to { device -> undo(device) },
        "result" to { device -> screen(device, Screen.Result(finished)) },
        "campaign" to { device -> screen(device, Screen.Campaign) },
    )

private fun Device.surroundings() =
    Surroundings(bundledTypefaces, dark, DesktopCalendar(sunday), Motion.Off)

/** The pictures of every machine show the same day. */
private val sunday = Clock.fixed(Instant.parse("2026-11-15T15:00:00Z"), ZoneOffset.UTC)

@Composable
private fun Showcase.screen(device: Device, screen: Screen) =
    EmpileScreens(core, device.surroundings(), rememberNavigator(listOf(Screen.Home, screen)))

/** Three have sat down. */
@Composable
private fun Showcase.seating(device: Device, game: String, choose: SeatingState.() -> Unit) {
    val surroundings = device.surroundings()
    val state = remember { SeatingState(core, game, surroundings.preferences) }
    LaunchedEffect(state) {
        state.load()
        listOf(2, 0, 3).forEach { state.toggle(family[it].id) }
        state.choose()
        state.board.check()
        state.draw(state.setup)
    }
    EmpileSurface(core.texts, surroundings) { SeatingScreen(state, {}, {}, {}, {}) }
}

/** The table is asked. */
@Composable
private fun Showcase.undo(device: Device) =
    EmpileSurface(core.texts, device.surroundings()) {
        QuestionDialog(
            core.texts["undo-needs-consent"],
            core.texts["undo-needs-consent-detail"],
            yes = core.texts["undo-confirm"],
            no = core.texts["undo-refuse"],
            onYes = {},
            onNo = {},
        )
    }

/** A picture of a screen once everything on it has come to rest. */
fun photograph(device: Device, density: Float, screen: @Composable () -> Unit): Image {
    val width = (device.width * density).toInt()
    val height = (device.height * density).toInt()
    return ImageComposeScene(width, height, Density(density, device.textScale), content = screen)
        .use { scene ->
            var frame = 0L
            var image = scene.render(frame)
            while (scene.hasInvalidations() && frame < MOST_FRAMES) image =
                scene.render(++frame * FRAME)
            image
        }
}

private const val FRAME = 16_000_000L
private const val MOST_FRAMES = 60

private fun Image.png(): ByteArray =
    checkNotNull(encodeToData(EncodedImageFormat.PNG)) { "Skia could not encode a picture" }.bytes
