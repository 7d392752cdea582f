package fr.empile.desktop

import androidx.compose.runtime.Composable
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.unit.Density
import androidx.compose.ui.use
import fr.empile.showcase.Device
import fr.empile.showcase.Showcase
import fr.empile.showcase.devicesOf
import java.io.File
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image

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
