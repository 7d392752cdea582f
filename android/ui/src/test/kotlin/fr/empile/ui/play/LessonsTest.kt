package fr.empile.ui.play

import fr.empile.core.Empile
import fr.empile.core.Frame
import fr.empile.core.LessonTouch
import fr.empile.core.Table
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** The lessons that the core plays in Rust, and the other shell in Swift, by the same finger. */
class LessonsTest {
    private val empile = Empile.openRehearsal("fr")
    private var stamp = 0uL

    @After fun close() = empile.close()

    @Test
    fun `every lesson is learnt by following the finger`() {
        empile.games().forEach { game ->
            stamp = 0uL
            empile.resumeMatch(empile.beginLesson(game.slug)).use { table ->
                assertTrue(table.isLesson())
                var frame = table.resize(412f, 760f, 1f)
                var touches = 0
                while (frame.lesson?.isOver != true) {
                    frame = table.follow(checkNotNull(table.lessonTouch()))
                    assertEquals(game.slug, null, frame.refusal)
                    assertTrue("${game.slug} comes to an end", ++touches < MOST_TOUCHES)
                }
            }
        }
        assertTrue(empile.openMatches().isEmpty())
    }

    private fun Table.follow(asked: LessonTouch): Frame {
        feel(TouchPhase.DOWN, asked.x, asked.y)
        val goal = asked.to ?: return feel(TouchPhase.UP, asked.x, asked.y)
        feel(TouchPhase.MOVE, (asked.x + goal.x) / 2, (asked.y + goal.y) / 2)
        feel(TouchPhase.MOVE, goal.x, goal.y)
        return feel(TouchPhase.UP, goal.x, goal.y)
    }

    private fun Table.feel(phase: TouchPhase, x: Float, y: Float): Frame {
        stamp += 20uL
        return step(listOf(TouchSample(1uL, phase, x, y, stamp)))
    }

    private companion object {
        const val MOST_TOUCHES = 100
    }
}
