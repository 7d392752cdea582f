package fr.empile.ui.screens

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import fr.empile.core.Empile
import fr.empile.core.HistoryQuery
import fr.empile.showcase.ToolScript
import fr.empile.ui.navigation.Screen
import fr.empile.ui.texts.Texts
import kotlin.math.absoluteValue
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.junit.runners.Parameterized
import org.junit.runners.Parameterized.Parameters

/** Every tool used to its end through the one view, as `tests/fixtures/tools` tells. */
@RunWith(Parameterized::class)
class ToolScriptsTest(private val tool: String) {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openRehearsal("fr")

    @After fun close() = empile.close()

    @Test
    fun `it is used to its end`() {
        val lines = checkNotNull(ToolScript.of(tool)).lines
        val family = lines.filter { it.word == "players" }.flatMap { it.what.split(' ') }
        family.forEachIndexed { index, name -> empile.addPlayer(name, index.toUByte()) }
        rule.setContent { PhoneApp(testCore(empile, seed = 3u), listOf(Screen.Tool(tool))) }
        lines.forEach(::follow)
    }

    private fun follow(line: ToolScript.Line) {
        val (tag, rest) = line.tag to line.rest
        when (line.word) {
            "players" -> {
                line.what.split(' ').forEach { tap("played-$it") }
                rule.click("tool-begin")
            }
            "press" -> tap(tag)
            "turn" -> {
                val by = rest.toInt()
                repeat(by.absoluteValue) { tap(if (by > 0) "$tag-more" else "$tag-fewer") }
            }
            "undo" -> rule.click("take-back")
            "wait" -> {
                // The core is asked again when the time it named is over.
                rule.mainClock.advanceTimeBy(LONGER_THAN_ANY_DEADLINE)
                rule.waitForIdle()
            }
            "says" -> {
                val said = rest.toIntOrNull()?.let(Texts.of(empile)::number) ?: rest
                number(tag).performScrollTo().assertTextEquals(said)
            }
            "shown" -> assertEquals(tag, 1, found(tag))
            "gone" -> assertEquals(tag, 0, found(tag))
            "off" -> rule.onNodeWithTag(tag).assertIsNotEnabled().assert(saysWhy)
            "unfinished" -> rule.onNodeWithTag("write-down").assertIsNotEnabled()
            "won" -> assertEquals(line.what.split(' ').toSet(), writtenDown())
            "picture" -> {}
            else -> error("${line.word} is no word of a script")
        }
    }

    private fun tap(tag: String) {
        // The one thing to do stays within reach: it does not scroll.
        rule.onNodeWithTag(tag).runCatching { performScrollTo() }
        rule.click(tag)
    }

    /** A figure is read out together with its name: the number alone is one floor below. */
    private fun number(tag: String) = rule.onNodeWithTag(tag, useUnmergedTree = true)

    private fun found(tag: String) =
        rule.onAllNodesWithTag(tag, useUnmergedTree = true).fetchSemanticsNodes().size

    private fun writtenDown(): Set<String> {
        rule.click("write-down")
        rule.onNodeWithTag("tool-written").assertIsDisplayed()
        rule.onNodeWithTag("write-down").assertIsNotEnabled()
        val result = empile.history(HistoryQuery(), 10u, 0u).single()
        return result.places.filter { it.won }.map { it.player.name }.toSet()
    }

    companion object {
        private const val LONGER_THAN_ANY_DEADLINE = 10_000L

        private val saysWhy =
            SemanticsMatcher("says why") {
                SemanticsProperties.StateDescription in it.config
            }

        @JvmStatic
        @Parameters(name = "{0}")
        fun tools(): List<String> =
            Empile.openInMemory("fr").use { empile ->
                empile.tools().map { it.slug }.filter { ToolScript.of(it) != null }
            }
    }
}
