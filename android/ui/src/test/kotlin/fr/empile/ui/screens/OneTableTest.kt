package fr.empile.ui.screens

import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import fr.empile.core.Empile
import fr.empile.core.MatchSetup
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import fr.empile.core.UndoNeed
import fr.empile.ui.EmpileScreens
import fr.empile.ui.core.CoreCalls
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.scene.composePointerTime
import fr.empile.ui.table.TableState
import java.util.concurrent.ConcurrentLinkedQueue
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.yield
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test

/** Views come and go; the match has one table, in the core, and a batch of fingers is one call. */
class OneTableTest {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openInMemory("fr")
    private val core = testCore(empile, seed = 7u)
    private var turns by mutableIntStateOf(0)
    private lateinit var navigator: Navigator

    @After
    fun close() {
        CoreCalls.watcher = null
        core.close()
    }

    private fun match(game: String): String {
        val info = empile.games().single { it.slug == game }
        val seats = List(info.leastPlayers.toInt()) { empile.addPlayer("P$it", it.toUByte()).id }
        return empile.startMatch(MatchSetup(game), seats, 7u).use { it.id() }
    }

    private fun show(match: String) {
        navigator = Navigator(listOf(Screen.Home, Screen.Table(match)))
        rule.setContent { key(turns) { EmpileScreens(core, still(), navigator) } }
        rule.waitForIdle()
    }

    /** The system makes every view anew, as when a phone is turned. */
    private fun turn() {
        turns++
        rule.waitForIdle()
    }

    @Test
    fun `a phone that is turned keeps the journal`() {
        val match = match("pile-poils")
        show(match)
        rule.click("node-$ROLL")
        val told = empile.resumeMatch(match).use { it.journal() }.last()
        turn()
        rule.click("journal")
        rule.onNodeWithText(told).assertIsDisplayed()
    }

    @Test
    fun `a phone that is turned keeps the pause, and one that was not paused is not`() {
        show(match("pilo-pilo"))
        turn()
        assertFalse(rule.exists("paused"))
        rule.click("pause")
        turn()
        rule.onNodeWithTag("paused").assertIsDisplayed()
        rule.click("resume")
        turn()
        assertFalse(rule.exists("paused"))
    }

    @Test
    fun `a table that is left is let go`() {
        val match = match("pilo-pilo")
        show(match)
        rule.click("pause")
        rule.click("leave")
        rule.runOnIdle { navigator.goTo(Screen.Table(match)) }
        rule.waitForIdle()
        assertFalse("it is opened anew", rule.exists("paused"))
    }

    /** Touches the throw of Pile-Poils. */
    private fun roll(match: String): List<TouchSample> {
        val node =
            empile.resumeMatch(match).use { it.scene() }.nodes.single { it.id == ROLL.toUInt() }
        val (x, y) = node.x + node.width / 2 to node.y + node.height / 2
        return listOf(TouchPhase.DOWN, TouchPhase.UP).map { TouchSample(1u, it, x, y, 5u) }
    }

    private fun served(match: String, test: suspend CoroutineScope.(TableState) -> Unit) =
        runBlocking {
            val state = TableState(core, match, composePointerTime) {}
            val serving = launch { state.run() }
            state.layOut(400f, 720f, 1f)
            while (state.scene.isEmpty) yield()
            test(state)
            serving.cancelAndJoin()
        }

    @Test
    fun `a batch of fingers is one call into the core`() {
        val match = match("pile-poils")
        served(match) { state ->
            val touches = roll(match)
            val calls = ConcurrentLinkedQueue<String>()
            CoreCalls.watcher = { calls += it }
            state.touch(touches)
            while (state.undoNeed == UndoNeed.NOTHING_TO_UNDO) yield()
            assertEquals(listOf("Table.step"), calls.toList())
        }
    }

    @Test
    fun `what is refused takes nothing with it that was asked beside it`() {
        val match = match("pile-poils")
        served(match) { state ->
            val touches = roll(match)
            state.undoWithConsent()
            state.touch(touches)
            state.undoWithConsent()
            state.undoWithConsent()
            state.touch(touches)
            while (state.undoNeed == UndoNeed.NOTHING_TO_UNDO) yield()
            assertNull("there was nothing to take back, and that is no error", state.error)
        }
    }
}
