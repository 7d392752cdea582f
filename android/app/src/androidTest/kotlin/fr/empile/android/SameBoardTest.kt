package fr.empile.android

import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isEnabled
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** The app on a device: it opens its log, starts a match, and comes back to it. */
@OptIn(ExperimentalTestApi::class)
@RunWith(AndroidJUnit4::class)
class SameBoardTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    @Test
    fun aTurnedOrForgottenScreenShowsTheSameBoard() {
        startMatch("Laureline", "Félix")
        waitFor("node-$ROLL")
        val begun = board()
        touch("node-$ROLL")
        rule.waitUntil("the dice lie there", PATIENCE) { board() != begun }
        rule.waitForIdle()
        val left = board()

        rule.activityRule.scenario.recreate()
        rule.waitUntil("a board is back", PATIENCE) { board().isNotEmpty() }
        rule.waitForIdle()
        assertEquals(left.withoutNews(), board().withoutNews())
    }

    private fun startMatch(vararg names: String) {
        touch("new-match")
        touch("game-pile-poils")
        rule.waitUntil("people, or a form for them", PATIENCE) { asksForPeople() || knowsPeople() }
        // A device that was tested before knows who sat there last.
        if (!knowsPeople())
            names.forEach { name ->
                waitFor("newcomer-name")
                rule.onNodeWithTag("newcomer-name").performScrollTo().performTextInput(name)
                rule.onNodeWithTag("newcomer-add").performScrollTo().performClick()
                rule.waitUntilAtLeastOneExists(hasText(name) and !hasSetTextAction(), PATIENCE)
            }
        touch("start")
    }

    private fun asksForPeople() = isThere(hasTestTag("newcomer-name"))

    private fun knowsPeople() = isThere(hasTestTag("add-newcomer"))

    private fun isThere(thing: SemanticsMatcher) =
        rule.onAllNodes(thing).fetchSemanticsNodes().isNotEmpty()

    /** The core answers on a thread of its own: what is touched may be a moment away. */
    private fun touch(tag: String) {
        rule.waitUntilAtLeastOneExists(hasTestTag(tag) and isEnabled(), PATIENCE)
        rule.onNodeWithTag(tag).performClick()
    }

    private fun waitFor(tag: String) = rule.waitUntilAtLeastOneExists(hasTestTag(tag), PATIENCE)

    private fun board(): List<String> =
        rule
            .onAllNodes(SemanticsMatcher("node of a table") { it.tag().startsWith("node-") })
            .fetchSemanticsNodes()
            .map { "${it.tag()} ${it.config.getOrNull(SemanticsProperties.ContentDescription)}" }

    /** The news of the last move is told once. */
    private fun List<String>.withoutNews() = filterNot { it.startsWith("node-1 ") }

    private fun SemanticsNode.tag(): String =
        config.getOrNull(SemanticsProperties.TestTag).orEmpty()

    private companion object {
        const val PATIENCE = 10_000L
        const val ROLL = 10
    }
}
