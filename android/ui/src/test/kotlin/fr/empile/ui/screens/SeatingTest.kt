package fr.empile.ui.screens

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.getUnclippedBoundsInRoot
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.size
import fr.empile.core.Empile
import fr.empile.core.MatchSetup
import fr.empile.ui.EmpileScreens
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.rememberNavigator
import fr.empile.ui.table.sharedBoard
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

class SeatingTest {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openInMemory("fr")
    private val core = testCore(empile, seed = 7u)

    @After fun close() = empile.close()

    private fun family() {
        listOf("Zoé", "Max", "Léa").forEachIndexed { i, name ->
            empile.addPlayer(name, i.toUByte())
        }
    }

    private fun show(game: String) = rule.setContent {
        PhoneApp(core, listOf(Screen.Home, Screen.Seating(game)))
    }

    private fun sit(vararg names: String) = names.forEach { name ->
        rule.onNodeWithTag("seat-$name").performScrollTo()
        rule.click("seat-$name")
    }

    private fun seated(): List<String> = empile.openMatches().single().names

    @Test
    fun `a family that opens the app for the first time plays after three touches`() {
        rule.setContent { PhoneApp(core) }
        rule.click("new-match")
        rule.click("game-pile-poils")
        rule.click("start")
        rule.onNodeWithTag("table").assertIsDisplayed()
        assertEquals(listOf("Convive 1", "Convive 2"), seated())
    }

    @Test
    fun `who is dragged by the handle past the next one sits after them`() {
        family()
        show("pile-poils")
        sit("Zoé", "Max", "Léa")
        rule
            .onNodeWithTag("handle-Zoé", useUnmergedTree = true)
            .performScrollTo()
            .performTouchInput {
                down(center)
                repeat(10) { moveBy(Offset(0f, 10.dp.toPx())) }
                up()
            }
        rule.waitForIdle()
        rule.click("start")
        assertEquals(listOf("Max", "Zoé", "Léa"), seated())
    }

    @Test
    fun `where a hand would be taken for another the screen says so and nothing begins`() {
        val names = listOf("Zoé", "Max", "Léa", "Tom", "Ida", "Gus")
        names.forEachIndexed { i, name -> empile.addPlayer(name, i.toUByte()) }
        rule.setContent {
            Box(Modifier.size(340.dp, 640.dp)) {
                val start = listOf(Screen.Home, Screen.Seating("pilo-pilo"))
                EmpileScreens(core, remember { still() }, rememberNavigator(start))
            }
        }
        sit(*names.toTypedArray())
        rule.onNodeWithText("Jouez à 4 au plus", substring = true).assertIsDisplayed()
        rule.onNodeWithTag("start").assertIsNotEnabled()
        sit("Ida", "Gus")
        rule.onNodeWithText("Jouez à 4 au plus", substring = true).assertDoesNotExist()
        rule.onNodeWithTag("start").assertIsEnabled()
    }

    @Test
    fun `the board of a shared screen is as large as the seats' screen reckons`() {
        family()
        val seats = empile.players().map { it.id }
        val match = empile.startMatch(MatchSetup("pilo-pilo"), seats, 7u).use { it.id() }
        val screens = listOf(DpSize(400.dp, 700.dp), DpSize(700.dp, 400.dp))
        var screen by mutableStateOf(screens.first())
        rule.setContent {
            Box(Modifier.size(screen)) {
                val start = listOf(Screen.Home, Screen.Table(match))
                EmpileScreens(core, remember { still() }, rememberNavigator(start))
            }
        }
        screens.forEach {
            screen = it
            rule.waitForIdle()
            assertEquals(
                sharedBoard(it),
                rule.onNodeWithTag("table").getUnclippedBoundsInRoot().size,
            )
        }
    }

    @Test
    fun `a screen reader changes seats by actions`() {
        family()
        show("pile-poils")
        sit("Zoé", "Max")
        val actions =
            rule
                .onNodeWithTag("seat-Max")
                .fetchSemanticsNode()
                .config[SemanticsActions.CustomActions]
        assertEquals(listOf("Une place plus tôt"), actions.map { it.label })
        rule.runOnIdle { actions.single().action() }
        rule.click("start")
        assertEquals(listOf("Max", "Zoé"), seated())
    }

    @Test
    fun `those who sat last sit down again by themselves`() {
        family()
        show("pile-poils")
        sit("Léa", "Max")
        rule.click("start")
        rule.click("back")
        empile.abandonMatch(empile.openMatches().single().id)
        rule.click("new-match")
        rule.click("game-pile-poils")
        rule.click("start")
        assertEquals(listOf("Léa", "Max"), seated())
    }

    @Test
    fun `an option opens the rule behind it`() {
        family()
        show("pilo-pilo")
        rule.onNodeWithTag("rule-apprentices").performScrollTo()
        rule.click("rule-apprentices")
        rule.onNodeWithTag("sheet").assertIsDisplayed()
        rule.click("sheet-close")
        rule.onNodeWithTag("option-apprentices-true").performScrollTo()
        rule.click("option-apprentices-true")
        sit("Zoé", "Max", "Léa")
        rule.click("start")
        val match = empile.openMatches().single().id
        assertTrue(empile.resumeMatch(match).use { "\"apprentices\":true" in it.recordJson() })
    }

    @Test
    fun `what is wrong with an own board is said at its row, and mended there`() {
        family()
        show("pile-poils")
        sit("Zoé", "Max")
        rule.onNodeWithTag("option-side-own").performScrollTo()
        rule.click("option-side-own")
        rule.onNodeWithTag("start").assertIsEnabled()
        val row = rule.onNodeWithTag("board-row-2").performScrollTo()
        val sound = empile.rowsToBeginWith("pile-poils")[1].joinToString(" ")
        row.performTextReplacement("$sound 13")
        rule.waitForIdle()
        rule
            .onNodeWithText("13 n'existe pas", substring = true, useUnmergedTree = true)
            .assertExists()
        rule.onNodeWithTag("start").assertIsNotEnabled()
        row.performTextReplacement(sound)
        rule.waitForIdle()
        rule.onNodeWithTag("start").assertIsEnabled()
        rule.click("start")
        assertEquals(2, seated().size)
    }
}
