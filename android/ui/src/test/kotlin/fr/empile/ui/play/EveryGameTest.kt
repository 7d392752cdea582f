package fr.empile.ui.play

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import fr.empile.core.HistoryQuery
import fr.empile.core.TouchPhase
import fr.empile.ui.core.CoreWatch
import fr.empile.ui.core.WatchedThread
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith
import org.junit.runners.Parameterized
import org.junit.runners.Parameterized.Parameters

/** The same matches that the core plays in Rust and the other shell in Swift. */
@RunWith(Parameterized::class)
class EveryGameTest(game: String) {
    @get:Rule val rule = createComposeRule()
    @get:Rule val folder = TemporaryFolder()
    @get:Rule val watch = CoreWatch()
    private val script = TouchScript.read(game)
    private val thread = WatchedThread()
    private lateinit var table: Rehearsal

    @Before
    fun sitDown() {
        rule.registerIdlingResource(thread)
        table = Rehearsal(rule, script, folder.root.resolve("empile.db"), thread)
        table.open()
        table.sitDown()
    }

    private fun assertPlayedToTheEnd() {
        assertEquals(script.finalState, table.stateJson)
        assertTrue("it is told over the board", table.isToldOver)
        rule.onNodeWithText(checkNotNull(table.headline)).assertIsDisplayed()
        table.ask { empile ->
            assertTrue(empile.openMatches().isEmpty())
            assertEquals(1, empile.history(HistoryQuery(), 10u, 0u).size)
        }
        watch.assertNobodyWaits("the table")
    }

    @Test
    fun `a match is played to its end by pointers alone`() {
        table.playToItsLastTouch()
        assertPlayedToTheEnd()
    }

    @Test
    fun `killed in the middle, the app comes back to the same board and the match goes on`() {
        val rest = script.restingPlace()
        table.touch(script.touches.take(rest))
        val left = table.board() to table.stateJson
        table.dieAndComeBack()
        table.sitDown()
        assertEquals(left, table.board() to table.stateJson)
        table.touch(script.touches.drop(rest))
        assertPlayedToTheEnd()
    }

    @Test
    fun `the screen turns in the middle, also under a finger, and the match goes on`() {
        val rest = script.restingPlace()
        table.touch(script.touches.take(rest))
        val left = table.board() to table.stateJson
        table.turn()
        assertEquals("nothing is played by turning", left.second, table.stateJson)
        table.turn()
        assertEquals(left, table.board() to table.stateJson)

        val finger = script.touches[rest]
        assertEquals(TouchPhase.DOWN, finger.phase)
        table.waitUntil(finger.stampMs.toLong())
        val before = table.board() to table.stateJson
        table.touch(listOf(finger))
        table.turn()
        table.turn()
        // Where touching is acting it may have counted; what had not yet has never been.
        val counted = table.stateJson != before.second
        if (!counted) assertEquals(before.first, table.board())
        table.touch(listOf(finger.copy(phase = TouchPhase.UP)))
        table.touch(script.touches.drop(if (counted) rest + 2 else rest))
        assertPlayedToTheEnd()
    }

    companion object {
        @JvmStatic @Parameters(name = "{0}") fun games() = TouchScript.games
    }
}
