package fr.empile.ui.plot

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.DrawStyle
import androidx.compose.ui.graphics.drawscope.Fill
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import fr.empile.core.BarPlot
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.SoftText
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.tabular

/** Bars beside each other, and a legend that says what their feet are. */
@Composable
internal fun Bars(plot: BarPlot) {
    val colours = LocalColours.current
    val measurer = rememberTextMeasurer()
    val style = MaterialTheme.typography.bodySmall.tabular().copy(color = colours.softText)
    val axes = Axes(plot.labels, plot.numbers, measurer, style, colours.outline)
    val told = plot.bars.filter { it.whole > 0f }.joinToString(". ") { it.words }
    ColumnCard(Modifier.testTag("bars")) {
        Canvas(Modifier.fillMaxWidth().height(180.dp).semantics { contentDescription = told }) {
            val room = axes.draw(this)
            plot.bars.forEachIndexed { index, bar ->
                val all = barAt(room, index, plot.bars.size, bar.whole)
                val foot = barAt(room, index, plot.bars.size, bar.foot)
                drawBar(all, colours.accent)
                drawBar(foot, colours.primary)
                drawBar(all.deflate(EDGE.dp.toPx() / 2), colours.primary, Stroke(EDGE.dp.toPx()))
            }
        }
        plot.legend?.let { SoftText(it) }
    }
}

private fun DrawScope.barAt(room: Rect, index: Int, count: Int, height: Float): Rect {
    val step = room.width / count
    val width = minOf(step * BAR_PART, WIDEST.dp.toPx())
    val left = room.left + step * (index + 0.5f) - width / 2
    return Rect(Offset(left, room.bottom - room.height * height), Size(width, room.height * height))
}

private fun DrawScope.drawBar(bar: Rect, colour: Color, style: DrawStyle = Fill) {
    if (bar.height <= 0f) return
    val corner = CornerRadius(minOf(bar.width / 4, 4.dp.toPx()))
    drawRoundRect(colour, bar.topLeft, bar.size, corner, style)
}

private const val BAR_PART = 0.7f
private const val WIDEST = 40

/** The accent alone is too pale to be told from the card. */
private const val EDGE = 1.5f
