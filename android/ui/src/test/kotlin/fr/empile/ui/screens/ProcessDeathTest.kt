package fr.empile.ui.screens

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import fr.empile.core.Empile
import fr.empile.core.HistoryQuery
import fr.empile.showcase.Recording
import java.io.File
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

class ProcessDeathTest {
    @get:Rule val rule = createComposeRule()
    @get:Rule val folder = TemporaryFolder()
    private val recording = Recording.read()

    private val lives =
        Lives(rule) {
            val empile = Empile.open(File(folder.root, "empile.db").path, "fr")
            testCore(empile, recording.seed)
        }

    private fun board(): List<String> =
        rule.landmarks().map {
            "${it.tag()} ${it.config.getOrNull(SemanticsProperties.ContentDescription)}"
        }

    /** The news of the last move is told once. */
    private fun List<String>.withoutNews() = filterNot { it.startsWith("node-1 ") }

    @Test
    fun `a killed app comes back to the same table and the same board`() {
        lives.show { PhoneApp(it) }
        lives.begin()
        rule.click("new-match")
        rule.click("game-pile-poils")
        rule.addNewcomer("Laureline")
        rule.addNewcomer("Félix")
        rule.click("add-newcomer")
        rule.addNewcomer("Inès")
        rule.click("start")
        recording.entries.take(12).forEach(rule::touchOut)
        val left = board()
        assertTrue("a board is on screen", left.size > 60)

        val saved = lives.end()
        lives.begin(saved)
        assertEquals(left.withoutNews(), board().withoutNews())
        rule.touchOut(recording.entries[12])
        lives.end()
    }

    @Test
    fun `without the saved screen the match waits at home`() {
        lives.show { PhoneApp(it) }
        lives.begin()
        rule.click("new-match")
        rule.click("game-pile-poils")
        rule.addNewcomer("Zoé")
        rule.addNewcomer("Max")
        rule.click("start")
        rule.click("node-$ROLL")
        val left = board()
        val match = rule.runOnIdle { openMatch() }
        lives.end()
        lives.begin()
        rule.click("resume-$match")
        assertEquals(left, board())
        lives.end()
    }

    /** The same log and the same saved screen, in another process. */
    private fun dieAndComeBack() = lives.begin(lives.end())

    private fun tap(tag: String) {
        rule.onNodeWithTag(tag).performScrollTo()
        rule.click(tag)
    }

    private fun type(tag: String, text: String) {
        rule.onNodeWithTag(tag).performScrollTo().performTextReplacement(text)
        rule.waitForIdle()
    }

    private fun addFamily(vararg names: String) = runBlocking {
        lives.core.ask { empile ->
            names.forEachIndexed { index, name -> empile.addPlayer(name, index.toUByte()) }
        }
    }

    @Test
    fun `a half-filled form is still half filled, and written down once`() {
        lives.show { PhoneApp(it) }
        lives.begin()
        addFamily("Zoé", "Max")
        rule.click("history")
        rule.click("history-by-hand")
        tap("by-hand-raffzahn")
        tap("by-hand-pile-poils")
        tap("setup-own-board")
        tap("played-Max")
        tap("played-Zoé")
        tap("day-before")
        val day = words("day")
        tap("won-Zoé")
        type("number-golden-cats-Zoé", "4")
        type("by-hand-note", "Sous la pluie")

        dieAndComeBack()
        assertEquals(day, words("day"))
        rule.onNodeWithTag("by-hand-note").performScrollTo().assertTextContains("Sous la pluie")
        rule.onNodeWithTag("by-hand-save").assertIsNotEnabled()
        type("number-cats-left-Max", "2")
        rule.click("by-hand-save")
        val result = history().single()
        assertEquals("Sous la pluie", result.note)
        assertEquals(listOf("Zoé", "Max"), result.places.map { it.player.name })
        rule.click("history-by-hand")
        assertFalse("a new form is empty", rule.exists("place-Zoé"))
        lives.end()
    }

    @Test
    fun `a half-filled form is of the game that was chosen`() {
        lives.show { PhoneApp(it) }
        lives.begin()
        addFamily("Zoé", "Max")
        rule.click("history")
        rule.click("history-by-hand")
        tap("by-hand-bunte-kuh")
        dieAndComeBack()
        rule.onNodeWithTag("by-hand-bunte-kuh").performScrollTo().assertIsSelected()
        rule.onNodeWithTag("by-hand-pile-poils").performScrollTo().assertIsNotSelected()
        lives.end()
    }

    @Test
    fun `seats, options and a pyramid that is being written wait where they were left`() {
        lives.show { PhoneApp(it) }
        lives.begin()
        addFamily("Zoé", "Max", "Léa")
        rule.click("new-match")
        rule.click("game-pile-poils")
        tap("seat-Léa")
        tap("seat-Zoé")
        tap("option-side-own")
        type("board-row-2", "1 2")

        dieAndComeBack()
        rule.onNodeWithTag("board-row-2").performScrollTo().assertTextContains("1 2")
        rule.onNodeWithTag("start").assertIsNotEnabled()
        tap("option-side-panier")
        rule.click("start")
        assertEquals(listOf("Léa", "Zoé"), openMatches().single().names)
        lives.end()
    }

    @Test
    fun `what a tool has counted is counted still`() {
        lives.show { PhoneApp(it) }
        lives.begin()
        addFamily("Zoé", "Max")
        rule.click("rules")
        rule.click("tools")
        tap("tool-neko-decks")
        tap("played-Zoé")
        rule.click("tool-begin")
        tap("play-0")
        tap("height-more")
        tap("climb-0")
        val floor = words("floor-0")
        assertEquals("2", floor)

        dieAndComeBack()
        assertEquals(floor, words("floor-0"))
        rule.click("take-back")
        assertEquals("1", words("floor-0"))
        lives.end()
    }

    private fun words(tag: String): String =
        rule
            .onNodeWithTag(tag)
            .performScrollTo()
            .fetchSemanticsNode()
            .config[SemanticsProperties.Text]
            .joinToString { it.text }

    private fun history() = runBlocking {
        lives.core.ask { it.history(HistoryQuery(), 10u, 0u) }
    }

    private fun openMatches() = runBlocking { lives.core.ask { it.openMatches() } }

    private fun openMatch(): String = openMatches().single().id
}
