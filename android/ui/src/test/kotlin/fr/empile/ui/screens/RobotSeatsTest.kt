package fr.empile.ui.screens

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.unit.dp
import fr.empile.core.Empile
import fr.empile.ui.navigation.Screen
import java.io.File
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** Robots sit down where people asked them to, and only there. */
class RobotSeatsTest {
    @get:Rule val rule = createComposeRule()
    @get:Rule val folder = TemporaryFolder()

    /** Time stands still: no robot moves before anybody has looked. */
    private val lives =
        Lives(rule) {
            testCore(Empile.openRehearsal("fr", File(folder.root, "empile.db").path), seed = 7u)
        }

    private fun open(vararg family: String, game: String? = null) {
        val seating = listOfNotNull(game?.let { Screen.Seating(it) })
        lives.show { PhoneApp(it, listOf(Screen.Home) + seating) }
        Empile.openRehearsal("fr", File(folder.root, "empile.db").path).use { empile ->
            family.forEachIndexed { index, name -> empile.addPlayer(name, index.toUByte()) }
        }
        lives.begin()
    }

    private fun tap(tag: String) {
        rule.onNodeWithTag(tag).performScrollTo()
        rule.click(tag)
    }

    private fun <T> ask(call: (Empile) -> T): T = runBlocking { lives.core.ask(call) }

    private fun seated(): List<String> = ask { it.openMatches().single().names }

    @Test
    fun `robots fill the table up, on the seats they were dragged to`() {
        open("Zoé", "Max", game = "cui-bono")
        tap("seat-Zoé")
        tap("played-$PELOTE")
        tap("played-$MOKA")
        rule
            .onNodeWithTag("handle-$MOKA", useUnmergedTree = true)
            .performScrollTo()
            .performTouchInput {
                down(center)
                repeat(20) { moveBy(Offset(0f, -10.dp.toPx())) }
                up()
            }
        rule.waitForIdle()
        rule.click("start")
        assertEquals(listOf(MOKA, "Zoé", PELOTE), seated())
        lives.end()
    }

    @Test
    fun `a robot gets up again where it was asked to sit down`() {
        open("Zoé", "Max", game = "pile-poils")
        tap("seat-Max")
        tap("played-$PELOTE")
        tap("played-$PELOTE")
        assertFalse(rule.exists("seat-$PELOTE"))
        tap("seat-Zoé")
        rule.click("start")
        assertEquals(listOf("Max", "Zoé"), seated())
        lives.end()
    }

    @Test
    fun `whoever is put aside does not stay seated unseen`() {
        open("Zoé", "Max", "Léa", game = "pile-poils")
        listOf("Zoé", "Max", "Léa").forEach { tap("seat-$it") }
        ask { empile -> empile.archivePlayer(empile.players().single { it.name == "Max" }.id) }
        lives.begin(lives.end())
        assertFalse(rule.exists("seat-Max"))
        rule.onNodeWithTag("start").assertIsEnabled()
        rule.click("start")
        assertEquals(listOf("Zoé", "Léa"), seated())
        lives.end()
    }

    @Test
    fun `no robot moves under the finger when it sits down`() {
        open("Zoé", "Max", game = "pile-poils")
        val chip = rule.onNodeWithTag("played-$PELOTE").performScrollTo()
        val before = chip.fetchSemanticsNode().positionInRoot
        rule.click("played-$PELOTE")
        assertEquals(before, chip.fetchSemanticsNode().positionInRoot)
        rule.click("played-$PELOTE")
        assertEquals(before, chip.fetchSemanticsNode().positionInRoot)
        lives.end()
    }

    @Test
    fun `each robot keeps the level it sat down on`() {
        open("Zoé", "Max", game = "cui-bono")
        tap("seat-Zoé")
        tap("robot-level-0")
        tap("played-$PELOTE (Doux)")
        tap("robot-level-2")
        tap("played-$MOKA (Redoutable)")
        assertTrue(rule.exists("seat-$PELOTE (Doux)"))
        rule.click("start")
        assertEquals(listOf("Zoé", PELOTE, MOKA), seated())
        lives.end()
    }

    @Test
    fun `robots do not play among themselves`() {
        open("Zoé", "Max", game = "pile-poils")
        tap("played-$PELOTE")
        tap("played-$MOKA")
        rule.onNodeWithText(lives.core.texts["error-only-robots"]).assertIsDisplayed()
        rule.onNodeWithTag("start").assertIsNotEnabled()
        tap("seat-Zoé")
        rule.onNodeWithTag("start").assertIsEnabled()
        lives.end()
    }

    @Test
    fun `one seat is kept for a person, and a full table takes nobody`() {
        open("Zoé", "Max", "Léa", game = "wurfelmarsch")
        tap("played-$PELOTE")
        tap("played-$MOKA")
        rule.onNodeWithTag("played-Robot Miette").performScrollTo().assertIsNotEnabled()
        tap("played-$MOKA")
        rule.onNodeWithTag("played-Robot Miette").performScrollTo().assertIsEnabled()
        tap("seat-Zoé")
        tap("seat-Max")
        rule.onNodeWithTag("played-$MOKA").performScrollTo().assertIsNotEnabled()
        rule.onNodeWithTag("played-$PELOTE").performScrollTo().assertIsEnabled()
        rule.click("start")
        assertEquals(listOf(PELOTE, "Zoé", "Max"), seated())
        lives.end()
    }

    @Test
    fun `somebody new tries a game against a robot before they say who they are`() {
        open()
        rule.click("new-match")
        tap("game-pile-poils")
        tap("played-$PELOTE")
        rule.click("start")
        assertEquals(listOf("Convive 1", PELOTE), seated())
        lives.end()
    }

    @Test
    fun `a robot sits down again next time, but not beside a real tower`() {
        open("Zoé", "Max", game = "cui-bono")
        tap("played-$PELOTE")
        tap("seat-Zoé")
        rule.click("start")
        rule.click("back")
        ask { empile -> empile.abandonMatch(empile.openMatches().single().id) }
        rule.click("new-match")
        tap("game-neko-tower")
        assertTrue(rule.exists("handle-Zoé") || rule.exists("seat-Zoé"))
        assertFalse(rule.exists("seat-$PELOTE"))
        tap("played-$PELOTE")
        rule.onNodeWithTag("start").assertIsNotEnabled()
        tap("played-$PELOTE")
        rule.click("back")
        tap("game-cui-bono")
        rule.click("start")
        assertEquals(listOf(PELOTE, "Zoé"), seated())
        lives.end()
    }

    @Test
    fun `robots wait on their seats while the app is gone`() {
        open("Zoé", "Max", game = "pile-poils")
        tap("played-$MOKA")
        tap("seat-Max")
        lives.begin(lives.end())
        rule.click("start")
        assertEquals(listOf(MOKA, "Max"), seated())
        lives.end()
    }

    @Test
    fun `robots are nowhere on the roster, nor where people write down what they played`() {
        open("Zoé", "Max", game = "pile-poils")
        tap("played-$PELOTE")
        tap("seat-Max")
        rule.click("start")
        rule.click("back")
        rule.click("players")
        assertTrue(rule.exists("player-Max"))
        assertFalse(rule.exists("player-$PELOTE"))
        rule.click("back")
        rule.click("history")
        assertFalse(rule.exists("history-player-$PELOTE"))
        rule.click("history-by-hand")
        assertTrue(rule.exists("played-Max"))
        assertFalse(rule.exists("played-$PELOTE"))
        lives.end()
    }

    private companion object {
        const val PELOTE = "Robot Pelote"
        const val MOKA = "Robot Moka"
    }
}
