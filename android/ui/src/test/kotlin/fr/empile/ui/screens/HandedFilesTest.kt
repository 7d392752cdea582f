package fr.empile.ui.screens

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsOff
import androidx.compose.ui.test.assertIsOn
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
import fr.empile.ui.files.FilesState
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.theme.Motion
import java.io.IOException
import kotlin.coroutines.CoroutineContext
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Runnable
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertSame
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
    fun `the same name means the same person or another, file by file`() {
        val another =
            Empile.openInMemory("fr").use { it.addPlayer("Zoé", 3u).run { it.exportJson() } }
        Empile.openInMemory("fr").use { empile ->
            listOf("Inès", "Zoé").forEach { empile.addPlayer(it, 0u) }
            show(empile)
            hand(otherLog)
            rule.onNodeWithTag("import-by-name").performScrollTo().assertIsOn()
            rule.click("import-by-name")
            rule.onNodeWithTag("import-by-name").assertIsOff()
            rule.click("import-take-in")
            assertEquals(3, empile.players().size)
            hand(another)
            rule.onNodeWithTag("import-by-name").performScrollTo().assertIsOn()
            rule.click("import-take-in")
            assertEquals("Zoé is Zoé", 3, empile.players().size)
        }
    }

    /** The core answers when the test says so. */
    private class Slow : CoroutineDispatcher() {
        private val waiting = ArrayDeque<Runnable>()

        override fun dispatch(context: CoroutineContext, block: Runnable) {
            waiting += block
        }

        fun answerAll() {
            while (waiting.isNotEmpty()) waiting.removeFirst().run()
        }
    }

    @Test
    fun `what a file would do stays in sight while it is asked what it would do otherwise`() {
        val slow = Slow()
        Empile.openInMemory("fr").use { empile ->
            empile.addPlayer("Inès", 0u)
            val state = FilesState(testCore(empile, thread = slow), DesktopCalendar())
            val window = CoroutineScope(Dispatchers.Unconfined)
            window.launch { state.take(LateAnswer.Chosen { otherLog }) }
            slow.answerAll()
            val before = checkNotNull(state.promise)
            window.launch { state.takeByName(false) }
            assertSame(before, state.promise)
            slow.answerAll()
            assertNotSame(before, state.promise)
        }
    }

    @Test
    fun `what came in can be sent alone`() {
        val evening =
            Empile.openInMemory("fr").use {
                val two =
                    listOf("Ada", "Bob").mapIndexed { i, name -> it.addPlayer(name, i.toUByte()) }
                it.endEvening(it.beginEvening("Noël", two.map { who -> who.id }).id)
                it.exportJson()
            }
        Empile.openInMemory("fr").use { empile ->
            val state = FilesState(testCore(empile), DesktopCalendar())
            runBlocking {
                state.load()
                val before = state.parts.size
                state.take(LateAnswer.Chosen { evening })
                state.takeIn()
                assertEquals(before + 1, state.parts.size)
            }
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
            assertTrue(empile.previewImport(content, 0, byName = true).nothingNew)
        }
    }
}
