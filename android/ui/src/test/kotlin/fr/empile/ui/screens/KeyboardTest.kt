package fr.empile.ui.screens

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.focusTarget
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.assertIsNotDisplayed
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performMouseInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import androidx.compose.ui.unit.dp
import fr.empile.core.Empile
import fr.empile.core.MatchSetup
import fr.empile.desktop.DesktopCalendar
import fr.empile.desktop.WindowKey
import fr.empile.desktop.bundledTypefaces
import fr.empile.desktop.isEscape
import fr.empile.desktop.isUndo
import fr.empile.ui.EmpileScreens
import fr.empile.ui.EmpileSurface
import fr.empile.ui.Surroundings
import fr.empile.ui.common.pressable
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.texts.Texts
import fr.empile.ui.theme.Motion
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

class KeyboardTest {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openInMemory("fr")

    @After fun close() = empile.close()

    private fun press(key: Key, held: List<Key> = emptyList()) {
        rule.onRoot().performKeyInput {
            held.forEach(::keyDown)
            pressKey(key)
            held.forEach(::keyUp)
        }
        rule.waitForIdle()
    }

    @Test
    fun `arrows lead over the first page, and Enter opens`() {
        rule.setContent { PhoneApp(testCore(empile)) }
        rule.onNodeWithTag("new-match").requestFocus()
        repeat(3) { press(Key.DirectionUp) }
        rule.onNodeWithTag("campaign").assertIsFocused()
        press(Key.DirectionRight)
        rule.onNodeWithTag("players").assertIsFocused()
        press(Key.Enter)
        assertTrue(rule.exists("newcomer-name"))
    }

    @Test
    fun `arrows lead on to the page from nowhere`() {
        rule.setContent { PhoneApp(testCore(empile), listOf(Screen.Home, Screen.Settings)) }
        rule.waitForIdle()
        press(Key.DirectionDown)
        rule.onNode(isFocused()).assertIsDisplayed()
    }

    @Test
    fun `arrows lead over the next page, too`() {
        rule.setContent { PhoneApp(testCore(empile)) }
        rule.onNodeWithTag("settings").requestFocus()
        press(Key.Enter)
        assertTrue(rule.exists("about"))
        press(Key.DirectionDown)
        rule.onNode(isFocused()).assertIsDisplayed()
    }

    @Test
    fun `the wheel scrolls a page`() {
        rule.setContent { PhoneApp(testCore(empile), listOf(Screen.Home, Screen.Settings)) }
        val far = rule.onNodeWithTag("about")
        far.assertIsNotDisplayed()
        rule.onRoot().performMouseInput {
            moveTo(center)
            repeat(40) { scroll(10f) }
        }
        rule.waitForIdle()
        far.assertIsDisplayed()
    }

    @Test
    fun `a key of the window does what was last shown, and nothing once that has gone`() {
        val key = WindowKey()
        val pressed = mutableListOf<String>()
        var isAbove by mutableStateOf(false)
        rule.setContent {
            key.Handler(enabled = true) { pressed += "below" }
            key.Handler(enabled = isAbove) { pressed += "above" }
        }
        for (now in listOf(false, true, false)) {
            isAbove = now
            rule.waitForIdle()
            assertTrue(key.pressed())
        }
        assertEquals(listOf("below", "above", "below"), pressed)
        assertFalse("nobody wants it", WindowKey().pressed())
    }

    @Test
    fun `Ctrl or Cmd and Z take a move back, and with Shift or alone they do not`() {
        val key = WindowKey()
        val meant = mutableListOf<Boolean>()
        val seats =
            listOf("Zoé", "Max").mapIndexed { i, name -> empile.addPlayer(name, i.toUByte()).id }
        val match = empile.startMatch(MatchSetup("pile-poils"), seats, 7u).use { it.id() }
        val surroundings =
            Surroundings(
                bundledTypefaces,
                false,
                DesktopCalendar(),
                Motion.Off,
                undoKey = key::Handler,
            )
        val navigator = Navigator(listOf(Screen.Home, Screen.Table(match)))
        rule.setContent {
            Box(Modifier.onKeyEvent { it.isUndo && key.pressed().also(meant::add) }) {
                EmpileScreens(testCore(empile), surroundings, navigator)
            }
        }
        rule.waitForIdle()
        press(Key.Z, listOf(Key.CtrlLeft))
        assertEquals("nothing was done yet", listOf(false), meant)
        rule.click("node-$ROLL")
        press(Key.Z)
        press(Key.Z, listOf(Key.CtrlLeft, Key.ShiftLeft))
        assertEquals("nobody asked", listOf(false), meant)
        // Dice were thrown: the table is asked, as by the button.
        for (held in listOf(Key.CtrlLeft, Key.MetaLeft)) {
            press(Key.Z, listOf(held))
            assertTrue(rule.exists("question-yes"))
            rule.click("question-no")
        }
        rule.click("journal")
        meant.clear()
        rule.runOnIdle { assertFalse("nobody sees the table", key.pressed()) }
    }

    @Test
    fun `Escape means something once it is let go`() {
        val meant = mutableListOf<KeyEventType>()
        rule.setContent {
            val here = remember { FocusRequester() }
            Box(
                Modifier.onKeyEvent { it.isEscape.also { isSo -> if (isSo) meant += it.type } }
                    .focusRequester(here)
                    .focusTarget()
            )
            LaunchedEffect(here) { here.requestFocus() }
        }
        press(Key.Escape)
        press(Key.Enter)
        assertEquals(listOf(KeyEventType.KeyUp), meant)
    }

    @Test
    fun `a key presses once, however long it is held`() {
        var presses = 0
        val texts = Texts.of(empile)
        rule.setContent {
            EmpileSurface(texts, remember { still() }) {
                Box(Modifier.testTag("here").size(48.dp).pressable { presses++ })
            }
        }
        rule.onNodeWithTag("here").requestFocus()
        press(Key.Enter)
        assertEquals(1, presses)
    }

    @Test
    fun `a table is played without pointing`() {
        val seats =
            listOf("Zoé", "Max").mapIndexed { i, name -> empile.addPlayer(name, i.toUByte()).id }
        val match = empile.startMatch(MatchSetup("pile-poils"), seats, 7u).use { it.id() }
        rule.setContent { PhoneApp(testCore(empile), listOf(Screen.Home, Screen.Table(match))) }
        rule.onNodeWithTag("node-$ROLL").requestFocus()
        press(Key.Spacebar)
        assertTrue("the dice are thrown", rule.exists("node-$GIVE_UP"))
    }
}
