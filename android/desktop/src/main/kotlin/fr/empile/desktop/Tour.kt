package fr.empile.desktop

import androidx.compose.runtime.Composable
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.unit.Density
import androidx.compose.ui.use
import java.io.File
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
        Device("landscape", 860, 412),
        // Everything that a phone scrolls to.
        Device("tall", 412, 1800),
        Device("large-text", 412, 860, textScale = 2f),
    )

/** By day, by lamplight, on a tablet, and for eyes that need it large. */
private val everywhere = setOf("phone-light", "phone-dark", "tablet", "large-text")

/** Where a screen has more to show than that. */
private val elsewhere =
    mapOf(
        "table" to "landscape",
        "replay" to "landscape",
        "by-hand" to "tall",
        "hindsight" to "tall",
        "own-board" to "tall",
        "seating-robots" to "tall",
        "settings" to "tall",
        "table-begun" to "phone-small",
        "table-thrown" to "phone-small",
    )

/** What a screen is drawn on. */
fun devicesOf(stop: String): List<Device> = devices.filter {
    it.name in everywhere || it.name == elsewhere[stop]
}

/** Every screen in both themes and all sizes, for machines without a display. */
fun tour(directory: File) {
    directory.mkdirs()
    Showcase("fr").use { showcase ->
        showcase.stops().entries.forEachIndexed { index, (name, stop) ->
            devicesOf(name).forEach { device ->
                val number = (index + 1).toString().padStart(2, '0')
                val file = File(directory, "$number-$name-${device.name}.png")
                file.writeBytes(photograph(device, density = 2f) { stop(device) }.png())
            }
        }
    }
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

fun Image.png(): ByteArray =
    checkNotNull(encodeToData(EncodedImageFormat.PNG)) { "Skia could not encode a picture" }.bytes
