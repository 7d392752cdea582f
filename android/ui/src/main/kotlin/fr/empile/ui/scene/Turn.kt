package fr.empile.ui.scene

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import kotlin.math.PI
import kotlin.math.ceil
import kotlin.math.cos
import kotlin.math.floor
import kotlin.math.max
import kotlin.math.min
import kotlin.math.sin

/** Something lies turned about a point. */
internal data class Turn(val degrees: Float, val middle: Offset) {
    /** The upright box around a turned one. */
    fun of(box: Rect): Rect =
        if (degrees == 0f) box
        else
            listOf(box.topLeft, box.topRight, box.bottomLeft, box.bottomRight)
                .map { of(it) }
                .let { corners ->
                    Rect(
                        corners.minOf { it.x },
                        corners.minOf { it.y },
                        corners.maxOf { it.x },
                        corners.maxOf { it.y },
                    )
                }

    private fun of(point: Offset): Offset {
        val angle = degrees * (PI / 180)
        val (across, along) = sin(angle).toFloat() to cos(angle).toFloat()
        val (x, y) = point - middle
        return middle + Offset(x * along - y * across, x * across + y * along)
    }

    companion object {
        val None = Turn(0f, Offset.Zero)
    }
}

/** The whole pixels that a box has a part of; a hair's breadth is none. */
internal fun Rect.onPixels() =
    Rect(floor(left + HAIR), floor(top + HAIR), ceil(right - HAIR), ceil(bottom - HAIR))

internal fun union(a: Rect, b: Rect) =
    Rect(min(a.left, b.left), min(a.top, b.top), max(a.right, b.right), max(a.bottom, b.bottom))

private const val HAIR = 0.001f
