package fr.empile.ui.scene

import androidx.compose.animation.core.FastOutSlowInEasing
import fr.empile.core.SceneNode
import kotlin.math.abs

/** Where a node is, how far it is turned and how much of it is seen. */
internal data class Pose(
    val x: Float,
    val y: Float,
    val width: Float,
    val height: Float,
    val turn: Float,
    val alpha: Float,
) {
    fun isAt(other: Pose) =
        near(x, other.x) &&
            near(y, other.y) &&
            near(width, other.width) &&
            near(height, other.height) &&
            near(turn, other.turn)

    private fun near(a: Float, b: Float) = abs(a - b) < 0.01f
}

internal fun SceneNode.pose() = Pose(x, y, width, height, turn, alpha = 1f)

/** From one pose to another, over a hop and with a spin, beginning at a moment of the film. */
internal class Travel(
    private val from: Pose,
    val to: Pose,
    var startedAt: Long,
    private val duration: Long,
    private val hop: Float = 0f,
    private val spin: Float = 0f,
) {
    fun isUnderWay(now: Long) = now - startedAt < duration

    fun pose(now: Long): Pose {
        if (!isUnderWay(now)) return to
        val part = ((now - startedAt).toFloat() / duration).coerceIn(0f, 1f)
        val eased = FastOutSlowInEasing.transform(part)
        fun between(a: Float, b: Float) = a + (b - a) * eased
        return Pose(
            x = between(from.x, to.x),
            y = between(from.y, to.y) - hop * 4 * eased * (1 - eased),
            width = between(from.width, to.width),
            height = between(from.height, to.height),
            turn = between(from.turn, to.turn) + spin * (1 - eased),
            alpha = between(from.alpha, to.alpha),
        )
    }

    companion object {
        fun still(pose: Pose) = Travel(pose, pose, startedAt = 0, duration = 0)
    }
}

/** A node on its way. */
internal class Sprite(
    val node: SceneNode,
    val drawing: Drawing?,
    val travel: Travel,
    val isLeaving: Boolean = false,
) {
    fun pose(now: Long): Pose = travel.pose(now)

    fun isMoving(now: Long): Boolean = travel.isUnderWay(now)

    /** The same, fading out where it is. */
    fun leaving(now: Long, duration: Long): Sprite {
        val here = pose(now)
        return Sprite(node, drawing, Travel(here, here.copy(alpha = 0f), now, duration), isLeaving = true)
    }
}
