package fr.empile.ui.scene

import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.LineHeightStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import fr.empile.core.Lettering
import fr.empile.core.SceneText
import fr.empile.ui.theme.Typefaces
import kotlin.math.floor
import kotlin.math.max

/**
 * Sets a text into its box: at the size it aims for with the reader's text scale, smaller where the
 * box asks for it, over several lines where it allows them, and cut only when nothing else helps.
 */
internal class TextFitter(
    private val measurer: TextMeasurer,
    private val typefaces: Typefaces,
    private val density: Density,
    private val lettering: Lettering = manner.lettering,
) {
    private data class Box(val text: SceneText, val width: Int, val height: Int)

    private val fitted = HashMap<Box, TextLayoutResult>()

    fun fit(text: SceneText, width: Float, height: Float): TextLayoutResult {
        val box = with(density) { Box(text, width.dp.roundToPx(), height.dp.roundToPx()) }
        return fitted.getOrPut(box) { layOut(box) }
    }

    private fun layOut(box: Box): TextLayoutResult {
        val least =
            if (box.text.text.all(::isDigit)) lettering.smallestNumber else lettering.smallest
        val smallest = with(density) { least.dp.toPx() }
        var size = with(density) { box.text.size.sp.toPx() }
        while (size > smallest) {
            val layout = measure(box, size)
            if (layout.fits(box)) return layout
            size *= lettering.step
        }
        val last = measure(box, smallest)
        return if (last.breaksNoWord(box)) last else measure(box, smallest, isOneLine = true)
    }

    private fun isDigit(letter: Char): Boolean = letter in '0'..'9'

    private fun measure(box: Box, size: Float, isOneLine: Boolean = false): TextLayoutResult {
        val style =
            TextStyle(
                fontFamily = if (box.text.display) typefaces.display else typefaces.text,
                fontWeight = if (box.text.display) FontWeight.Bold else FontWeight.Normal,
                fontSize = with(density) { size.toSp() },
                lineHeight = lettering.line.em,
                lineHeightStyle =
                    LineHeightStyle(LineHeightStyle.Alignment.Center, LineHeightStyle.Trim.None),
                textAlign = if (box.text.fromLeft) TextAlign.Start else TextAlign.Center,
                fontFeatureSettings = "tnum",
            )
        val lines = if (isOneLine) 1 else floor(box.height / (size * lettering.line)).toInt()
        return measurer.measure(
            box.text.text,
            style,
            overflow = TextOverflow.Ellipsis,
            softWrap = !isOneLine,
            maxLines = max(1, lines),
            constraints = Constraints.fixedWidth(max(1, box.width)),
        )
    }

    private fun TextLayoutResult.fits(box: Box): Boolean =
        !hasVisualOverflow && size.height <= box.height && breaksNoWord(box)

    /** A word may not be broken, so the longest one decides too. */
    private fun TextLayoutResult.breaksNoWord(box: Box): Boolean =
        multiParagraph.intrinsics.minIntrinsicWidth <= box.width
}
