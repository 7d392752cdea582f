package fr.empile.ui.common

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import fr.empile.ui.theme.Space

/**
 * Cards in one column, or in as many as are wide enough to read. Too few of them [fill] the width,
 * or leave it free. Those of a row can be [asTall] as its tallest.
 */
@Composable
fun <I> CardGrid(
    items: List<I>,
    narrowest: Dp = 340.dp,
    mostColumns: Int = 3,
    gap: Dp = Space.one,
    fill: Boolean = false,
    asTall: Boolean = false,
    card: @Composable (I) -> Unit,
) {
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        val room = (maxWidth / narrowest).toInt().coerceIn(1, mostColumns)
        val columns = if (fill) minOf(room, items.size.coerceAtLeast(1)) else room
        val line = if (asTall) Modifier.height(IntrinsicSize.Min) else Modifier
        val place = if (asTall) Modifier.fillMaxHeight() else Modifier
        Stacked {
            items.chunked(columns).forEach { row ->
                Row(line, Arrangement.spacedBy(gap)) {
                    row.forEach {
                        Box(place.weight(1f), propagateMinConstraints = asTall) { card(it) }
                    }
                    repeat(columns - row.size) { Spacer(Modifier.weight(1f)) }
                }
            }
        }
    }
}
