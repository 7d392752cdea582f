package fr.empile.android

import androidx.test.ext.junit.runners.AndroidJUnit4
import fr.empile.core.Empile
import fr.empile.core.MatchSetup
import fr.empile.core.RobotPace
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith

/** What a robot does on its turn is said as it does it. */
@RunWith(AndroidJUnit4::class)
class RobotsHeardTest : Device() {
    @Before
    fun listen() {
        Reader.switchOn(context)
    }

    /** A robot begins; nobody has given it time to move yet. */
    private fun beginAgainstARobot(): String {
        log.parentFile?.mkdirs()
        return Empile.openRehearsal("fr", log.path).use { empile ->
            val robot = empile.robots().first().let { it.levels[it.usual.toInt()].player }
            val seats = listOf(robot.id, empile.addPlayer("Laureline", 0u).id)
            empile.startMatch(MatchSetup("cui-bono"), seats, 7u).use { it.id() }
        }
    }

    /** What live regions say now. */
    private fun live(): List<String> =
        Spoken.inOrder(nodes()).filter { it.isLive }.flatMap { it.words }

    private fun canActNow(): Boolean =
        nodes().any { it.tag().startsWith("node-") && Reader.told(it)?.isClickable == true }

    @Test
    fun everyLineOfTheJournalIsHeard() {
        val match = beginAgainstARobot()
        val heard = mutableListOf<String>()
        start()
        life.preferences.robotPace = RobotPace.BRISK
        touch("resume-$match")
        waitFor("table")
        var before = emptySet<String>()
        until("the robot has moved") {
            // Looked at before one listens: what is said last comes with the turn.
            val isOver = canActNow()
            val said = live().toSet()
            heard += said - before
            before = said
            isOver
        }
        val journal = askCore { it.resumeMatch(match).use { table -> table.journal() } }
        assertTrue("it did something", journal.isNotEmpty())
        val lines = heard.flatMap { it.lines() }
        assertEquals("unheard", emptyList<String>(), journal.filterNot { it in lines })
    }
}
