package fr.empile.ui.screens

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import fr.empile.core.Empile
import fr.empile.core.HistoryQuery
import fr.empile.core.HistoryRow
import fr.empile.ui.navigation.Screen
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** Tools for a table that plays with the real box, each used to its end through the one view. */
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

    private fun shows(figure: String) =
        rule.onAllNodesWithTag(figure, useUnmergedTree = true).fetchSemanticsNodes().isNotEmpty()

    /** Opens a tool for the first of this family. */
    private fun open(tool: String, players: Int, variant: Int = 0) {
        val family = listOf("Zoé", "Max", "Inès", "Félix").take(players)
        family.forEachIndexed { index, name -> empile.addPlayer(name, index.toUByte()) }
        show(Screen.Tool(tool))
        family.forEach { tap("played-$it") }
        if (variant > 0) tap("tool-variant-$variant")
        rule.click("tool-begin")
    }

    private fun writtenDown(): HistoryRow {
        rule.click("write-down")
        rule.onNodeWithTag("tool-written").assertIsDisplayed()
        rule.onNodeWithTag("write-down").assertIsNotEnabled()
        return empile.history(HistoryQuery(), 10u, 0u).single()
    }

    private fun HistoryRow.winners() = places.filter { it.won }.map { it.player.name }

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
    fun `three dice are thrown with their sum`() {
        show(Screen.Tool("dice-cup"))
        tap("dice-three")
        assertFalse(shows("sum"))
        rule.click("throw")
        assertTrue(shows("sum"))
        rule.click("take-back")
        assertFalse("a throw is taken back", shows("sum"))
        rule.click("throw")
        tap("dice-turquoise")
        assertFalse("another cup begins anew", shows("sum"))
        tap("dice-five")
        tap("count-fewer", times = 4)
        rule.onNodeWithTag("count-fewer").assertIsNotEnabled()
    }

    @Test
    fun `more golden cats make a better title`() {
        show(Screen.Tool("title-finder"))
        tap("golden-more", times = 12)
        says("title", "Grand Architecte du Sommeil")
        rule.onNodeWithTag("golden-more").assertIsNotEnabled()
    }

    @Test
    fun `a sheet of Pile-Poils is written into the log`() {
        open("pile-poils-sheet", players = 2)
        tap("winner-1")
        tap("golden-1-more", times = 3)
        tap("left-0-more", times = 2)
        says("score-0", "-2")
        says("score-1", "3")
        val result = writtenDown()
        assertEquals(listOf("Max"), result.winners())
        assertEquals(listOf(-2, 3), result.places.sortedBy { it.score }.map { it.score })
    }

    @Test
    fun `the judge of Pilo Pilo says what everyone had to do, until somebody has no card`() {
        open("pilo-pilo-judge", players = 3)
        tap("shown-0-attacker")
        tap("shown-1-defender")
        rule.onNodeWithTag("settle").assertIsNotEnabled()
        val why =
            rule
                .onNodeWithTag("settle")
                .fetchSemanticsNode()
                .config[SemanticsProperties.StateDescription]
        assertTrue(why, why.startsWith("2 cartes"))
        tap("shown-2-dragon")
        says("duty-0", "Lancer un oreiller sur un défenseur (Max)")
        says("duty-2", "Dormir sur un oreiller")
        tap("was-right-2")
        tap("settle")
        says("cards-left-0", "12")
        says("cards-left-2", "11")
        rule.click("take-back")
        says("cards-left-2", "12")
        tap("settle")
        repeat(11) {
            tap("shown-0-dragon")
            tap("shown-1-dragon")
            tap("shown-2-attacker")
            tap("was-right-2")
            tap("settle")
        }
        assertEquals(listOf("Inès"), writtenDown().winners())
    }

    @Test
    fun `bones are counted over three rounds`() {
        open("teckels-bones", players = 2)
        repeat(3) {
            tap("cards-0-more", times = 2)
            tap("cards-1-more")
            tap("emptied-1")
            rule.onNodeWithTag("write-down").assertIsNotEnabled()
            tap("round")
        }
        assertFalse(rule.exists("round"))
        assertEquals(listOf("Max"), writtenDown().winners())
    }

    @Test
    fun `a mission of Neko tower lets the cat climb no higher than the tower`() {
        open("neko-decks", players = 2)
        says("floor-0", "1")
        tap("height-more")
        tap("climb-1")
        says("floor-0", "2")
        tap("floor-0-more", times = 8)
        says("steps", "Paliers atteints\u00a0: 10")
        assertFalse("together nobody is last", rule.exists("felled-1"))
        assertEquals(2, writtenDown().places.size)
    }

    @Test
    fun `one alone cannot compete`() {
        open("neko-decks", players = 1, variant = 1)
        rule.onNodeWithTag("tool-begin").assertIsNotEnabled()
        tap("tool-variant-0")
        rule.onNodeWithTag("tool-begin").assertIsEnabled()
    }

    @Test
    fun `a die taken too late costs one to each opponent`() {
        open("raffzahn-timer", players = 3)
        says("take", "Hors du tour")
        tap("thrown")
        says("take", "À temps")
        tap("stop")
        waitFor(2_000)
        says("take", "Hors du tour")
        tap("dice-0-more", times = 4)
        tap("late-0")
        says("dice-0", "2")
        says("dice-1", "1")
        tap("dice-0-more", times = 115)
        assertEquals(listOf("Zoé"), writtenDown().winners())
    }

    @Test
    fun `who points too late is told so, and calls move dice`() {
        open("bunte-kuh-timer", players = 4)
        val before = 15
        tap("stop")
        waitFor(6_000)
        says("pointing", "Trop tard")
        tap("wrong-0")
        says("dice-0", "${before + 3}")
        says("dice-1", "${before - 1}")
        tap("right-1")
        says("dice-1", "${before - 2}")
        rule.click("take-back")
        rule.click("take-back")
        says("dice-0", "$before")
        tap("right-3", times = before)
        assertEquals(listOf("Félix"), writtenDown().winners())
    }

    @Test
    fun `kept dice cost what their colours cost`() {
        open("cui-bono-counter", players = 2)
        tap("keep-0-red")
        tap("keep-0-pearl")
        says("loss-0", "4")
        tap("keep-1-yellow", times = 10)
        rule.onNodeWithTag("keep-0-red").assertIsNotEnabled()
        assertEquals(listOf("Zoé"), writtenDown().winners())
    }

    @Test
    fun `equal sums win the red die`() {
        open("eintrichtern-sums", players = 2)
        rule.onNodeWithTag("uncover-0").assertIsNotEnabled()
        listOf(1, 2, 3).forEach { tap("thrown-$it") }
        listOf(4, 1, 2).forEach { tap("case-$it") }
        says("sums", "Différent\u00a0: on recouvre la case.")
        tap("case-lies-0")
        tap("case-3")
        says("sums", "Pareil\u00a0: le dé rouge est à vous.")
        tap("uncover-1")
        says("red-dice-1", "1")
        says("red-dice-0", "0")
        repeat(7) {
            tap("thrown-1", times = 3)
            tap("case-1", times = 3)
            tap("uncover-1")
        }
        assertEquals(listOf("Max"), writtenDown().winners())
    }

    @Test
    fun `where nobody is known yet, guests count at once`() {
        show(Screen.Tool("bunte-kuh-timer"))
        rule.click("tool-begin")
        assertEquals(listOf("Convive 1", "Convive 2"), empile.players().map { it.name })
        assertTrue(rule.exists("tool-seat-1"))
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
