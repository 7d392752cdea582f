package fr.empile.ui.screens

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import fr.empile.core.Empile
import fr.empile.desktop.DesktopCalendar
import fr.empile.desktop.DesktopSettings
import fr.empile.desktop.bundledTypefaces
import fr.empile.ui.EmpileApp
import fr.empile.ui.EmpileScreens
import fr.empile.ui.Surroundings
import fr.empile.ui.core.FileDoor
import fr.empile.ui.core.Launch
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.rememberNavigator
import fr.empile.ui.settings.LanguageChoice
import fr.empile.ui.settings.Preferences
import fr.empile.ui.settings.TextSize
import fr.empile.ui.settings.ThemeChoice
import fr.empile.ui.theme.Motion
import java.io.File
import kotlinx.coroutines.Dispatchers
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

class SettingsTest {
    @get:Rule val rule = createComposeRule()
    @get:Rule val folder = TemporaryFolder()

    private fun tap(tag: String) {
        rule.onNodeWithTag(tag).performScrollTo()
        rule.click(tag)
    }

    @Test
    fun `what was chosen is there again after the app was closed`() {
        val file = File(folder.root, "settings.properties")
        DesktopSettings(file).use { store ->
            Preferences(store).apply {
                theme = ThemeChoice.Dark
                textSize = TextSize.Largest
                hasSound = false
                lastSeats = listOf("a", "b")
                ownBoard = listOf(listOf(1, 10), listOf(12))
            }
        }
        DesktopSettings(file).use { store ->
            val again = Preferences(store)
            assertEquals(ThemeChoice.Dark, again.theme)
            assertEquals(TextSize.Largest, again.textSize)
            assertEquals(false, again.hasSound)
            assertEquals(true, again.hasHaptics)
            assertEquals(listOf("a", "b"), again.lastSeats)
            assertEquals(listOf(listOf(1, 10), listOf(12)), again.ownBoard)
            assertEquals(LanguageChoice.System, again.language)
        }
    }

    @Test
    fun `another language is spoken at once, on the same screen`() {
        val file = File(folder.root, "empile.db")
        Launch("fr", Dispatchers.Unconfined) { Empile.open(file.path, it) }
            .use { launch ->
                val surroundings = still()
                rule.setContent { EmpileApp(launch, surroundings) }
                rule.click("settings")
                rule.onNodeWithText("Réglages").assertIsDisplayed()
                tap("choose-English")
                rule.onNodeWithText("Settings").assertIsDisplayed()
            }
    }

    /** Hands out one file, and keeps what is saved. */
    private class OneFile(val content: String?) : FileDoor {
        val saved = mutableMapOf<String, String>()

        override suspend fun save(name: String, content: String): Boolean {
            saved[name] = content
            return true
        }

        override suspend fun open(): String? = content
    }

    private fun showFiles(empile: Empile, door: FileDoor) {
        val surroundings =
            Surroundings(bundledTypefaces, false, DesktopCalendar(), Motion.Off, files = door)
        val core = testCore(empile)
        rule.setContent {
            EmpileScreens(
                core,
                surroundings,
                rememberNavigator(listOf(Screen.Home, Screen.Files)),
            )
        }
    }

    @Test
    fun `another log is taken in only after it was seen what that changes, and only once`() {
        val other =
            Empile.openInMemory("fr").use { it.addPlayer("Inès", 2u).let { _ -> it.exportJson() } }
        Empile.openInMemory("fr").use { empile ->
            showFiles(empile, OneFile(other))
            tap("import-choose")
            rule.onNodeWithTag("import-promise").performScrollTo().assertIsDisplayed()
            assertTrue("nothing happened yet", empile.players().isEmpty())
            tap("import-take-in")
            assertEquals(listOf("Inès"), empile.players().map { it.name })
            tap("import-choose")
            rule.onNodeWithTag("import-take-in").assertIsNotEnabled()
        }
    }

    @Test
    fun `the log leaves as one file that says what it is`() {
        Empile.openInMemory("fr").use { empile ->
            empile.addPlayer("Zoé", 0u)
            val door = OneFile(content = null)
            showFiles(empile, door)
            tap("export-json")
            val (name, content) = door.saved.entries.single()
            assertTrue(name, Regex("""empile-\d{4}-\d{2}-\d{2}\.json""").matches(name))
            assertTrue("Zoé" in content)
            rule.onNodeWithTag("files-success").assertIsDisplayed()
        }
    }
}
