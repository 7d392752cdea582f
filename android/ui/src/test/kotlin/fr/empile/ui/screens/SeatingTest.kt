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
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.getUnclippedBoundsInRoot
import androidx.compose.ui.test.junit4.StateRestorationTester
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.size
import fr.empile.core.Empile
import fr.empile.core.EmpileException
import fr.empile.core.MatchSetup
import fr.empile.ui.EmpileScreens
import fr.empile.ui.core.CoreCalls
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.rememberNavigator
import fr.empile.ui.table.sharedBoard
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

class SeatingTest {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openInMemory("fr")
    private val core = testCore(empile, seed = 7u)

    @After
    fun close() {
        CoreCalls.watcher = null
        empile.close()
    }

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
    fun `guests are on no roster, and become people afterwards`() {
        show("pile-poils")
        rule.click("start")
        assertEquals(listOf("Convive 1", "Convive 2"), seated())
        assertEquals(emptyList<String>(), empile.players().map { it.name })
        rule.click("back")
        empile.abandonMatch(empile.openMatches().single().id)
        rule.click("new-match")
        rule.click("game-pile-poils")
        rule.onNodeWithTag("start").assertIsEnabled()
    }

    @Test
    fun `whoever is put aside does not stay seated unseen`() {
        family()
        val restore = StateRestorationTester(rule)
        restore.setContent { PhoneApp(core, listOf(Screen.Home, Screen.Seating("pile-poils"))) }
        sit("Zoé", "Max", "Léa")
        empile.archivePlayer(empile.players().single { it.name == "Max" }.id)
        restore.emulateSavedInstanceStateRestore()
        rule.waitForIdle()
        rule.onNodeWithTag("seat-Max").assertDoesNotExist()
        rule.onNodeWithTag("start").assertIsEnabled()
        rule.click("start")
        assertEquals(listOf("Zoé", "Léa"), seated())
    }

    @Test
    fun `the seats say where the match will count, and let one choose`() {
        family()
        empile.createCampaign("Vacances")
        show("pile-poils")
        sit("Zoé", "Max")
        val counts = rule.onNodeWithTag("counts").performScrollTo()
        counts.assertTextContains("tous les jours", substring = true)
        rule.onNodeWithTag("counts-Vacances").performScrollTo()
        rule.click("counts-Vacances")
        counts.assertTextContains("Vacances", substring = true)
        rule.click("start")
        val holidays = empile.campaigns().single { it.name == "Vacances" }
        assertTrue("\"${holidays.id}\"" in empile.exportJson().substringAfter("\"matches\""))
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
    fun `a set-up that the core refuses opens the rule that stands against it`() {
        family()
        show("pile-poils")
        sit("Zoé", "Max")
        CoreCalls.watcher = { call ->
            if (call.startsWith("Empile.startMatch")) {
                throw EmpileException.Failed("wrong-player-count", "table.set-up", "Trop de monde.")
            }
        }
        rule.click("start")
        rule.onNodeWithText("Trop de monde.").assertIsDisplayed()
        rule.click("error-rule")
        assertFalse("the rule is not covered", rule.exists("error-read"))
        rule.onNodeWithTag("sheet").assertIsDisplayed()
        val title = empile.rule("table.set-up", 2u).title
        rule.onNodeWithText(title, useUnmergedTree = true).assertExists()
        rule.click("sheet-close")
        rule.onNodeWithTag("start").assertIsEnabled()
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
        val told =
            rule.onAllNodesWithText("13 n'existe pas", substring = true, useUnmergedTree = true)
        told.assertCountEquals(2) // at the row, and above the button that does nothing for it
        rule.onNodeWithTag("start").assertIsNotEnabled()
        row.performTextReplacement(sound)
        rule.waitForIdle()
        rule.onNodeWithTag("start").assertIsEnabled()
        rule.click("start")
        assertEquals(2, seated().size)
    }

    @Test
    fun `a board is pasted as JSON, and what is wrong with it is said with its row and cell`() {
        family()
        show("pile-poils")
        sit("Zoé", "Max")
        rule.onNodeWithTag("option-side-own").performScrollTo()
        rule.click("option-side-own")
        val field = rule.onNodeWithTag("board-paste").performScrollTo()
        field.performTextReplacement("[[1, 2, 3], [4, \"x\"], [6]]")
        rule.waitForIdle()
        rule
            .onNodeWithText("Rangée 2, case 2", substring = true, useUnmergedTree = true)
            .assertExists()
        field.performTextReplacement("[[1, 2, 3], [4, 0], [6]]")
        rule.waitForIdle()
        rule.onNodeWithTag("board-row-3").assertExists()
        rule.onNodeWithTag("board-row-4").assertDoesNotExist()
        rule.onNodeWithTag("start").assertIsNotEnabled()
        field.performTextReplacement("[[1, 2, 3], [4, 5], [6]]")
        rule.waitForIdle()
        rule.onNodeWithTag("start").assertIsEnabled()
        rule.click("start")
        val match = empile.openMatches().single().id
        assertTrue(empile.resumeMatch(match).use { "[[1,2,3],[4,5],[6]]" in it.recordJson() })
    }

    @Test
    fun `a button that does nothing says why`() {
        family()
        show("teckels")
        val obstacle = rule.onNodeWithTag("obstacle", useUnmergedTree = true)
        obstacle.assertTextEquals("Choisissez de 2 à 4 personnes.")
        sit("Zoé", "Max")
        obstacle.assertDoesNotExist()
        rule.onNodeWithTag("start").assertIsEnabled()
        listOf("ends-when-stuck", "ends-when-all-call").forEach { option ->
            rule.onNodeWithTag("option-$option-false").performScrollTo()
            rule.click("option-$option-false")
        }
        rule.onNodeWithTag("start").assertIsNotEnabled()
        obstacle.assertIsDisplayed()
    }

    @Test
    fun `somebody is said to begin only where one does`() {
        family()
        listOf("cui-bono" to true, "pilo-pilo" to false).forEach { (game, begins) ->
            val hint = empile.games().single { it.slug == game }.seatingHint
            assertEquals(begins, hint.startsWith("La première personne commence."))
        }
        show("pilo-pilo")
        rule.onNodeWithText("La première personne", substring = true).assertDoesNotExist()
    }

    @Test
    fun `a rule that is opened while sitting down tells what was chosen`() {
        family()
        show("cui-bono")
        rule.onNodeWithTag("option-red-4").performScrollTo()
        rule.click("option-red-4")
        rule.onNodeWithTag("rule-red").performScrollTo()
        rule.click("rule-red")
        rule.onNodeWithText("Nous comptons rouge 4", substring = true).assertExists()
    }
}
