package fr.empile.ui.screens

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import fr.empile.core.Empile
import fr.empile.core.RobotPace
import fr.empile.desktop.DesktopCalendar
import fr.empile.desktop.DesktopSettings
import fr.empile.desktop.bundledTypefaces
import fr.empile.ui.EmpileApp
import fr.empile.ui.EmpileScreens
import fr.empile.ui.EmpileSurface
import fr.empile.ui.Surroundings
import fr.empile.ui.core.CoreCalls
import fr.empile.ui.core.FileDoor
import fr.empile.ui.core.Launch
import fr.empile.ui.core.WatchedThread
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.rememberNavigator
import fr.empile.ui.settings.LanguageChoice
import fr.empile.ui.settings.Preferences
import fr.empile.ui.settings.RobotsKeepPace
import fr.empile.ui.settings.SettingsActions
import fr.empile.ui.settings.SettingsInMemory
import fr.empile.ui.settings.SettingsScreen
import fr.empile.ui.settings.TextSize
import fr.empile.ui.settings.ThemeChoice
import fr.empile.ui.texts.Texts
import fr.empile.ui.theme.Motion
import java.io.File
import java.util.concurrent.ConcurrentLinkedQueue
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
                robotPace = RobotPace.BRISK
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
            assertEquals(RobotPace.BRISK, again.robotPace)
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

    @Test
    fun `each switch turns its own setting over, and no other`() {
        val preferences = Preferences(SettingsInMemory())
        val texts = Empile.openInMemory("fr").use(Texts::of)
        rule.setContent {
            EmpileSurface(texts, remember { still() }) {
                SettingsScreen(preferences, SettingsActions({}, {}, {}))
            }
        }
        val switches =
            mapOf<String, () -> Boolean>(
                "settings-patterns" to { preferences.isPatterned },
                "settings-calm" to { preferences.isCalm },
                "settings-sound" to { preferences.hasSound },
                "settings-haptics" to { preferences.hasHaptics },
                "settings-keep-awake" to { preferences.keepsAwake },
            )
        for (turned in switches.keys) {
            val before = switches.mapValues { (_, isOn) -> isOn() }
            tap(turned)
            val other = before + (turned to !before.getValue(turned))
            assertEquals(turned, other, switches.mapValues { (_, isOn) -> isOn() })
        }
    }

    @Test
    fun `a pace that nobody knows is the usual one`() {
        val store = SettingsInMemory().apply { write("robot-pace", "Breathless") }
        assertEquals(RobotPace.USUAL, Preferences(store).robotPace)
    }

    @Test
    fun `robots hear of their pace when the app opens, when it is chosen and when it opens anew`() {
        val preferences = Preferences(SettingsInMemory()).apply { robotPace = RobotPace.CALM }
        val texts = Empile.openInMemory("fr").use(Texts::of)
        val told = mutableListOf<RobotPace>()
        var opened by mutableStateOf("in French")
        rule.setContent {
            RobotsKeepPace(opened, preferences) { told += it }
            EmpileSurface(texts, remember { still() }) {
                SettingsScreen(preferences, SettingsActions({}, {}, {}))
            }
        }
        rule.waitForIdle()
        assertEquals(listOf(RobotPace.CALM), told)
        tap("choose-BRISK")
        assertEquals(listOf(RobotPace.CALM, RobotPace.BRISK), told)
        opened = "in English"
        rule.waitForIdle()
        assertEquals(listOf(RobotPace.CALM, RobotPace.BRISK, RobotPace.BRISK), told)
    }

    @Test
    fun `the pace reaches the core at once, and not on the thread that draws`() {
        val thread = WatchedThread()
        rule.registerIdlingResource(thread)
        val toldOn = ConcurrentLinkedQueue<String>()
        CoreCalls.watcher = { if (it == "Empile.setRobotPace") toldOn += threadName() }
        try {
            Empile.openInMemory("fr").use { empile ->
                val core = testCore(empile, thread = thread)
                rule.setContent { PhoneApp(core, listOf(Screen.Home, Screen.Settings)) }
                rule.waitForIdle()
                assertEquals(setOf("core"), toldOn.toSet())
                toldOn.clear()
                tap("choose-CALM")
                assertEquals(setOf("core"), toldOn.toSet())
            }
        } finally {
            CoreCalls.watcher = null
        }
    }

    /** Without the coroutine that debuggers want to see there. */
    private fun threadName(): String = Thread.currentThread().name.substringBefore(' ')

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
            assertTrue(name, Regex("""empile-\d{4}-\d{2}-\d{2}\.empile""").matches(name))
            assertTrue("Zoé" in content)
            rule.onNodeWithTag("files-success").assertIsDisplayed()
        }
    }
}
