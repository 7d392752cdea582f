package fr.empile.ui.screens

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import fr.empile.core.Empile
import fr.empile.core.MatchSetup
import fr.empile.desktop.DesktopCalendar
import fr.empile.desktop.bundledTypefaces
import fr.empile.ui.EmpileScreens
import fr.empile.ui.Surroundings
import fr.empile.ui.core.FileDoor
import fr.empile.ui.core.FileError
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.theme.Motion
import java.io.IOException
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** What a launcher brings, and what the screens do with it. */
class LauncherTest {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openInMemory("fr")
    private val core = testCore(empile)

    @After fun close() = empile.close()

    private fun match(game: String, players: List<String>): String =
        empile.startMatch(MatchSetup(game), players, 7u).use { it.id() }

    @Test
    fun `only a table that many hands share has the whole screen`() {
        var shown = 0
        val surroundings =
            Surroundings(
                bundledTypefaces,
                false,
                DesktopCalendar(),
                Motion.Off,
                wholeScreen = { shown++ },
            )
        val players = List(2) { empile.addPlayer("P$it", it.toUByte()).id }
        val navigator = Navigator(listOf(Screen.Home, Screen.Table(match("pile-poils", players))))
        rule.setContent { EmpileScreens(core, surroundings, navigator) }
        rule.waitForIdle()
        assertEquals("players take turns", 0, shown)
        rule.runOnIdle { navigator.replaceBy(Screen.Table(match("teckels", players))) }
        rule.waitForIdle()
        assertTrue("everyone plays at once", shown > 0)
    }

    @Test
    fun `a screen gives way to the finger that pulls it away, and comes back`() {
        var pulled by mutableFloatStateOf(0f)
        val surroundings =
            Surroundings(
                bundledTypefaces,
                false,
                DesktopCalendar(),
                backProgress = { pulled },
            )
        rule.setContent {
            EmpileScreens(core, surroundings, Navigator(listOf(Screen.Home, Screen.About)))
        }
        fun width() = rule.onNodeWithTag("back").fetchSemanticsNode().boundsInRoot.width
        val whole = width()
        pulled = 1f
        rule.waitForIdle()
        assertTrue(width() < whole)
        pulled = 0f
        rule.waitForIdle()
        assertEquals(whole, width())
    }

    @Test
    fun `a file that cannot be written is told, and may be tried again`() {
        val stuck =
            object : FileDoor {
                override suspend fun save(name: String, content: String): Boolean =
                    throw FileError(IOException("the stick was pulled out"))

                override suspend fun open(): String? = null
            }
        val surroundings =
            Surroundings(bundledTypefaces, false, DesktopCalendar(), Motion.Off, files = stuck)
        val navigator = Navigator(listOf(Screen.Home, Screen.Files))
        rule.setContent { EmpileScreens(core, surroundings, navigator) }
        repeat(2) {
            rule.onNodeWithTag("export-json").performScrollTo().performClick()
            rule
                .onNodeWithText("Ce fichier n'a pas pu être lu ou écrit", substring = true)
                .assertIsDisplayed()
            rule.click("error-read")
        }
    }
}
