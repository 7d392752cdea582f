package fr.empile.ui.screens

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.LocalSaveableStateRegistry
import androidx.compose.runtime.saveable.SaveableStateRegistry
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.junit4.v2.createComposeRule
import fr.empile.core.Empile
import fr.empile.desktop.Recording
import fr.empile.ui.core.Core
import java.io.File
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

class ProcessDeathTest {
    @get:Rule val rule = createComposeRule()
    @get:Rule val folder = TemporaryFolder()
    private val recording = Recording.read()

    /** What a process has while it lives. */
    private class Life(val core: Core, val registry: SaveableStateRegistry)

    private var life: Life? by mutableStateOf(null)

    private fun begin(saved: Map<String, List<Any?>>?) {
        val empile = Empile.open(File(folder.root, "empile.db").path, "fr")
        val core = testCore(empile, recording.seed)
        life = Life(core, SaveableStateRegistry(saved) { true })
        rule.waitForIdle()
    }

    /** Ends with nothing but the file and what the system saved of the screen. */
    private fun end(): Map<String, List<Any?>> {
        val ending = checkNotNull(life)
        val saved = rule.runOnIdle { ending.registry.performSave() }
        life = null
        rule.waitForIdle()
        ending.core.close()
        return saved
    }

    private fun board(): List<String> =
        rule
            .onAllNodes(SemanticsMatcher("node of a table") { it.tag().startsWith("node-") })
            .fetchSemanticsNodes()
            .map { "${it.tag()} ${it.config.getOrNull(SemanticsProperties.ContentDescription)}" }

    /** The news of the last move is told once. */
    private fun List<String>.withoutNews() = filterNot { it.startsWith("node-1 ") }

    private fun SemanticsNode.tag(): String =
        config.getOrNull(SemanticsProperties.TestTag).orEmpty()

    private fun showLives() = rule.setContent {
        life?.let { now ->
            CompositionLocalProvider(LocalSaveableStateRegistry provides now.registry) {
                PhoneApp(now.core)
            }
        }
    }

    @Test
    fun `a killed app comes back to the same table and the same board`() {
        showLives()
        begin(saved = null)
        rule.click("new-match")
        rule.click("game-pile-poils")
        rule.addNewcomer("Laureline")
        rule.addNewcomer("Félix")
        rule.click("add-newcomer")
        rule.addNewcomer("Inès")
        rule.click("start")
        recording.entries.take(12).forEach(rule::touchOut)
        val left = board()
        assertTrue("a board is on screen", left.size > 60)

        val saved = end()
        begin(saved)
        assertEquals(left.withoutNews(), board().withoutNews())
        rule.touchOut(recording.entries[12])
        end()
    }

    @Test
    fun `without the saved screen the match waits at home`() {
        showLives()
        begin(saved = null)
        rule.click("new-match")
        rule.click("game-pile-poils")
        rule.addNewcomer("Zoé")
        rule.addNewcomer("Max")
        rule.click("start")
        rule.click("node-$ROLL")
        val left = board()
        val match = rule.runOnIdle { openMatch() }
        end()
        begin(saved = null)
        rule.click("resume-$match")
        assertEquals(left, board())
        end()
    }

    private fun openMatch(): String = runBlocking {
        checkNotNull(life).core.ask { it.openMatches().single().id }
    }
}
