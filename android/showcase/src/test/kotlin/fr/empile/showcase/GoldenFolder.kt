package fr.empile.showcase

import java.io.File
import javax.imageio.ImageIO
import kotlin.math.abs

/** What was drawn: pixels row by row, each as alpha, red, green and blue. */
class Picture(val width: Int, val height: Int, val pixels: IntArray)

/**
 * Golden pictures in a folder. What looks different is put where it is [drawn], or, if the folder
 * is [drawnAnew], in the place of what it no longer looks like: `make shots`.
 */
class GoldenFolder(
    private val kept: File,
    private val drawn: File,
    private val drawnAnew: Boolean = System.getProperty("golden.update") == "true",
) {
    private fun golden(name: String) = File(kept, "$name.png")

    fun isAsItWas(name: String, picture: Picture): Boolean =
        golden(name).let { it.exists() && picture.looksLike(it.picture()) }

    /** What is wrong with a picture, if anything is. */
    fun fault(name: String, picture: Picture): String? {
        if (isAsItWas(name, picture)) return null
        val golden = golden(name)
        if (drawnAnew) {
            picture.writeTo(golden)
            return null
        }
        if (!golden.exists()) return "$golden does not exist: run make shots"
        val actual = File(drawn, "$name.png")
        picture.writeTo(actual)
        return "$name looks different: compare $actual with $golden"
    }
}

/** Edges are not smoothed alike on every processor: a channel may differ by this much. */
private const val CHANNEL_TOLERANCE = 16

/** Shades of a channel are kept in steps of this many: files half as large, and no eye sees it. */
private const val SHADE = 8

private val COLOURS = listOf(16, 8, 0)
private val CHANNELS = COLOURS + 24

private fun Picture.writeTo(file: File) {
    val shades =
        IntArray(pixels.size) { at ->
            COLOURS.fold(0) { colour, channel -> colour or shade(pixels[at], channel) }
        }
    file.parentFile.mkdirs()
    file.writeBytes(png(width, height, shades))
}

private fun shade(pixel: Int, channel: Int): Int {
    val nearest = (channel(pixel, channel) + SHADE / 2) / SHADE * SHADE
    return nearest.coerceAtMost(255) shl channel
}

private fun Picture.looksLike(other: Picture): Boolean =
    width == other.width &&
        height == other.height &&
        pixels.indices.all { isNear(pixels[it], other.pixels[it]) }

private fun isNear(pixel: Int, other: Int): Boolean = CHANNELS.all {
    abs(channel(pixel, it) - channel(other, it)) <= CHANNEL_TOLERANCE
}

private fun channel(pixel: Int, channel: Int): Int = pixel ushr channel and 0xff

private fun File.picture(): Picture {
    val image = checkNotNull(ImageIO.read(this)) { "$this is no picture" }
    return image.run { Picture(width, height, getRGB(0, 0, width, height, null, 0, width)) }
}
