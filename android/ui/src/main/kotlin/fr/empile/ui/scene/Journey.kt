package fr.empile.ui.scene

import androidx.compose.animation.core.CubicBezierEasing
import fr.empile.core.Easing
import fr.empile.core.Shake
import fr.empile.core.Travel
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.pow
import kotlin.math.sign
import kotlin.math.sin

/**
 * On the way from one pose to another as the core's [travel] goes, beginning at a moment of the
 * film, or moving by itself as its [footage] has it; without either it is there.
 */
internal class Journey(
    private val from: Pose,
    val to: Pose,
    var startedAt: Long,
    private val travel: Travel?,
    private val footage: Footage? = null,
) {
    private val duration = footage?.length ?: travel?.durationMs?.toLong() ?: 0
    private val easing = travel?.easing?.inCompose()

    fun isUnderWay(now: Long) = now - startedAt < duration

    fun pose(now: Long): Pose {
        if (footage != null) return footage.pose(to, (now - startedAt).coerceAtLeast(0))
        if (travel == null || easing == null || !isUnderWay(now)) return to
        val eased = easing.transform(((now - startedAt).toFloat() / duration).coerceIn(0f, 1f))
        fun between(a: Float, b: Float) = a + (b - a) * eased
        val spin = if (travel.spinsAhead) travel.spin * sign(to.x - from.x) else travel.spin
        return Pose(
            x = between(from.x, to.x),
            y = between(from.y, to.y) - travel.hop * 4 * eased * (1 - eased),
            width = between(from.width, to.width),
            height = between(from.height, to.height),
            turn = from.turn + shortWay(from.turn, to.turn) * eased + spin * (1 - eased),
            alpha = between(from.alpha, to.alpha).coerceIn(0f, 1f),
            breadth = if (travel.turnsOver) abs(cos(eased * PI)).toFloat() else 1f,
            showsBefore = travel.turnsOver && eased < 0.5f,
        )
    }

    companion object {
        fun still(pose: Pose) = Journey(pose, pose, startedAt = 0, travel = null)

        /** It moves by itself, and comes to rest at [to]. */
        fun filmed(to: Pose, startedAt: Long, footage: Footage) =
            Journey(to, to, startedAt, travel = null, footage)
    }
}

/** How far aside the table is, so many milliseconds after it began. */
internal fun Shake.offset(moment: Long): Float {
    val part = moment.toFloat() / durationMs.toLong()
    return if (part >= 1f) 0f else reach * (1 - part).pow(2) * sin(part * swings * 2 * PI).toFloat()
}

private fun Easing.inCompose(): androidx.compose.animation.core.Easing =
    when (this) {
        is Easing.Curve -> CubicBezierEasing(x1, y1, x2, y2)
        is Easing.Landing ->
            androidx.compose.animation.core.Easing { part ->
                if (part < fall) (part / fall) * (part / fall)
                else {
                    val after = (part - fall) / (1 - fall)
                    1 - bounce * 4 * after * (1 - after)
                }
            }
    }

private fun shortWay(from: Float, to: Float): Float {
    val way = (to - from) % WHOLE
    return when {
        way > WHOLE / 2 -> way - WHOLE
        way < -WHOLE / 2 -> way + WHOLE
        else -> way
    }
}

private const val WHOLE = 360f
