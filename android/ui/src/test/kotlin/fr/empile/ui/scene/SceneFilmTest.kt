package fr.empile.ui.scene

import fr.empile.core.Feel
import fr.empile.core.NodeMotion
import fr.empile.core.NodeRole
import fr.empile.core.SceneChanges
import fr.empile.core.SceneFootage
import fr.empile.core.SceneNode
import fr.empile.core.SceneTrack
import fr.empile.ui.theme.Motion
import java.nio.ByteBuffer
import java.nio.ByteOrder
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

class SceneFilmTest {
    private val film = SceneFilm()
    private val catAstrophe = manner.feels.first { it.shake != null }
    private val thrown = manner.feels.first { it.setsOff == NodeMotion.TUMBLE }

    private fun node(
        id: Int,
        x: Float,
        depth: UByte = 0u,
        motion: NodeMotion = NodeMotion.GLIDE,
        picture: UInt? = null,
    ) =
        SceneNode(
            id.toUInt(),
            x,
            y = 0f,
            width = 10f,
            height = 10f,
            turn = 0f,
            depth,
            motion,
            picture,
            text = null,
            NodeRole.PICTURE,
            label = null,
        )

    private fun show(
        motion: Motion,
        vararg put: SceneNode,
        removed: List<UInt> = emptyList(),
        feels: List<Feel> = emptyList(),
    ) =
        film.show(
            Shot(SceneChanges(1u, false, removed, put.toList(), emptyList()), feels, fresh = false),
            motion,
        )

    private fun rollFor(millis: Long) {
        repeat((millis / 10).toInt()) { film.roll(now + 10).also { now += 10 } }
    }

    private var now = 1_000L

    private fun x(id: Int) =
        film.poseOf(film.sprites.single { it.node.id == id.toUInt() && !it.isLeaving }).x

    @Test
    fun `a node travels from its old place to the new one and arrives`() {
        show(Motion.Full, node(1, 0f))
        film.roll(now)
        show(Motion.Full, node(1, 100f))
        assertEquals(0f, x(1), 0.01f)
        rollFor(100)
        assertTrue("on its way: ${x(1)}", x(1) > 5f && x(1) < 95f)
        rollFor(300)
        assertEquals(100f, x(1), 0.01f)
        assertFalse(film.isMoving)
    }

    @Test
    fun `a journey can be interrupted and goes on from where it is`() {
        show(Motion.Full, node(1, 0f))
        film.roll(now)
        show(Motion.Full, node(1, 100f))
        rollFor(120)
        val halfway = x(1)
        show(Motion.Full, node(1, 0f))
        assertEquals(halfway, x(1), 0.01f)
        rollFor(400)
        assertEquals(0f, x(1), 0.01f)
    }

    @Test
    fun `what is new fades in, what is gone fades out and is forgotten`() {
        show(Motion.Full, node(1, 0f))
        rollFor(400)
        show(Motion.Full, node(2, 0f), removed = listOf(1u))
        val (arriving, leaving) = film.sprites.partition { !it.isLeaving }
        assertEquals(0f, film.poseOf(arriving.single()).alpha, 0.01f)
        assertEquals(1f, film.poseOf(leaving.single()).alpha, 0.01f)
        rollFor(400)
        assertEquals(listOf(2u), film.sprites.map { it.node.id })
        assertEquals(1f, film.poseOf(film.sprites.single()).alpha, 0.01f)
    }

    @Test
    fun `with reduced motion nothing travels, spins or shakes`() {
        show(Motion.Reduced, node(1, 0f))
        film.roll(now)
        show(Motion.Reduced, node(1, 100f), feels = listOf(catAstrophe))
        assertEquals(100f, x(1), 0.01f)
        rollFor(60)
        assertEquals(0f, film.shake, 0f)
        assertTrue(film.sprites.all { film.poseOf(it).turn == 0f })
        rollFor(400)
        assertEquals(1, film.sprites.size)
    }

    @Test
    fun `a cat-astrophe shakes the table once`() {
        show(Motion.Full, node(1, 0f))
        film.roll(now)
        show(Motion.Full, node(1, 50f), feels = listOf(catAstrophe))
        rollFor(30)
        assertTrue(film.shake != 0f)
        rollFor(1_000)
        assertEquals(0f, film.shake, 0f)
        assertFalse(film.isMoving)
    }

    @Test
    fun `a table that is shown for the first time is not shaken`() {
        val everything = SceneChanges(1u, true, emptyList(), listOf(node(1, 0f)), emptyList())
        film.show(Shot(everything, listOf(catAstrophe), fresh = true), Motion.Full)
        assertFalse(film.isMoving)
    }

