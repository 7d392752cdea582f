package fr.empile.ui.screens

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import fr.empile.core.Empile
import fr.empile.desktop.DesktopCalendar
import fr.empile.desktop.bundledTypefaces
import fr.empile.ui.EmpileScreens
import fr.empile.ui.Surroundings
import fr.empile.ui.core.Doorstep
import fr.empile.ui.core.FileDoor
import fr.empile.ui.core.FileError
import fr.empile.ui.core.LateAnswer
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.theme.Motion
import java.io.IOException
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/**
 * A file that somebody opens with the app, or drops on its window, and one that leaves for another
 * app.
 */
class HandedFilesTest {
    @get:Rule val rule = createComposeRule()

    private class Door(private val doorstep: Doorstep) : FileDoor {
        val shared = mutableMapOf<String, String>()

        override suspend fun save(name: String, content: String) = false

        override suspend fun open(): String? = null

        override suspend fun lateAnswer(): LateAnswer = doorstep.take()

        override suspend fun handedIn() = doorstep.ring()

        override val canShare = true

        override suspend fun share(name: String, content: String) {
            shared[name] = content
        }
    }

    private val doorstep = Doorstep()
    private val door = Door(doorstep)
    private val navigator = Navigator(listOf(Screen.Home, Screen.Rules))

    private val otherLog =
        Empile.openInMemory("fr").use { it.addPlayer("Inès", 2u).run { it.exportJson() } }

    private fun show(empile: Empile) {
        val surroundings =
            Surroundings(bundledTypefaces, false, DesktopCalendar(), Motion.Off, files = door)
        val core = testCore(empile)
        rule.setContent { EmpileScreens(core, surroundings, navigator) }
        rule.waitForIdle()
    }

    private fun hand(text: String) {
        doorstep.hand { text }
        rule.waitForIdle()
    }

    @Test
    fun `a file handed in is shown from anywhere, taken in once, and left behind on the way back`() {
        Empile.openInMemory("fr").use { empile ->
            show(empile)
            hand(otherLog)
            rule.onNodeWithTag("import-promise").performScrollTo().assertIsDisplayed()
            assertTrue("nothing else is asked", !rule.exists("export-json"))
            assertTrue("nothing happened yet", empile.players().isEmpty())
            rule.click("import-take-in")
            assertEquals(listOf("Inès"), empile.players().map { it.name })
            hand(otherLog)
            rule.onNodeWithTag("import-take-in").assertIsNotEnabled()
            navigator.back()
            assertEquals(
                "as long as it was there it did not come twice",
                Screen.Rules,
                navigator.current,
            )
        }
    }

    @Test
    fun `one that was handed in before the app was open waits for it`() {
        doorstep.hand { otherLog }
        Empile.openInMemory("fr").use { empile ->
            show(empile)
            rule.onNodeWithTag("import-promise").performScrollTo().assertIsDisplayed()
        }
    }

    @Test
    fun `what is no log does not stand in for the one that was shown before`() {
        Empile.openInMemory("fr").use { empile ->
            show(empile)
            hand(otherLog)
            hand("nonsense")
            rule.click("error-read")
            assertTrue("nothing is promised any more", !rule.exists("import-take-in"))
            doorstep.hand { throw FileError(IOException("the mail is gone")) }
            rule.waitForIdle()
            rule.onNodeWithText("Ce fichier n'a pas pu", substring = true).assertIsDisplayed()
            assertTrue(empile.players().isEmpty())
        }
    }

    @Test
    fun `the log is offered to other apps as the file that can be taken in again`() {
        Empile.openInMemory("fr").use { empile ->
            empile.addPlayer("Zoé", 0u)
            show(empile)
            navigator.goTo(Screen.Files)
            rule.waitForIdle()
            rule.click("share")
            val (name, content) = door.shared.entries.single()
            assertTrue(name, name.endsWith(".empile"))
            assertTrue(empile.previewImport(content, 0).nothingNew)
        }
    }
}
