package fr.empile.ui

import fr.empile.showcase.png
import org.jetbrains.skia.Bitmap
import org.jetbrains.skia.Image
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** A small file has all its pixels. */
class GoldenFileTest {
    @Test fun `a picture of few colours is read as it was written`() = assertKept { it % 7 * 0x20 }

    @Test fun `a picture of many colours is read as it was written`() = assertKept { it * 0x10_01 }

    @Test
    fun `few colours are numbered, which makes the file smaller`() {
        val few = png(WIDTH, HEIGHT, IntArray(WIDTH * HEIGHT) { it * it % 200 })
        val many = png(WIDTH, HEIGHT, IntArray(WIDTH * HEIGHT) { it * it % 300 })
        assertTrue("${few.size} and ${many.size}", few.size < many.size)
    }

    private fun assertKept(colour: (Int) -> Int) {
        val colours = IntArray(WIDTH * HEIGHT, colour)
        val read = Bitmap.makeFromImage(Image.makeFromEncoded(png(WIDTH, HEIGHT, colours)))
        val found =
            IntArray(WIDTH * HEIGHT) { read.getColor(it % WIDTH, it / WIDTH) and 0xff_ff_ff }
        assertArrayEquals(colours, found)
    }

    private companion object {
        const val WIDTH = 31
        const val HEIGHT = 33
    }
}
