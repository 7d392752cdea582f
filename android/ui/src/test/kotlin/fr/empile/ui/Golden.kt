package fr.empile.ui

import androidx.compose.runtime.Composable
import fr.empile.desktop.Device
import fr.empile.desktop.photograph
import java.io.File
import kotlin.math.abs
import org.jetbrains.skia.Bitmap
import org.jetbrains.skia.ColorAlphaType
import org.jetbrains.skia.ColorType
import org.jetbrains.skia.Image
import org.jetbrains.skia.ImageInfo
import org.junit.Assert.assertTrue

internal val goldens = File("ui/src/test/golden")
private val drawn = File("target/golden")
private val drawAnew = System.getProperty("golden.update") == "true"

/** Edges are not smoothed alike on every processor: a channel may differ by this much. */
private const val CHANNEL_TOLERANCE = 16

/** Shades of a channel are kept in steps of this many: files half as large, and no eye sees it. */
private const val SHADE = 8

/**
 * Fails when [screen] no longer looks like its golden picture. `make shots` draws anew what does
 * not, and leaves alone what does.
 */
fun assertGolden(name: String, device: Device, screen: @Composable () -> Unit) {
    val image = photograph(device, density = 1f, screen)
    val golden = File(goldens, "$name.png")
    val looksAsItDid = golden.exists() && image.looksLike(Image.makeFromEncoded(golden.readBytes()))
    if (looksAsItDid) return
    if (drawAnew) {
        image.writeTo(golden)
        return
    }
    assertTrue("$golden does not exist: run make shots", golden.exists())
    val actual = File(drawn, "$name.png")
    image.writeTo(actual)
    throw AssertionError("$name looks different: compare $actual with $golden")
}

private fun Image.writeTo(file: File) {
    val channels = channels()
    val colours =
        IntArray(width * height) { pixel ->
            (0..2).fold(0) { colour, at ->
                colour shl 8 or shade(channel(channels, pixel * 4 + at))
            }
        }
    file.parentFile.mkdirs()
    file.writeBytes(png(width, height, colours))
}

private fun shade(value: Int): Int = ((value + SHADE / 2) / SHADE * SHADE).coerceAtMost(255)

private fun Image.looksLike(other: Image): Boolean {
    if (width != other.width || height != other.height) return false
    val (mine, theirs) = channels() to other.channels()
    return mine.indices.all { abs(channel(mine, it) - channel(theirs, it)) <= CHANNEL_TOLERANCE }
}

/** Red, green, blue and alpha of every pixel. */
private fun Image.channels(): ByteArray {
    val info = ImageInfo(width, height, ColorType.RGBA_8888, ColorAlphaType.UNPREMUL)
    return checkNotNull(Bitmap.makeFromImage(this).readPixels(info, info.minRowBytes))
}

private fun channel(pixels: ByteArray, index: Int): Int = pixels[index].toInt() and 0xff
