package fr.empile.ui.scene

import fr.empile.core.NodeRole
import fr.empile.core.SceneNode
import fr.empile.core.TableCue
import fr.empile.core.TableScene
import fr.empile.ui.theme.Motion
import kotlin.math.PI
import kotlin.math.pow
import kotlin.math.sin

/** A scene to show next. [fresh]: its pictures replace all earlier ones, and nothing travels. */
class Shot(val scene: TableScene, val cues: List<TableCue>, val fresh: Boolean)

/** Plays one scene into the next: what keeps its id travels, what is new appears, what is gone fades. */
internal class SceneFilm {
    private val drawings = HashMap<UInt, Drawing>()
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
            return if (part >= 1f) 0f else SHAKE_REACH * (1 - part).pow(2) * sin(part * 6 * PI).toFloat()
        }

    fun show(shot: Shot, motion: Motion) {
        if (shot.fresh) drawings.clear()
        shot.scene.pictures.forEach { drawings[it.number] = Drawing(it) }
        sprites =
            if (shot.fresh || motion == Motion.Off || sprites.isEmpty()) {
                shot.scene.nodes.map { Sprite(it, drawing(it), Travel.still(it.pose())) }
            } else {
                val leaving = leaving(shot, motion)
                entering(shot, motion) + leaving
            }
        if (TableCue.CAT_ASTROPHE in shot.cues && motion == Motion.Full) shakenAt = now
    }

    /** What the next scene has, each node on its way there. */
    private fun entering(shot: Shot, motion: Motion): List<Sprite> {
        val before = sprites.filterNot { it.isLeaving }.associateBy { it.node.id }
        return shot.scene.nodes.map { node ->
            val travel = travel(before[node.id]?.pose(now), node, shot.cues, motion)
            Sprite(node, drawing(node), travel)
        }
    }

    private fun travel(from: Pose?, node: SceneNode, cues: List<TableCue>, motion: Motion): Travel {
        val to = node.pose()
        return when {
            from == null -> Travel(to.copy(alpha = 0f), to, now, FADE)
            motion == Motion.Reduced ->
                if (from.isAt(to)) Travel.still(to)
                else Travel(to.copy(alpha = 0f), to, now, FADE)
            TableCue.DICE_THROWN in cues && node.isDie() ->
                Travel(from, to, now, TUMBLE, hop = HOP, spin = -TURN)
            from.isAt(to) && from.alpha == 1f -> Travel.still(to)
            TableCue.CAT_ASTROPHE in cues ->
                Travel(from, to, now, SCATTER, hop = SCATTER_HOP, spin = TURN)
            else -> Travel(from, to, now, MOVE)
        }
    }

    /** What fades where it is: nodes that are gone and, with reduced motion, the old places of others. */
    private fun leaving(shot: Shot, motion: Motion): List<Sprite> {
        val next = shot.scene.nodes.associateBy { it.id }
        return sprites.mapNotNull { sprite ->
            val stays = next[sprite.node.id]?.pose()
            when {
                sprite.isLeaving -> sprite.takeIf { it.isMoving(now) }
                stays == null -> sprite.leaving(now, FADE)
                motion == Motion.Reduced && !sprite.pose(now).isAt(stays) -> sprite.leaving(now, FADE)
                else -> null
            }
        }
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
        if (sprites.any { it.isLeaving && !it.isMoving(now) }) {
            sprites = sprites.filterNot { it.isLeaving && !it.isMoving(now) }
        }
    }

    fun poseOf(sprite: Sprite): Pose = sprite.pose(now)

    private fun drawing(node: SceneNode): Drawing? = node.picture?.let(drawings::get)

    private companion object {
        const val MOVE = 240L
        const val FADE = 180L
        const val TUMBLE = 480L
        const val SCATTER = 560L
        const val SHAKE = 420L
        const val SHAKE_REACH = 9f
        const val HOP = 26f
        const val TURN = 360f
        const val SCATTER_HOP = 70f
        /** A pause between frames longer than this was not motion but sleep. */
        const val LONGEST_GAP = 500L
    }
}

/** Dice are the things one chooses among. */
private fun SceneNode.isDie() = role == NodeRole.CHOSEN || role == NodeRole.UNCHOSEN
