package fr.empile.ui.screens

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import fr.empile.core.Empile
import fr.empile.ui.navigation.Screen
import org.junit.After
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

class RulesTest {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openInMemory("fr")

    @After fun close() = empile.close()

    @Test
    fun `what is typed leads to the rule`() {
        rule.setContent { PhoneApp(testCore(empile), listOf(Screen.Home, Screen.Rules)) }
        rule.onNodeWithTag("rules-search").performTextInput("pelote")
        rule.waitForIdle()
        val hit = empile.searchRules("pelote", null).first()
        rule.click("hit-${hit.id}")
        rule.onNodeWithTag("sheet").assertIsDisplayed()
    }

    @Test
    fun `a page says only what applies to so many players`() {
        rule.setContent {
            PhoneApp(testCore(empile), listOf(Screen.Home, Screen.RulePage("pile-poils")))
        }
        val two = empile.rulePage("pile-poils", 2u).map { it.id }
        rule.onNodeWithTag("rules-players-2").performScrollTo()
        rule.click("rules-players-2")
        assertTrue(two.isNotEmpty())
        two.forEach { assertTrue(it, rule.exists("rule-$it")) }
    }
}