    @Test
    fun `with motion off everything is in its place at once`() {
        show(Motion.Off, node(1, 0f))
        show(Motion.Off, node(1, 100f), node(2, 5f), feels = listOf(catAstrophe))
        assertFalse(film.isMoving)
        assertEquals(100f, x(1), 0f)
        assertEquals(2, film.sprites.size)
    }

    @Test
    fun `nodes that a change does not name stay as they are, in order of depth and id`() {
        show(Motion.Off, node(1, 0f, depth = 2u), node(2, 0f), node(3, 0f))
        show(Motion.Off, node(2, 7f, depth = 9u), removed = listOf(3u))
        assertEquals(listOf(1u, 2u), film.sprites.map { it.node.id })
        show(Motion.Off, node(1, 0f, depth = 9u))
        assertEquals(listOf(1u, 2u), film.sprites.map { it.node.id })
        show(Motion.Off, node(2, 7f))
        assertEquals(listOf(2u, 1u), film.sprites.map { it.node.id })
        assertEquals(7f, x(2), 0f)
    }

    @Test
    fun `a piece in a hand is where the hand is, and glides home when it is let go`() {
        listOf(Motion.Full, Motion.Reduced).forEach { motion ->
            show(motion, node(1, 0f))
            rollFor(400)
            show(motion, node(1, 60f, depth = manner.heldDepth))
            assertEquals(60f, x(1), 0f)
            assertFalse("nothing lags behind with $motion", film.isMoving)
            show(motion, node(1, 0f))
            assertTrue(film.isMoving)
            rollFor(400)
        }
    }

    @Test
    fun `a card that turns over shows its back until it is seen edge on`() {
        show(Motion.Full, node(1, 0f, motion = NodeMotion.FLIP, picture = 1u))
        rollFor(400)
        show(Motion.Full, node(1, 0f, motion = NodeMotion.FLIP, picture = 2u))
        rollFor(20)
        assertTrue(pose(1).showsBefore)
        rollFor(300)
        assertFalse(pose(1).showsBefore)
        assertEquals(1f, pose(1).breadth, 0f)
    }

    @Test
    fun `all thrown dice tumble, also one that shows the same again`() {
        val (die, card) = node(1, 0f, motion = NodeMotion.TUMBLE) to node(2, 0f)
        show(Motion.Full, die, card)
        rollFor(400)
        show(Motion.Full, feels = listOf(thrown))
        rollFor(100)
        assertTrue(pose(1).turn != 0f)
        assertEquals(0f, pose(2).turn, 0f)
        rollFor(500)
        assertEquals(0f, pose(1).turn, 0f)
    }

    private fun pose(id: Int) = film.poseOf(film.sprites.single { it.node.id == id.toUInt() })

    /** At 0, then 200 to the right, in hundredths of a second. */
    private fun footage(vararg ids: Int): SceneFootage {
        val frames = ByteBuffer.allocate(24).order(ByteOrder.LITTLE_ENDIAN)
        listOf(0f, 0f, 0f, 200f, 0f, 0f).forEach(frames::putFloat)
        val tracks = ids.map { SceneTrack(it.toUInt(), frames.array()) }
        return SceneFootage(everyMs = 100u, tracks, cues = emptyList(), lengthMs = 200u)
    }

    private fun playFootage(motion: Motion) {
        show(motion, node(1, 0f), node(2, 0f))
        rollFor(500)
        val changes =
            SceneChanges(
                2u,
                false,
                removed = listOf(2u),
                put = listOf(node(1, 50f)),
                pictures = emptyList(),
                footage(1, 2),
            )
        film.show(Shot(changes, feels = emptyList(), fresh = false), motion)
    }

    @Test
    fun `what moves by itself is where its footage has it, and rests where the scene says`() {
        playFootage(Motion.Full)
        rollFor(50)
        assertEquals(100f, x(1), 1f)
        rollFor(50)
        assertEquals(200f, x(1), 1f)
        rollFor(100)
        assertEquals(50f, x(1), 0.01f)
    }

    @Test
    fun `what is gone moves to its end and fades there`() {
        playFootage(Motion.Full)
        rollFor(50)
        val gone = { film.sprites.single { it.isLeaving } }
        assertEquals(100f, film.poseOf(gone()).x, 1f)
        assertEquals(1f, film.poseOf(gone()).alpha, 0.01f)
        rollFor(250)
        val pose = film.poseOf(gone())
        assertEquals(200f, pose.x, 0.01f)
        assertTrue("fades: ${pose.alpha}", pose.alpha < 1f)
        rollFor(500)
        assertTrue(film.sprites.none { it.isLeaving } && !film.isMoving)
    }

    @Test
    fun `calm people see nothing move by itself`() {
        playFootage(Motion.Reduced)
        rollFor(50)
        assertEquals(50f, x(1), 0.01f)
    }
}
