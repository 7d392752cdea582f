package fr.empile.ui.scene

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
    /** How much of its breadth is seen while it turns over. */
    val breadth: Float = 1f,
    /** Turning over, and still showing what it was. */
    val showsBefore: Boolean = false,
) {
    fun isAt(other: Pose) =
        near(x, other.x) &&
            near(y, other.y) &&
            near(width, other.width) &&
            near(height, other.height) &&
            near(turn, other.turn)

    /** The same, not to be seen. */
    fun faded() = copy(alpha = 0f)

    private fun near(a: Float, b: Float) = abs(a - b) < 0.01f
}

internal fun SceneNode.pose() = Pose(x, y, width, height, turn, alpha = 1f)

/** A node on its way. [before] is what it looked like until it turned over. */
internal class Sprite(
    val node: SceneNode,
    val drawing: Drawing?,
    val journey: Journey,
    val before: Drawing? = null,
    val isLeaving: Boolean = false,
) {
    fun pose(now: Long): Pose = journey.pose(now)

    fun isMoving(now: Long): Boolean = journey.isUnderWay(now)

    /** The same, gone from the scene: it moves on to its end. */
    fun leaving(now: Long, footage: Footage): Sprite {
        val end = footage.end(pose(now))
        return Sprite(node, drawing, Journey.filmed(end, now, footage), isLeaving = true)
    }

    /** What is left of it when it has come to its end: it fades there, unless it has. */
    fun faded(now: Long): Sprite? = leaving(now).takeIf { journey.to.alpha > 0f }

    /** The same, on another way. */
    fun travelling(journey: Journey) = Sprite(node, drawing, journey)

    /** The same, fading out where it is. */
    fun leaving(now: Long): Sprite {
        val from = pose(now)
        return Sprite(
            node,
            drawing,
            Journey(from, from.faded(), now, manner.fade),
            isLeaving = true,
        )
    }
}

/** From the back to the front, as the core orders nodes. */
internal val backToFront: Comparator<Sprite> = compareBy({ it.node.depth }, { it.node.id })
