package fr.empile.ui.plot

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.unit.dp
import fr.empile.core.PlotTick

/** What is written on the axes of a plot, and how. */
internal class Axes(
    private val bottom: List<PlotTick>,
    private val side: List<PlotTick>,
    private val measurer: TextMeasurer,
    private val style: TextStyle,
    private val line: Color,
) {
    /** Draws lines and words around a plot; gives where the plot itself lies. */
    fun draw(scope: DrawScope): Rect =
        with(scope) {
            val numbers = side.map { it to measurer.measure(it.label, style) }
            val dates = bottom.map { it to measurer.measure(it.label, style) }
            val gap = GAP.dp.toPx()
            val room =
                Rect(
                    numbers.maxOfOrNull { it.second.size.width + gap } ?: 0f,
                    (numbers.maxOfOrNull { it.second.size.height } ?: 0) / 2f,
                    size.width - gap,
                    size.height - (dates.maxOfOrNull { it.second.size.height + gap } ?: 0f),
                )
            numbers.forEach { (tick, number) ->
                val y = room.bottom - room.height * tick.at
                drawLine(line, Offset(room.left, y), Offset(size.width, y), 1.dp.toPx())
                drawText(
                    number,
                    topLeft =
                        Offset(room.left - gap - number.size.width, y - number.size.height / 2),
                )
            }
            // Large words would lie on each other: the next one that finds room is written.
            var written = Float.NEGATIVE_INFINITY
            dates.forEach { (tick, date) ->
                val x = room.left + room.width * tick.at
                val left =
                    (x - date.size.width / 2).coerceIn(0f, maxOf(0f, size.width - date.size.width))
                if (left < written + gap) return@forEach
                drawLine(
                    line,
                    Offset(x, room.bottom),
                    Offset(x, room.bottom + gap / 2),
                    1.dp.toPx(),
                )
                drawText(date, topLeft = Offset(left, room.bottom + gap))
                written = left + date.size.width
            }
            room
        }
}

private const val GAP = 8
