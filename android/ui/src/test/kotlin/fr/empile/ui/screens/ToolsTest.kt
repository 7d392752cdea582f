package fr.empile.ui.screens

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import fr.empile.core.Empile
import fr.empile.core.ToolDesk
import fr.empile.ui.navigation.Screen
import org.junit.After
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** Tools for a table that plays with the real box, and the ways to them. */
class ToolsTest {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openRehearsal("fr")

    @After fun close() = empile.close()

    private fun show(vararg way: Screen) = rule.setContent {
        PhoneApp(testCore(empile, seed = 3u), listOf(Screen.Home) + way)
    }

    private fun tap(tag: String, times: Int = 1) =
        repeat(times) {
            rule.onNodeWithTag(tag).performScrollTo()
            rule.click(tag)
        }

    private fun says(tag: String, words: String) {
        // A figure is read out together with its name: the number alone is one floor below.
        rule.onNodeWithTag(tag, useUnmergedTree = true).performScrollTo().assertTextEquals(words)
    }

    /** Opens a tool for the first of this family. */
    private fun open(tool: String, players: Int, variant: Int = 0) {
        val family = listOf("Zoé", "Max", "Inès", "Félix").take(players)
        family.forEachIndexed { index, name -> empile.addPlayer(name, index.toUByte()) }
        show(Screen.Tool(tool))
        family.forEach { tap("played-$it") }
        if (variant > 0) tap("tool-variant-$variant")
        rule.click("tool-begin")
    }

    /** The core is asked again when the time it named is over. */
    private fun waitFor(millis: Long) {
        rule.mainClock.advanceTimeBy(millis)
        rule.waitForIdle()
    }

    @Test
    fun `every tool on the shelf has a screen`() {
        show(Screen.Tools)
        empile.tools().forEach { tool ->
            tap("tool-${tool.slug}")
            assertTrue(tool.slug, rule.exists("back"))
            assertFalse(tool.slug, rule.exists("error-read"))
            rule.click("back")
        }
    }

    @Test
    fun `the rules of a game lead to its tools`() {
        show(Screen.RulePage("pile-poils"))
        tap("tool-title-finder")
        says("title", "Jongleur Enthousiaste")
    }

    @Test
    fun `the quick reference leads to the shelf`() {
        show()
        rule.click("rules")
        rule.click("tools")
        rule.onNodeWithTag("tool-first-player").assertIsDisplayed()
    }

    @Test
    fun `of the fingers on the screen one is chosen once they have waited`() {
        show(Screen.Tool("first-player"))
        saysWord("lay")
        rule.onNodeWithTag("fingers").performTouchInput {
            down(0, Offset(80f, 120f))
            down(1, Offset(260f, 420f))
        }
        rule.waitForIdle()
        saysWord("wait")
        waitFor(5_000)
        saysWord("chosen")
        rule.onNodeWithTag("fingers").performTouchInput {
            up(0)
            up(1)
        }
        rule.waitForIdle()
        saysWord("lay")
    }

    private fun saysWord(word: String) {
        val words = empile.texts().getValue("tool-first-player-$word")
        rule.onNodeWithTag("words").assertTextEquals(words)
    }

    @Test
    fun `a number is counted up to the most there can be`() {
        show(Screen.Tool("title-finder"))
        tap("golden-more", times = 12)
        rule.onNodeWithTag("golden-more").assertIsNotEnabled()
    }

    @Test
    fun `where a way needs more players, one alone chooses another`() {
        val (tool, way) = toolWithWayForSeveral()
        open(tool, players = 1, variant = way)
        rule.onNodeWithTag("tool-begin").assertIsNotEnabled()
        tap("tool-variant-0")
        rule.onNodeWithTag("tool-begin").assertIsEnabled()
    }

    /** A tool that one can use alone, but not in this way. */
    private fun toolWithWayForSeveral(): Pair<String, Int> =
        Empile.openInMemory("fr").use { alone ->
            alone.addPlayer("Zoé", 0u)
            alone.tools().firstNotNullOf { tool ->
                alone.toolDesk(tool.slug, null).use { wayForSeveral(it)?.let { tool.slug to it } }
            }
        }

    private fun wayForSeveral(desk: ToolDesk): Int? {
        if (!desk.page().asksWho) return null
        val rows = desk.press("played-Zoé").sections.flatMap { it.cards }.flatMap { it.lines }
        val ways = rows.flatten().map { it.tag }.filter { it.startsWith("tool-variant-") }
        val canBegin = ways.map { desk.press(it).buttons.single().refusal == null }
        return canBegin.indexOf(false).takeIf { it > 0 && canBegin.first() }
    }

    @Test
    fun `where nobody is known yet, guests count at once`() {
        show(Screen.Tool("raffzahn-timer"))
        rule.click("tool-begin")
        repeat(3) { seat ->
            rule.onNodeWithTag("seat-$seat").assertTextEquals("Convive ${seat + 1}")
        }
        assertTrue("guests are on no roster", empile.players().isEmpty())
    }

    @Test
    fun `what was counted waits while another screen is open, until it is cleared`() {
        open("raffzahn-timer", players = 3)
        tap("dice-1-more", times = 2)
        rule.click("back")
        rule.click("rules")
        rule.click("tools")
        tap("tool-raffzahn-timer")
        says("dice-1", "2")
        tap("start-over")
        rule.click("question-yes")
        rule.onNodeWithTag("tool-begin").performClick()
        says("dice-1", "0")
    }
}
