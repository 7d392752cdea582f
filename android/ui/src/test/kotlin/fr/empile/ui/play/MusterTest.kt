package fr.empile.ui.play

import androidx.compose.ui.test.junit4.v2.createComposeRule
import fr.empile.core.TouchPhase
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** Nobody begins before everyone has come to the table. */
class MusterTest {
    @get:Rule val rule = createComposeRule()
    @get:Rule val folder = TemporaryFolder()
    private lateinit var table: Rehearsal

    @Before
    fun open() {
        table = Rehearsal(rule, TouchScript.read("raffzahn"), folder.root.resolve("empile.db"))
        table.open()
    }

    private fun isWaiting() = table.has(START)

    private fun throwTheDie(stamp: ULong) {
        val first = table.script.touches.take(2)
        table.touch(first.map { it.copy(stampMs = stamp) })
    }

    private fun isUntouched() = "\"entries\":[]" in table.recordJson

    @Test
    fun `a touch where the die will lie does nothing before everyone is there`() {
        assertTrue(isWaiting())
        throwTheDie(stamp = 10u)
        assertTrue(isUntouched())
        table.sitDown()
        assertFalse(isWaiting())
        assertTrue("fingers that lift do not play", isUntouched())
        throwTheDie(stamp = table.script.comingMs + 20u)
        assertFalse(isUntouched())
    }

    @Test
    fun `a finger that lifts stops the count`() {
        val (down, up) = table.script.holds(0u).partition { it.phase == TouchPhase.DOWN }
        table.touch(down)
        assertFalse("it is counted", isWaiting())
        table.touch(listOf(up.first().copy(stampMs = 100u)))
        assertTrue(isWaiting())
        table.waitUntil(table.script.comingMs.toLong() + 500)
        assertTrue(isWaiting())
    }

    @Test
    fun `whoever cannot hold a zone begins all the same`() {
        table.act(START)
        assertFalse(isWaiting())
        table.waitUntil(table.script.comingMs.toLong())
        throwTheDie(stamp = table.script.comingMs + 10u)
        assertFalse(isUntouched())
    }

    @Test
    fun `after a pause everyone comes again, and the match's time has waited`() {
        table.sitDown()
        table.pauseAndGoOn()
        assertTrue(isWaiting())
        throwTheDie(stamp = table.script.comingMs + 10u)
        assertTrue(isUntouched())
        val again = table.script.comingMs + 1_000u
        table.touch(table.script.holds(again))
        assertFalse(isWaiting())
        throwTheDie(stamp = again + table.script.comingMs + 7u)
        assertTrue(table.recordJson, "\"at\":7}" in table.recordJson)
    }

    @Test
    fun `a screen that turns while they come takes their fingers away`() {
        table.touch(table.script.holds(0u).filter { it.phase == TouchPhase.DOWN })
        table.turn()
        assertTrue(isWaiting())
        table.turn()
        lift()
        table.touch(table.script.holds(100u))
        assertFalse(isWaiting())
        table.turn()
        assertFalse("nobody is called again", isWaiting())
    }

    private fun lift() {
        val up = table.script.holds(0u).filter { it.phase == TouchPhase.UP }
        table.touch(up.map { it.copy(stampMs = 50u) })
        assertTrue(isWaiting())
    }

    private companion object {
        /** The button that begins without waiting. */
        const val START = 1_000_000
    }
}
