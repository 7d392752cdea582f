package fr.empile.ui.scene

import fr.empile.core.NodeRole
import kotlin.math.abs
import org.junit.Assert.assertEquals
import org.junit.Test

/** In which order the things of a board are read out. */
class ReadingOrderTest {
    private var count = 0u

    private fun place(label: String, x: Float, y: Float, width: Float, height: Float) =
        Place(Landmark(count++, x, y, width, height, label, NodeRole.PIECE, isNews = false))

    private fun List<Place>.labels() = inReadingOrder().map { it.landmark.label }

    @Test
    fun `line by line, and what is a little lower is on the line`() {
        val things =
            listOf(
                place("below", 0f, 100f, 40f, 20f),
                place("right, a little lower", 60f, 6f, 40f, 20f),
                place("left", 0f, 0f, 40f, 20f),
                place("middle, tall", 45f, -10f, 10f, 40f),
            )
        assertEquals(
            listOf("left", "middle, tall", "right, a little lower", "below"),
            things.labels(),
        )
    }

    @Test
    fun `what has no height is read, too`() =
        assertEquals(listOf("line"), listOf(place("line", 0f, 0f, 40f, 0f)).labels())

    /** Seen from above, dice are hexagons: lines of a level are three quarters of a die apart. */
    private fun pyramid(edge: Float): List<Place> =
        (0..2).flatMap { level ->
            (0..<ROWS - level).flatMap { row ->
                val dice = row + 1
                List(dice) { at ->
                    val x = (at - dice / 2f) * HEXAGON * edge
                    val y = (1.5f * row + level) * edge
                    place("$level $row $at", x, y, HEXAGON * edge, 2 * edge)
                }
            }
        }

    @Test
    fun `of two dice of a pyramid the second is not before the first on one line`() {
        for (edge in listOf(7.3f, 11f, 23.9f)) {
            val read = pyramid(edge).inReadingOrder().map { it.landmark }
            val against =
                read.zipWithNext().filter { (one, next) ->
                    val apart = abs(one.y - next.y)
                    next.y + next.height <= one.y ||
                        apart < edge * 0.9f && next.x + next.width <= one.x
                }
            assertEquals("$edge", emptyList<Any>(), against)
        }
    }

    private companion object {
        const val ROWS = 9
        const val HEXAGON = 1.732f
    }
}
