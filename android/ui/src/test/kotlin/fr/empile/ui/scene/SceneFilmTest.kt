package fr.empile.ui.scene

import fr.empile.core.NodeMotion
import fr.empile.core.NodeRole
import fr.empile.core.SceneNode
import fr.empile.core.TableCue
import fr.empile.core.TableScene
import fr.empile.ui.theme.Motion
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

class SceneFilmTest {
    private val film = SceneFilm()

    private fun node(id: Int, x: Float) =
        SceneNode(
            id.toUInt(),
            x,
            0f,
            10f,
            10f,
            0f,
            0u,
            NodeMotion.GLIDE,
            null,
            null,
            NodeRole.PICTURE,
            null,
        )

    private fun shot(vararg nodes: SceneNode, cues: List<TableCue> = emptyList()) =
        Shot(TableScene(nodes.toList(), emptyList()), cues, fresh = false)

    private fun show(motion: Motion, vararg nodes: SceneNode, cues: List<TableCue> = emptyList()) =
        film.show(shot(*nodes, cues = cues), motion)

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
        film.roll(now)
        show(Motion.Full, node(2, 0f))
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
        show(Motion.Reduced, node(1, 100f), cues = listOf(TableCue.CAT_ASTROPHE))
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
        show(Motion.Full, node(1, 50f), cues = listOf(TableCue.CAT_ASTROPHE))
        rollFor(30)
        assertTrue(film.shake != 0f)
        rollFor(1_000)
        assertEquals(0f, film.shake, 0f)
        assertFalse(film.isMoving)
    }

    @Test
    fun `with motion off everything is in its place at once`() {
        show(Motion.Off, node(1, 0f))
        show(Motion.Off, node(1, 100f), node(2, 5f), cues = listOf(TableCue.CAT_ASTROPHE))
        assertFalse(film.isMoving)
        assertEquals(100f, x(1), 0f)
        assertEquals(2, film.sprites.size)
    }
}
