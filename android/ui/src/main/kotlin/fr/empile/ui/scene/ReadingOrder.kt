package fr.empile.ui.scene

import kotlin.math.abs

/**
 * Line by line from the top, and each line from the left. Whatever begins furthest to the left
 * begins its line, and what is only a little higher or lower is on it, as an eye would say:
 * Compose's own order takes the interlocked lines of a pyramid for one.
 */
internal fun Collection<Place>.inReadingOrder(): List<Place> {
    val lines = mutableListOf<List<Place>>()
    var rest = sortedWith(compareBy({ it.landmark.x }, { it.landmark.middle }, { it.id }))
    while (rest.isNotEmpty()) {
        val first = rest.first().landmark
        val (line, others) = rest.partition { it.landmark.isOnALineWith(first) }
        lines += line
        rest = others
    }
    return lines.sortedBy { it.first().landmark.middle }.flatten()
}

private val Landmark.middle
    get() = y + height / 2

private fun Landmark.isOnALineWith(other: Landmark) =
    abs(middle - other.middle) <= minOf(height, other.height) * ON_A_LINE

/** What is lower by half its height, to a rounding, is on another line. */
private const val ON_A_LINE = 0.45f
