package fr.empile.ui.screens

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import fr.empile.core.Empile
import fr.empile.core.PaperEntry
import fr.empile.core.PaperLine
import fr.empile.ui.EmpileScreens
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** Where there is room, a list and what was chosen from it stand side by side. */
class ListAndPageTest {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openInMemory("fr")
    private val core = testCore(empile)
    private var window by mutableStateOf(TABLET)

    @After fun close() = empile.close()

    private fun show(vararg way: Screen): Navigator {
        val navigator = Navigator(listOf(Screen.Home) + way)
        val surroundings = still()
        rule.setContent {
            Box(Modifier.requiredSize(window)) { EmpileScreens(core, surroundings, navigator) }
        }
        rule.waitForIdle()
        return navigator
    }

    private fun tap(tag: String) {
        rule.onNodeWithTag(tag).performScrollTo().performClick()
        rule.waitForIdle()
    }

    private fun writeDown(): String {
        val players = List(2) { empile.addPlayer("P$it", it.toUByte()).id }
        val places = players.mapIndexed { i, id -> PaperLine(id, i == 0, 4, emptyList()) }
        val id = empile.newResultId()
        empile.enterResult(
            id,
            PaperEntry(null, "pile-poils", still().calendar.now(), places, "", null),
        )
        return id
    }

    @Test
    fun `a page opens beside its list, and another in its place`() {
        val navigator = show(Screen.Rules)
        tap("rules-pile-poils")
        assertTrue("beside", rule.exists("play") && rule.exists("rules-teckels"))
        rule.onNodeWithTag("rules-pile-poils").assertIsSelected()
        tap("rules-teckels")
        assertEquals(
            listOf(Screen.Home, Screen.Rules, Screen.RulePage("teckels")),
            navigator.way,
        )
        rule.runOnIdle { navigator.systemBack() }
        rule.waitForIdle()
        assertFalse("nothing is chosen any more", rule.exists("play"))
        tap("rules-teckels")
        rule.click("back")
        assertEquals("the list's way back leaves both", listOf<Screen>(Screen.Home), navigator.way)
    }

    @Test
    fun `settings, tools and people have their pages beside them`() {
        empile.addPlayer("Zoé", 0u)
        val navigator = show(Screen.Settings)
        tap("files")
        assertTrue(rule.exists("settings-sound") && rule.exists("export-json"))
        rule.runOnIdle { navigator.home() }
        rule.runOnIdle { navigator.goTo(Screen.Tools) }
        tap("tool-dice-cup")
        assertTrue(rule.exists("tool-title-finder") && rule.exists("take-back"))
        rule.runOnIdle { navigator.home() }
        rule.runOnIdle { navigator.goTo(Screen.Players) }
        tap("player-Zoé")
        assertTrue("the sheet stands beside", rule.exists("player-page") && rule.exists("family"))
        tap("player-page")
        assertEquals(Screen.Players, navigator.list)
        assertTrue(rule.exists("newcomer-name"))
    }

    @Test
    fun `a result stands beside the history until one leaves it`() {
        val result = writeDown()
        val navigator = show(Screen.History)
        tap("result-$result")
        rule.onNodeWithTag("result-$result").assertIsSelected()
        rule.onNodeWithTag("void").assertIsDisplayed()
        rule.runOnIdle { navigator.systemBack() }
        rule.waitForIdle()
        assertFalse(rule.exists("void"))
        assertEquals(Screen.History, navigator.current)
    }

    @Test
    fun `whoever comes back from what a result leads to finds it beside the history`() {
        val result = writeDown()
        val navigator = show(Screen.History)
        tap("result-$result")
        tap("correct")
        assertEquals(Screen.Paper(result), navigator.current)
        rule.runOnIdle { navigator.systemBack() }
        rule.onNodeWithTag("result-$result").assertIsSelected()
        assertTrue(rule.exists("void"))
    }

    @Test
    fun `a window that changes its breadth keeps its place and what is half written`() {
        val navigator = show(Screen.Rules, Screen.RulePage("pile-poils"))
        assertTrue(rule.exists("rules-teckels"))
        for (size in listOf(PHONE, TABLET, PHONE_TURNED)) {
            rule.runOnIdle { window = size }
            rule.waitForIdle()
            assertTrue("the page is shown", rule.exists("play"))
            assertEquals(size == TABLET, rule.exists("rules-teckels"))
        }
        rule.runOnIdle { navigator.back() }
        rule.onNodeWithTag("rules-search").performTextInput("yarn")
        rule.runOnIdle { window = TABLET }
        rule.onNodeWithTag("rules-search").assertTextContains("yarn")
    }

    private companion object {
        val TABLET = DpSize(1000.dp, 700.dp)
        val PHONE = DpSize(412.dp, 760.dp)
        val PHONE_TURNED = DpSize(900.dp, 412.dp)
    }
}
