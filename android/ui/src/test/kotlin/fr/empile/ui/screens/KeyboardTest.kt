package fr.empile.ui.screens

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.assertIsFocused
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.test.requestFocus
import fr.empile.core.Empile
import fr.empile.core.MatchSetup
import fr.empile.ui.navigation.Screen
import org.junit.After
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

class KeyboardTest {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openInMemory("fr")

    @After fun close() = empile.close()

    private fun press(key: Key) {
        rule.onRoot().performKeyInput { pressKey(key) }
        rule.waitForIdle()
    }

    @Test
    fun `arrows lead over the first page, and Enter opens`() {
        rule.setContent { PhoneApp(testCore(empile)) }
        rule.onNodeWithTag("new-match").requestFocus()
        press(Key.DirectionUp)
        press(Key.DirectionUp)
        rule.onNodeWithTag("campaign").assertIsFocused()
        press(Key.DirectionRight)
        rule.onNodeWithTag("players").assertIsFocused()
        press(Key.Enter)
        assertTrue(rule.exists("newcomer-name"))
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
