package fr.empile.ui.scene

import androidx.compose.animation.core.Easing
import androidx.compose.animation.core.FastOutSlowInEasing
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.sign

/** From one pose to another in a manner of its own, beginning at a moment of the film. */
internal class Travel
private constructor(
    private val from: Pose,
    val to: Pose,
    var startedAt: Long,
    private val duration: Long,
    private val hop: Float = 0f,
    private val spin: Float = 0f,
    private val turnsOver: Boolean = false,
    private val easing: Easing = FastOutSlowInEasing,
) {
    fun isUnderWay(now: Long) = now - startedAt < duration

    fun pose(now: Long): Pose {
        if (!isUnderWay(now)) return to
        val part = ((now - startedAt).toFloat() / duration).coerceIn(0f, 1f)
        val eased = easing.transform(part)
        fun between(a: Float, b: Float) = a + (b - a) * eased
        return Pose(
            x = between(from.x, to.x),
            y = between(from.y, to.y) - hop * 4 * eased * (1 - eased),
            width = between(from.width, to.width),
            height = between(from.height, to.height),
            turn = from.turn + shortWay(from.turn, to.turn) * eased + spin * (1 - eased),
            alpha = between(from.alpha, to.alpha).coerceIn(0f, 1f),
            breadth = if (turnsOver) abs(cos(eased * PI)).toFloat() else 1f,
            showsBefore = turnsOver && eased < 0.5f,
        )
    }

    companion object {
        fun still(pose: Pose) = Travel(pose, pose, startedAt = 0, duration = 0)

        fun fadeIn(to: Pose, now: Long) = Travel(to.copy(alpha = 0f), to, now, FADE)

        fun fadeOut(from: Pose, now: Long) = Travel(from, from.copy(alpha = 0f), now, FADE)

        fun glide(from: Pose, to: Pose, now: Long) = Travel(from, to, now, MOVE)

        /** As thrown dice do. */
        fun tumble(from: Pose, to: Pose, now: Long) =
            Travel(from, to, now, TUMBLE, hop = HOP, spin = -TURN)

        /** A die that rolls over one of its edges, towards where it goes. */
        fun pivot(from: Pose, to: Pose, now: Long) =
            Travel(from, to, now, PIVOT, hop = PIVOT_HOP, spin = -PIVOT_TURN * sign(to.x - from.x))

        /** A card that turns over. */
        fun flip(from: Pose, to: Pose, now: Long) = Travel(from, to, now, FLIP, turnsOver = true)

        /** Falls, ever faster, and lands a little softly. */
        fun drop(from: Pose, to: Pose, now: Long) = Travel(from, to, now, DROP, easing = landing)

        /** Springs aside. */
        fun scatter(from: Pose, to: Pose, now: Long) =
            Travel(from, to, now, SCATTER, hop = SCATTER_HOP, spin = TURN)

        private const val MOVE = 240L
        private const val FADE = 180L
        private const val TUMBLE = 480L
        private const val PIVOT = 320L
        private const val FLIP = 260L
        private const val DROP = 300L
        private const val SCATTER = 560L
        private const val HOP = 26f
        private const val PIVOT_HOP = 12f
        private const val SCATTER_HOP = 70f
        private const val TURN = 360f
        private const val PIVOT_TURN = 60f
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

/** A fall that takes most of the time, and one small bounce. */
private val landing = Easing { part ->
    if (part < FALL) (part / FALL) * (part / FALL)
    else {
        val bounce = (part - FALL) / (1 - FALL)
        1 - BOUNCE * 4 * bounce * (1 - bounce)
    }
}

private const val FALL = 0.68f
private const val BOUNCE = 0.06f
