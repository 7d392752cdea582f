package fr.empile.ui.scene

import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.font.createFontFamilyResolver
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import fr.empile.core.Empile
import fr.empile.core.Frame
import fr.empile.core.palette
import fr.empile.desktop.bundledTypefaces
import fr.empile.desktop.skiaPainting
import fr.empile.ui.play.TouchScript
import fr.empile.ui.theme.Colours
import fr.empile.ui.theme.Motion
import kotlin.math.abs
import org.junit.Assert.assertTrue
import org.junit.Test

class EaselTest {
    private val film = SceneFilm()
    private val kept = Easel()
    private val density = Density(1f)
    private var now = 1_000L

    private val colours = Colours(palette(dark = false, patterned = false), isDark = false)

    private fun brush(isByProcessor: Boolean): Brush {
        val measurer = TextMeasurer(createFontFamilyResolver(), density, LayoutDirection.Ltr)
        val fitter = TextFitter(measurer, bundledTypefaces, density)
        return Brush(colours.inks, fitter, skiaPainting { isByProcessor })
    }

    private val keeping = brush(isByProcessor = true)
    private val forgetting = brush(isByProcessor = false)

    private fun show(frame: Frame) {
        val feels = frame.cues.map(manner::feelOf)
        film.show(Shot(frame.changes, feels, frame.changes.whole), Motion.Full)
    }

    /** As it is seen: what hardly covers has hardly a colour. */
    private fun pixels(script: TouchScript, easel: Easel, brush: Brush): IntArray {
        val (width, height) = with(density) { script.surface.toSize() }
        val bitmap = ImageBitmap(width.toInt(), height.toInt())
        val size = Size(width, height)
        CanvasDrawScope().draw(density, LayoutDirection.Ltr, Canvas(bitmap), size) {
            drawRect(colours.surface)
            easel.paint(this, film, brush)
        }
        return IntArray(bitmap.width * bitmap.height).also { bitmap.readPixels(it) }
    }

    private fun farthest(a: IntArray, b: IntArray): Int =
        a.indices.maxOf { at ->
            if (a[at] == b[at]) 0
            else
                listOf(0, 8, 16, 24).maxOf { shift ->
                    abs((a[at] shr shift and 0xff) - (b[at] shr shift and 0xff))
                }
        }

    /** What only changes where something changed looks like what is painted anew. */
    private fun assertKept(game: String) {
        val script = TouchScript.read(game)
        Empile.openRehearsal("fr").use { empile ->
            script.begin(empile).use { table ->
                show(table.resize(script.surface.width.value, script.surface.height.value))
                val touches = script.holds(table.clockMs()) + script.touches.take(TOUCHES)
                touches.forEachIndexed { place, touch ->
                    show(table.step(listOf(touch)))
                    now += FRAME
                    film.roll(now)
                    if (place % ONE_IN == 0) {
                        val anew = pixels(script, Easel(), forgetting)
                        val again = pixels(script, kept, keeping)
                        val difference = farthest(anew, again)
                        assertTrue("$game, $place: $difference", difference <= ROUNDING)
                    }
                }
            }
        }
    }

    @Test fun `seats around a table are kept`() = assertKept("pilo-pilo")

    @Test fun `dice that cover each other are kept`() = assertKept("raffzahn")

    @Test fun `words and cards that turn over are kept`() = assertKept("neko-tower")

    private companion object {
        const val TOUCHES = 90
        const val ONE_IN = 3
        const val FRAME = 50L
        /** Layers upon layers are rounded once more. */
        const val ROUNDING = 4
    }
}
