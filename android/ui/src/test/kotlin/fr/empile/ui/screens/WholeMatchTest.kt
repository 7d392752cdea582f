package fr.empile.ui.screens

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import fr.empile.core.Empile
import fr.empile.showcase.Recording
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

class WholeMatchTest {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openInMemory("fr")
    private val recording = Recording.read()

    @After fun close() = empile.close()

    @Test
    fun `a family plays a whole match by touch, from an empty house to the campaign`() {
        rule.setContent { PhoneApp(testCore(empile, recording.seed)) }
        rule.click("new-match")
        rule.click("game-pile-poils")
        rule.addNewcomer("Laureline")
        rule.addNewcomer("Félix", colour = 4)
        rule.click("add-newcomer")
        rule.addNewcomer("Inès")
        rule.click("start")

        val match = empile.openMatches().single()
        assertEquals(listOf("Laureline", "Félix", "Inès"), match.names)
        recording.entries.dropLast(1).forEach(rule::touchOut)
        assertTrue("not over before the last move", rule.exists("table"))
        rule.touchOut(recording.entries.last())

        val sheet =
            checkNotNull(
                empile.resumeMatch(match.id).use { table ->
                    assertEquals(recording.finalState, table.stateJson())
                    table.resultSheet()
                }
            )
        assertTrue("the board stays", rule.exists("table"))
        rule.onNodeWithText(sheet.headline).assertIsDisplayed()
        rule.click("end-result")

        rule.click("result-home")
        assertFalse("nothing left to resume", rule.exists("resume-${match.id}"))
        rule.click("campaign")
        sheet.seats.forEach { seat ->
            rule
                .onNodeWithTag("standing-${seat.name}")
                .performScrollTo()
                .assertTextContains(seat.scoreText)
        }
    }
}
