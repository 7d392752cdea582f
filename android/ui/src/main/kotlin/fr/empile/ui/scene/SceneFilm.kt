package fr.empile.ui.scene

import fr.empile.core.NodeMotion
import fr.empile.core.SceneChanges
import fr.empile.core.SceneNode
import fr.empile.core.TableCue
import fr.empile.ui.theme.Motion
import kotlin.math.PI
import kotlin.math.pow
import kotlin.math.sin

/** What changes next. [fresh]: it is all there is, and nothing travels there. */
class Shot(val changes: SceneChanges, val cues: List<TableCue>, val fresh: Boolean)

/**
 * Plays one scene into the next: what keeps its id travels as the core says, what is new appears,
 * what is gone fades, and what is in a hand stays in the hand.
 */
internal class SceneFilm {
    private val drawings = HashMap<UInt, Drawing>()
    private val standing = HashMap<UInt, Sprite>()
    private var leaving: List<Sprite> = emptyList()
    private var now = 0L
    private var shakenAt: Long? = null

    /** From the back to the front. */
    var sprites: List<Sprite> = emptyList()
        private set

    val isMoving: Boolean
        get() = shakenAt != null || sprites.any { it.isMoving(now) }

    /** How far the whole table is shaken aside now, in density-independent pixels. */
    val shake: Float
        get() {
            val since = shakenAt?.let { now - it } ?: return 0f
            val part = since.toFloat() / SHAKE
            return if (part >= 1f) 0f
            else SHAKE_REACH * (1 - part).pow(2) * sin(part * 6 * PI).toFloat()
        }

    fun show(shot: Shot, motion: Motion) {
        val changes = shot.changes
        val atOnce = shot.fresh || motion == Motion.Off
        if (shot.fresh) {
            drawings.clear()
            standing.clear()
            leaving = emptyList()
        }
        changes.pictures.forEach { drawings[it.number] = Drawing(it) }
        changes.removed.forEach { id -> standing.remove(id)?.let { if (!atOnce) fade(it) } }
        changes.put.forEach { node ->
            val before = standing[node.id]
            standing[node.id] =
                if (atOnce) Sprite(node, drawing(node), Travel.still(node.pose()))
                else next(before, node, shot.cues, motion)
        }
        if (!atOnce && TableCue.DICE_THROWN in shot.cues && motion == Motion.Full) tumble()
        if (TableCue.CAT_ASTROPHE in shot.cues && motion == Motion.Full) shakenAt = now
        order()
    }

    /** A node on its way from what it was to what it is now. */
    private fun next(
        before: Sprite?,
        node: SceneNode,
        cues: List<TableCue>,
        motion: Motion,
    ): Sprite {
        val (drawing, to) = drawing(node) to node.pose()
        val from = before?.pose(now)
        return when {
            node.isHeld && from != null -> Sprite(node, drawing, Travel.still(to))
            from == null -> Sprite(node, drawing, Travel.fadeIn(to, now))
            motion == Motion.Reduced -> {
                val stays = from.isAt(to) && before.node.picture == node.picture
                if (stays) Sprite(node, drawing, Travel.still(to))
                else {
                    fade(before)
                    Sprite(node, drawing, Travel.fadeIn(to, now))
                }
            }
            else -> {
                val turnsOver =
                    node.motion == NodeMotion.FLIP && before.node.picture != node.picture
                Sprite(node, drawing, travel(from, to, node, turnsOver, cues), before.drawing)
            }
        }
    }

    private fun travel(
        from: Pose,
        to: Pose,
        node: SceneNode,
        turnsOver: Boolean,
        cues: List<TableCue>,
    ): Travel =
        when {
            turnsOver -> Travel.flip(from, to, now)
            from.isAt(to) && from.alpha == 1f -> Travel.still(to)
            TableCue.CAT_ASTROPHE in cues -> Travel.scatter(from, to, now)
            else ->
                when (node.motion) {
                    NodeMotion.PIVOT -> Travel.pivot(from, to, now)
                    NodeMotion.DROP -> Travel.drop(from, to, now)
                    NodeMotion.SCATTER -> Travel.scatter(from, to, now)
                    NodeMotion.GLIDE,
                    NodeMotion.TUMBLE,
                    NodeMotion.FLIP -> Travel.glide(from, to, now)
                }
        }

    /** All dice that were thrown: also one that shows what it showed before has been thrown. */
    private fun tumble() {
        standing.entries
            .filter { it.value.node.motion == NodeMotion.TUMBLE }
            .forEach { entry ->
                val sprite = entry.value
                entry.setValue(
                    sprite.travelling(Travel.tumble(sprite.pose(now), sprite.travel.to, now))
                )
            }
    }

    private fun fade(sprite: Sprite) {
        leaving = leaving + sprite.leaving(now)
    }

    private fun order() {
        sprites = (standing.values + leaving).sortedWith(backToFront)
    }

    /** Moves on to this moment of the frame clock, in milliseconds. */
    fun roll(frame: Long) {
        // What was shown before the first frame begins with it.
        val late = frame - now
        if (now == 0L || late > LONGEST_GAP) {
            sprites.forEach { it.travel.startedAt += late }
            shakenAt = shakenAt?.plus(late)
        }
        now = frame
        if (shakenAt?.let { now - it >= SHAKE } == true) shakenAt = null
        if (leaving.any { !it.isMoving(now) }) {
            leaving = leaving.filter { it.isMoving(now) }
            order()
        }
    }

    fun poseOf(sprite: Sprite): Pose = sprite.pose(now)

    private fun drawing(node: SceneNode): Drawing? = node.picture?.let(drawings::get)

    private companion object {
        const val SHAKE = 420L
        const val SHAKE_REACH = 9f
        /** A pause between frames longer than this was not motion but sleep. */
        const val LONGEST_GAP = 500L
    }
}
