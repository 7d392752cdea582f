package fr.empile.ui.screens

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.click
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import fr.empile.core.Empile
import fr.empile.ui.navigation.Screen
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

class LessonTest {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openRehearsal("fr")

    @After fun close() = empile.close()

    private fun show(vararg way: Screen) = rule.setContent {
        PhoneApp(testCore(empile), listOf(Screen.Home) + way)
    }

    /** Touches what the finger shows. */
    private fun follow(match: String) {
        val asked = empile.resumeMatch(match).use { checkNotNull(it.lessonTouch()) }
        rule.onNodeWithTag("table").performTouchInput {
            click(Offset(asked.x * density, asked.y * density))
        }
        rule.waitForIdle()
    }

    @Test
    fun `a lesson is learnt by touch and leads to a real match`() {
        val match = empile.beginLesson("pile-poils")
        show(Screen.Seating("pile-poils"))
        rule.onNodeWithTag("learn").performScrollTo()
        rule.click("learn")
        var touches = 0
        while (rule.exists("table")) {
            follow(match)
            assertTrue("the lesson comes to an end", ++touches < 60)
        }
        rule.onNodeWithTag("lesson-done").assertIsDisplayed()
        rule.click("lesson-play")
        assertTrue("back at the seats", rule.exists("start"))
        assertTrue("nothing was written down", empile.openMatches().isEmpty())
    }

    @Test
    fun `a touch beside what the finger shows is explained until the next touch`() {
        val match = empile.beginLesson("pile-poils")
        show(Screen.Table(match))
        follow(match)
        rule.onNodeWithTag("table").performTouchInput { click(Offset(width / 2f, height / 3f)) }
        rule.waitForIdle()
        rule.onNodeWithTag("refusal").assertIsDisplayed()
        follow(match)
        assertFalse(rule.exists("refusal"))
    }

    @Test
    fun `a lesson of a game against the clock has its way back, and leads to no pause`() {
        show(Screen.Table(empile.beginLesson("pilo-pilo")))
        assertFalse(rule.exists("pause"))
        rule.click("back")
        assertTrue(rule.exists("new-match"))
    }

    @Test
    fun `rules and play are one step apart`() {
        show(Screen.Seating("cui-bono"))
        rule.onNodeWithTag("how-to-play").performScrollTo()
        rule.click("how-to-play")
        rule.onNodeWithTag("play").performScrollTo()
        rule.click("play")
        assertTrue(rule.exists("start"))
        rule.click("back")
        rule.onNodeWithTag("learn").performScrollTo()
        rule.click("learn")
        assertTrue(rule.exists("table"))
    }

    @Test
    fun `only pages about a game lead to play`() {
        val pages = empile.rulePages()
        assertEquals(empile.games().map { it.slug }, pages.mapNotNull { it.game })
        show(Screen.RulePage(pages.first { it.game == null }.slug))
        assertFalse(rule.exists("play"))
    }
}
