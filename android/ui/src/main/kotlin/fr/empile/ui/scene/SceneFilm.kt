package fr.empile.ui.scene

import fr.empile.core.Feel
import fr.empile.core.SceneChanges
import fr.empile.core.SceneNode
import fr.empile.core.Shake
import fr.empile.ui.theme.Motion

/**
 * What changes next, and what its cues do meanwhile. [fresh]: it is all there is, and nothing
 * travels there.
 */
class Shot(val changes: SceneChanges, val feels: List<Feel>, val fresh: Boolean)

/**
 * Plays one scene into the next: what keeps its id travels as the core says, what is new appears,
 * what is gone fades, and what is in a hand stays in the hand.
 */
internal class SceneFilm {
    private val drawings = HashMap<UInt, Drawing>()
    private val standing = HashMap<UInt, Sprite>()
    private var leaving: List<Sprite> = emptyList()
    private var now = 0L
    private var shaken: Shake? = null
    private var shakenAt = 0L

    /** From the back to the front. */
    var sprites: List<Sprite> = emptyList()
        private set

    val isMoving: Boolean
        get() = shaken != null || sprites.any { it.isMoving(now) }

    /** How far the whole table is shaken aside now, in density-independent pixels. */
    val shake: Float
        get() = shaken?.offset(now - shakenAt) ?: 0f

    fun show(shot: Shot, motion: Motion) {
        val changes = shot.changes
        val atOnce = shot.fresh || motion == Motion.Off
        if (shot.fresh) {
            drawings.clear()
            standing.clear()
            leaving = emptyList()
        }
        changes.pictures.forEach { drawings[it.number] = Drawing(it) }
        val footage = changes.footage?.takeIf { !atOnce }
        val ways = footage?.takeIf { motion == Motion.Full }?.ways().orEmpty()
        val stays = footage?.takeIf { motion == Motion.Reduced }?.stays().orEmpty()
        changes.removed.forEach { id ->
            standing.remove(id)?.let { if (!atOnce) leave(it, ways[id] ?: stays[id]?.at(it)) }
        }
        changes.put.forEach { node ->
            standing[node.id] =
                if (atOnce) still(node)
                else next(standing[node.id], node, shot.feels, motion == Motion.Reduced)
        }
        ways.forEach { (id, footage) ->
            standing.computeIfPresent(id) { _, it -> it.filmed(footage) }
        }
        if (!atOnce && motion == Motion.Full) {
            setOff(shot.feels, except = changes.put.mapTo(HashSet()) { it.id } + ways.keys)
            shot.feels.firstNotNullOfOrNull { it.shake }?.let(::shake)
        }
        order()
    }

    private fun still(node: SceneNode) = Sprite(node, drawing(node), Journey.still(node.pose()))

    /** A node on its way from what it was to what it is now. */
    private fun next(
        before: Sprite?,
        node: SceneNode,
        feels: List<Feel>,
        isCalm: Boolean,
    ): Sprite {
        val (from, to) = before?.pose(now) to node.pose()
        val appearing = { Sprite(node, drawing(node), Journey(to.faded(), to, now, manner.fade)) }
        return when (val passage = manner.passage(before?.node, from, node, feels, isCalm)) {
            Passage.Still -> still(node)
            Passage.Appear -> appearing()
            Passage.CrossFade -> {
                before?.let(::fade)
                appearing()
            }
            is Passage.Way -> {
                val journey = Journey(from ?: to.faded(), to, now, passage.travel)
                Sprite(node, drawing(node), journey, before?.drawing)
            }
        }
    }

    /** Also a die that shows what it showed before has been thrown. */
    private fun setOff(feels: List<Feel>, except: Set<UInt>) =
        feels
            .mapNotNull { it.setsOff }
            .forEach { motion ->
                val travel = manner.travels.getValue(motion)
                standing.entries
                    .filter { it.value.node.motion == motion && it.key !in except }
                    .forEach { entry ->
                        val sprite = entry.value
                        val journey = Journey(sprite.pose(now), sprite.journey.to, now, travel)
                        entry.setValue(sprite.travelling(journey))
                    }
            }

    private fun shake(shake: Shake) {
        shaken = shake
        shakenAt = now
    }

    /** What stays moves by itself to where it rests. */
    private fun Sprite.filmed(footage: Footage) =
        travelling(Journey.filmed(node.pose(), now, footage))

    /** What is gone moves on if it was moving by itself, and fades. */
    private fun leave(sprite: Sprite, footage: Footage?) {
        leaving = leaving + (footage?.let { sprite.leaving(now, it) } ?: sprite.leaving(now))
    }

    /** For calm people what is gone stays where it was until its turn comes. */
    private fun Long.at(sprite: Sprite) = Footage.still(sprite.pose(now), this)

    private fun fade(sprite: Sprite) = leave(sprite, footage = null)

    private fun order() {
        sprites = (standing.values + leaving).sortedWith(backToFront)
    }

    /** Moves on to this moment of the frame clock, in milliseconds. */
    fun roll(frame: Long) {
        // What was shown before the first frame begins with it.
        val late = frame - now
        if (now == 0L || late > LONGEST_GAP) {
            sprites.forEach { it.journey.startedAt += late }
            shakenAt += late
        }
        now = frame
        if (shaken?.let { now - shakenAt >= it.durationMs.toLong() } == true) shaken = null
        if (leaving.any { !it.isMoving(now) }) {
            leaving = leaving.mapNotNull { if (it.isMoving(now)) it else it.faded(now) }
            order()
        }
    }

    fun poseOf(sprite: Sprite): Pose = sprite.pose(now)

    private fun drawing(node: SceneNode): Drawing? = node.picture?.let(drawings::get)

    private companion object {
        /** A pause between frames longer than this was not motion but sleep. */
        const val LONGEST_GAP = 500L
    }
}
