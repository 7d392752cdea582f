package fr.empile.ui.common

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.rememberTextMeasurer

/** Words that may be long beside others, and large: smaller where one would be broken inside. */
@Composable
internal fun WholeWords(
    text: String,
    style: TextStyle,
    modifier: Modifier = Modifier,
    maxLines: Int = Int.MAX_VALUE,
) = BoxWithConstraints {
    val measurer = rememberTextMeasurer()
    val widestWord =
        remember(measurer, text, style) {
            measurer.measure(text, style).multiParagraph.intrinsics.minIntrinsicWidth
        }
    val part = (constraints.maxWidth / (widestWord + ROUNDING)).coerceAtMost(1f)
    Text(
        text,
        modifier,
        style = style.copy(fontSize = style.fontSize * part, lineHeight = style.lineHeight * part),
        maxLines = maxLines,
    )
}

/** To whole pixels. */
private const val ROUNDING = 1f
