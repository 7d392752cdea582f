package fr.empile.ui.screens

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.platform.WindowInfo
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.click
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import fr.empile.core.ChosenOption
import fr.empile.core.Empile
import fr.empile.core.MatchSetup
import fr.empile.ui.EmpileScreens
import fr.empile.ui.Surroundings
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

class TableScreenTest {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openInMemory("fr")
    private val core = testCore(empile, seed = 7u)
    private lateinit var navigator: Navigator

    @After fun close() = empile.close()

    private fun match(game: String): String {
        val info = empile.games().single { it.slug == game }
        val seats =
            List(info.leastPlayers.toInt()) {
                empile.players().getOrNull(it)?.id ?: empile.addPlayer("P$it", it.toUByte()).id
            }
        return empile.startMatch(MatchSetup(game), seats, 7u).use { it.id() }
    }

    private fun show(match: String, surroundings: Surroundings = still()) {
        navigator = Navigator(listOf(Screen.Home, Screen.Table(match)))
        rule.setContent { EmpileScreens(core, surroundings, navigator) }
        rule.waitForIdle()
    }

    @Test
    fun `every game on the shelf opens its table`() {
        val matches = empile.games().map { it.slug }.associateWith(::match)
        show(matches.values.first())
        matches.forEach { (game, match) ->
            rule.runOnIdle { navigator.replaceBy(Screen.Table(match)) }
            rule.waitForIdle()
            assertTrue("$game shows a board", rule.exists("table"))
        }
    }

    @Test
    fun `help says what may be done now and opens the rule that says so`() {
        val match = match("pile-poils")
        show(match)
        val line = empile.resumeMatch(match).use { it.help() }.first()
        rule.click("help")
        rule.onNodeWithText(line.text).assertIsDisplayed()
        rule.click("help-0")
        rule.onNodeWithText(empile.rule(line.rule, null).title).assertIsDisplayed()
    }

    @Test
    fun `a rule that is opened from a table tells what that table chose`() {
        val seats = List(2) { empile.addPlayer("P$it", it.toUByte()).id }
        val dear = MatchSetup("cui-bono", listOf(ChosenOption("red", "5")))
        val match = empile.startMatch(dear, seats, 7u).use { it.id() }
        val table = empile.resumeMatch(match)
        show(match)
        val take = empile.resumeMatch(match).use { it.help() }.map { it.rule }
        assertTrue("cui-bono.take" in take)
        table.play("""{"Act":{"seat":0,"action":{"cui-bono":{"take":{"cell":"800"}}},"at":0}}""")
        rule.waitForIdle()
        val score = table.help().indexOfFirst { it.rule == "cui-bono.score" }
        rule.click("help")
        rule.onNodeWithTag("help-$score").performScrollTo()
        rule.click("help-$score")
        rule.onNodeWithText("rouge\u00a0: 5", substring = true).assertIsDisplayed()
        table.close()
    }

    @Test
    fun `whoever practises asks what the best robot would do, until a finger comes down`() {
        val robot = empile.robots().first().run { levels[usual.toInt()].player }
        val ada = empile.addPlayer("Ada", 0u)
        val seats = listOf(ada.id, robot.id)
        val match = empile.startMatch(MatchSetup("cui-bono"), seats, 7u).use { it.id() }
        show(match)
        rule.click("help")
        rule.click("hint")
        rule.waitForIdle()
        assertFalse("the board is in sight", rule.exists("sheet-close"))
        val hint = empile.resumeMatch(match).use { it.whole() }.hint!!
        rule.onNodeWithText(hint.action).assertIsDisplayed()
        rule.onNodeWithText(hint.reason).assertIsDisplayed()
        rule.onNodeWithTag("table").performTouchInput { click(bottomLeft) }
        rule.waitForIdle()
        assertFalse(rule.exists("hinted"))
    }

    @Test
    fun `where two people play nobody asks what a robot would do`() {
        show(match("cui-bono"))
        rule.click("help")
        assertFalse(rule.exists("hint"))
    }

    @Test
    fun `the journal tells what happened`() {
        show(match("pile-poils"))
        rule.click("journal")
        rule.onNodeWithText(core.texts["table-journal-empty"]).assertIsDisplayed()
        rule.click("sheet-close")
        rule.click("node-$ROLL")
        rule.click("journal")
        rule.onNodeWithText(core.texts["table-journal-empty"]).assertDoesNotExist()
    }

    @Test
    fun `the way back pauses a shared screen instead of leaving it`() {
        show(match("pilo-pilo"))
        rule.runOnIdle { navigator.systemBack() }
        rule.waitForIdle()
        rule.onNodeWithTag("paused").assertIsDisplayed()
        rule.click("resume")
        assertFalse(rule.exists("paused"))
        rule.click("pause")
        rule.click("leave")
        assertEquals(Screen.Home, navigator.current)
    }

    @Test
    fun `no reflex game is left by accident, and a call that comes in stops it`() {
        var isFocused by mutableStateOf(true)
        val window =
            object : WindowInfo {
                override val isWindowFocused
                    get() = isFocused
            }
        empile
            .games()
            .filter { it.realTime }
            .also { assertEquals(4, it.size) }
            .forEachIndexed { index, game ->
                val match = match(game.slug)
                if (index == 0) {
                    navigator = Navigator(listOf(Screen.Home, Screen.Table(match)))
                    rule.setContent {
                        CompositionLocalProvider(LocalWindowInfo provides window) {
                            EmpileScreens(core, remember { still() }, navigator)
                        }
                    }
                } else rule.runOnIdle { navigator.goTo(Screen.Table(match)) }
                rule.waitForIdle()
                assertFalse(game.slug, rule.exists("paused"))
                rule.runOnIdle { navigator.systemBack() }
                rule.waitForIdle()
                assertTrue("${game.slug} waits", rule.exists("paused"))
                rule.click("resume")
                rule.runOnIdle { isFocused = false }
                rule.waitForIdle()
                assertTrue(
                    "${game.slug} waits for those who are called away",
                    rule.exists("paused"),
                )
                rule.runOnIdle { isFocused = true }
                rule.waitForIdle()
                assertTrue("${game.slug} waits until all are back", rule.exists("paused"))
                rule.click("leave")
                assertEquals(Screen.Home, navigator.current)
            }
    }

    @Test
    fun `the way back leaves a table where people take turns`() {
        show(match("pile-poils"))
        rule.runOnIdle { navigator.systemBack() }
        assertEquals(Screen.Home, navigator.current)
    }
}
