package fr.empile.ui.plot

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import fr.empile.core.PlotPoint
import fr.empile.core.ScorePlot
import fr.empile.ui.common.Badge
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.SoftText
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.tabular

/** How the scores grew: a line for each player, and a legend that names them. */
@Composable
internal fun ScoreCurves(plot: ScorePlot) {
    val colours = LocalColours.current
    val measurer = rememberTextMeasurer()
    val style = MaterialTheme.typography.bodySmall.tabular().copy(color = colours.softText)
    val axes = Axes(plot.dates, plot.scores, measurer, style, colours.outline)
    val told = plot.curves.joinToString(". ") { it.words }
    ColumnCard {
        Canvas(Modifier.fillMaxWidth().height(200.dp).semantics { contentDescription = told }) {
            val room = axes.draw(this)
            plot.curves.forEach {
                drawCurve(room, it.points, colours.seats[it.player.colour.toInt()])
            }
        }
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(Space.two),
            verticalArrangement = Arrangement.spacedBy(Space.half),
        ) {
            plot.curves.forEach { curve ->
                Row(
                    horizontalArrangement = Arrangement.spacedBy(Space.one),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Badge(curve.player.badge, size = 20.dp)
                    SoftText(curve.player.name)
                }
            }
        }
    }
}

/** From nothing to the last game. */
private fun DrawScope.drawCurve(room: Rect, points: List<PlotPoint>, colour: Color) {
    val spots = points.map {
        Offset(room.left + room.width * it.x, room.bottom - room.height * it.y)
    }
    val path = Path()
    spots.forEachIndexed { index, spot ->
        if (index == 0) path.moveTo(spot.x, spot.y) else path.lineTo(spot.x, spot.y)
    }
    drawPath(
        path,
        colour,
        style = Stroke(3.dp.toPx(), cap = StrokeCap.Round, join = StrokeJoin.Round),
    )
    spots.lastOrNull()?.let { drawCircle(colour, 5.dp.toPx(), it) }
}
