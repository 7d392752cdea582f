package fr.empile.ui.campaign

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import fr.empile.core.ScoreCurve
import fr.empile.ui.common.Badge
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.SoftText
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.tabular

/** How the scores grew: a line for each player, and a legend that names where it ends. */
@Composable
internal fun ScorePlot(curves: List<ScoreCurve>) {
    val texts = LocalTexts.current
    val colours = LocalColours.current
    val told =
        curves.joinToString(". ") {
            texts.say(
                "campaign-plot-line",
                "name" to it.player.name,
                "score" to (it.points.lastOrNull()?.score ?: 0L),
                "games" to it.games,
            )
        }
    val measurer = rememberTextMeasurer()
    val style = MaterialTheme.typography.bodySmall.tabular().copy(color = colours.softText)
    val plot = remember(curves) { Plot(curves) }
    ColumnCard {
        Canvas(Modifier.fillMaxWidth().height(180.dp).semantics { contentDescription = told }) {
            val left = drawScale(plot, texts::number, measurer, style, colours.outline)
            curves.forEach { drawCurve(plot, it, left, colours.seats[it.player.colour.toInt()]) }
        }
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(Space.two),
            verticalArrangement = Arrangement.spacedBy(Space.half),
        ) {
            curves.forEach { curve ->
                Row(
                    horizontalArrangement = Arrangement.spacedBy(Space.one),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Badge(curve.player.colour, size = 20.dp)
                    SoftText(curve.player.name)
                }
            }
        }
    }
}

/** Where games and scores lie on a unit square. */
private class Plot(curves: List<ScoreCurve>) {
    private val moments = curves.flatMap { it.points }.map { it.at }.distinct().sorted()
    private val scores = curves.flatMap { it.points }.map { it.score }
    val least = minOf(0L, scores.minOrNull() ?: 0L)
    val most = maxOf(least + 1, scores.maxOrNull() ?: 0L)

    fun x(at: Long): Float = (moments.indexOf(at) + 1f) / moments.size

    fun y(score: Long): Float = 1 - (score - least).toFloat() / (most - least)
}

/** Lines at the least, the middle and the most, with their numbers; gives where the plot begins. */
private fun DrawScope.drawScale(
    plot: Plot,
    written: (Long) -> String,
    measurer: TextMeasurer,
    style: TextStyle,
    colour: Color,
): Float {
    val marks = listOf(plot.least, (plot.least + plot.most) / 2, plot.most).distinct()
    val numbers = marks.map { it to measurer.measure(written(it), style) }
    val left = numbers.maxOf { it.second.size.width } + GAP.dp.toPx()
    numbers.forEach { (mark, number) ->
        val y = inside(plot.y(mark))
        drawLine(colour, Offset(left, y), Offset(size.width, y), 1.dp.toPx())
        drawText(number, topLeft = Offset(0f, y - number.size.height / 2))
    }
    return left
}

/** From nothing to the last game. */
private fun DrawScope.drawCurve(plot: Plot, curve: ScoreCurve, left: Float, colour: Color) {
    val right = size.width - GAP.dp.toPx()
    val path = Path().apply { moveTo(left, inside(plot.y(0))) }
    var end = Offset(left, inside(plot.y(0)))
    curve.points.forEach { point ->
        end = Offset(left + (right - left) * plot.x(point.at), inside(plot.y(point.score)))
        path.lineTo(end.x, end.y)
    }
    drawPath(
        path,
        colour,
        style = Stroke(3.dp.toPx(), cap = StrokeCap.Round, join = StrokeJoin.Round),
    )
    drawCircle(colour, 5.dp.toPx(), end)
}

/** Numbers and dots at the edges are not cut off. */
private fun DrawScope.inside(part: Float): Float {
    val edge = 10.dp.toPx()
    return edge + (size.height - 2 * edge) * part
}

private const val GAP = 8
