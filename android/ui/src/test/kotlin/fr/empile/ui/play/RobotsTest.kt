package fr.empile.ui.play

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.platform.WindowInfo
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import fr.empile.core.Empile
import fr.empile.core.HistoryQuery
import fr.empile.core.MatchSetup
import fr.empile.core.ResultStanding
import fr.empile.core.RobotPace
import fr.empile.core.TableListener
import fr.empile.ui.EmpileScreens
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.rememberNavigator
import fr.empile.ui.screens.Lives
import fr.empile.ui.screens.click
import fr.empile.ui.screens.exists
import fr.empile.ui.screens.landmarks
import fr.empile.ui.screens.still
import fr.empile.ui.screens.tag
import fr.empile.ui.screens.testCore
import java.io.File
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import kotlin.random.Random
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** One person and one robot at Cui bono?, which ends sooner or later whatever they do. */
class RobotsTest {
    @get:Rule val rule = createComposeRule()
    @get:Rule val folder = TemporaryFolder()
    private val file by lazy { File(folder.root, "empile.db").path }
    private val chance = Random(7)
    private var timePasses = true
    private var isFocused by mutableStateOf(true)
    private lateinit var match: String

    private val lives =
        Lives(rule) {
            val empile =
                if (timePasses) Empile.open(file, "fr") else Empile.openRehearsal("fr", file)
            testCore(empile)
        }

    @Before
    fun show() = lives.show { core ->
        val window = remember {
            object : WindowInfo {
                override val isWindowFocused
                    get() = isFocused
            }
        }
        val surroundings = remember {
            still().apply { preferences.robotPace = RobotPace.BRISK }
        }
        val start = listOf(Screen.Home, Screen.Table(match))
        CompositionLocalProvider(LocalWindowInfo provides window) {
            EmpileScreens(core, surroundings, rememberNavigator(start))
        }
    }

    /** Sits Zoé and a robot down, without letting anybody move. */
    private fun begin(robotFirst: Boolean, timePasses: Boolean = true) {
        Empile.openRehearsal("fr", file).use { empile ->
            empile.addPlayer("Zoé", 0u)
            match = empile.newMatch(robotFirst)
        }
        this.timePasses = timePasses
        lives.begin()
    }

    private fun Empile.newMatch(robotFirst: Boolean): String {
        val robot = robots().first().let { it.levels[it.usual.toInt()].player }
        val seats = listOf(players().single().id, robot.id)
        val order = if (robotFirst) seats.reversed() else seats
        return startMatch(MatchSetup("cui-bono"), order, 7u).use { it.id() }
    }

    private fun <T> ask(call: (Empile) -> T): T = runBlocking { lives.core.ask(call) }

    /** How many moves the log has. */
    private fun moves(): Int =
        ACT.findAll(ask { it.resumeMatch(match).use { table -> table.recordJson() } }).count()

    private fun touchable(): List<SemanticsNode> =
        rule.landmarks().filter { SemanticsActions.OnClick in it.config }

    private fun isOver(): Boolean = rule.exists("rematch")

    private fun waitForZoesTurn() =
        rule.waitUntil(PATIENCE) { touchable().isNotEmpty() || isOver() }

    private fun touchAnything() = rule.click(touchable().random(chance).tag())

    /** Zoé touches this and that until it is no longer her turn. */
    private fun endTurn() {
        while (touchable().isNotEmpty()) touchAnything()
    }

    @Test
    fun `a whole match against a robot is played by pointers, and told as practice`() {
        begin(robotFirst = true)
        while (!isOver()) {
            waitForZoesTurn()
            if (!isOver()) touchAnything()
        }
        val result = ask { it.history(HistoryQuery(), 10u, 0u) }.single()
        assertEquals(ResultStanding.PRACTICE, result.standing)
        rule.click("end-result")
        rule.onNodeWithTag("practice").performScrollTo().assertIsDisplayed()
        rule.click("result-home")
        rule.click("history")
        rule.onNodeWithText(lives.core.texts["history-practice"]).assertIsDisplayed()
        rule.click("result-${result.id}")
        assertTrue("it can be watched again", rule.exists("replay"))
        rule.onNodeWithTag("void").performScrollTo()
        rule.click("void")
        assertTrue("what was put away is out of sight", !rule.exists("result-${result.id}"))
        lives.end()
    }

    @Test
    fun `killed on a robot's turn, the app comes back to it and the robot moves`() {
        begin(robotFirst = true, timePasses = false)
        assertEquals(emptyList<SemanticsNode>(), touchable())
        val saved = lives.end()
        timePasses = true
        lives.begin(saved)
        assertTrue("the same table is open", rule.exists("table"))
        waitForZoesTurn()
        assertTrue("the robot has moved", moves() > 0)
        lives.end()
    }

    @Test
    fun `what a robot did is in the journal, and goes back with the move it answered`() {
        begin(robotFirst = false)
        endTurn()
        waitForZoesTurn()
        val answered = moves()
        rule.click("journal")
        rule.onAllNodesWithText(PELOTE, substring = true).onFirst().assertIsDisplayed()
        rule.click("sheet-close")
        rule.click("undo")
        rule.click("question-yes")
        assertTrue("${moves()} moves of $answered", moves() < answered)
        assertTrue("it is Zoé's turn", touchable().isNotEmpty())
        lives.end()
    }

    @Test
    fun `no robot moves while nobody can see the table`() {
        begin(robotFirst = false)
        isFocused = false
        rule.waitForIdle()
        endTurn()
        val left = moves()
        // A robot that sits down elsewhere after this one would have moved after this one.
        val moved = CountDownLatch(1)
        val elsewhere = ask { it.newMatch(robotFirst = true) }
        ask { it.resumeMatch(elsewhere) }
            .use { table ->
                table.listen(
                    object : TableListener {
                        override fun changed(): Boolean {
                            moved.countDown()
                            return true
                        }
                    }
                )
                assertTrue(moved.await(PATIENCE, TimeUnit.MILLISECONDS))
            }
        assertEquals(left, moves())
        isFocused = true
        waitForZoesTurn()
        assertTrue("it goes on by itself", moves() > left)
        lives.end()
    }

    private companion object {
        const val PATIENCE = 60_000L
        val ACT = Regex("\"Act\"")
        const val PELOTE = "Robot Pelote"
    }
}
