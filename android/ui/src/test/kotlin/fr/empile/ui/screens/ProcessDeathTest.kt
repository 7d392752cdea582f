package fr.empile.ui.screens

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.junit4.v2.createComposeRule
import fr.empile.core.Empile
import fr.empile.desktop.Recording
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

    private val lives =
        Lives(rule) {
            val empile = Empile.open(File(folder.root, "empile.db").path, "fr")
            testCore(empile, recording.seed)
        }

    private fun board(): List<String> =
        rule.landmarks().map {
            "${it.tag()} ${it.config.getOrNull(SemanticsProperties.ContentDescription)}"
        }

    /** The news of the last move is told once. */
    private fun List<String>.withoutNews() = filterNot { it.startsWith("node-1 ") }

    @Test
    fun `a killed app comes back to the same table and the same board`() {
        lives.show { PhoneApp(it) }
        lives.begin()
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

        val saved = lives.end()
        lives.begin(saved)
        assertEquals(left.withoutNews(), board().withoutNews())
        rule.touchOut(recording.entries[12])
        lives.end()
    }

    @Test
    fun `without the saved screen the match waits at home`() {
        lives.show { PhoneApp(it) }
        lives.begin()
        rule.click("new-match")
        rule.click("game-pile-poils")
        rule.addNewcomer("Zoé")
        rule.addNewcomer("Max")
        rule.click("start")
        rule.click("node-$ROLL")
        val left = board()
        val match = rule.runOnIdle { openMatch() }
        lives.end()
        lives.begin()
        rule.click("resume-$match")
        assertEquals(left, board())
        lives.end()
    }

    private fun openMatch(): String = runBlocking {
        lives.core.ask { it.openMatches().single().id }
    }
}
