package fr.empile.ui.screens

import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import fr.empile.core.ChosenOption
import fr.empile.core.Empile
import fr.empile.core.MatchSetup
import fr.empile.core.PlayerInfo
import fr.empile.desktop.DesktopCalendar
import fr.empile.desktop.bundledTypefaces
import fr.empile.showcase.Recording
import fr.empile.showcase.sunday
import fr.empile.ui.EmpileScreens
import fr.empile.ui.Surroundings
import fr.empile.ui.core.FileDoor
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.rememberNavigator
import fr.empile.ui.theme.Motion
import java.io.File
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The board stays as the match ended, and everything that one may want then is a touch away. */
class EndOfMatchTest {
    @get:Rule val rule = createComposeRule()
    @get:Rule val folder = TemporaryFolder()
    private val recording = Recording.read()
    private val door = Door()

    /** Keeps what is handed on. */
    private class Door : FileDoor {
        val handedOn = mutableMapOf<String, ImageBitmap>()

        override suspend fun save(name: String, content: String) = false

        override suspend fun open(): String? = null

        override suspend fun handOn(name: String, picture: ImageBitmap) {
            handedOn[name] = picture
        }
    }

    private lateinit var match: String

    private val lives =
        Lives(rule) {
            val empile = Empile.open(File(folder.root, "empile.db").path, "fr")
            if (!::match.isInitialized) match = empile.finished()
            testCore(empile, recording.seed)
        }

    private fun Empile.finished(): String {
        val seats =
            listOf("Laureline", "Félix", "Inès").mapIndexed { index, name ->
                addPlayer(name, index.toUByte())
            }
        val setup = MatchSetup("pile-poils", listOf(ChosenOption("side", "coussin")))
        return startMatch(setup, seats.map(PlayerInfo::id), recording.seed).use { table ->
            recording.entries.forEach(table::play)
            table.id()
        }
    }

    private fun atTheTable() {
        lives.show { core ->
            val surroundings =
                Surroundings(
                    bundledTypefaces,
                    dark = false,
                    DesktopCalendar(sunday),
                    Motion.Off,
                    files = door,
                )
            val way = listOf(Screen.Home, Screen.Table(match))
            EmpileScreens(core, surroundings, rememberNavigator(way))
        }
        lives.begin()
    }

    private fun <T> ask(call: (Empile) -> T): T = runBlocking { lives.core.ask(call) }

    private fun isStillOnBoard(): Boolean =
        rule.landmarks().let { nodes ->
            nodes.isNotEmpty() && nodes.none { SemanticsActions.OnClick in it.config }
        }

    @Test
    fun `the last board stays, with who won and why, through the end of the process`() {
        atTheTable()
        val sheet = ask { checkNotNull(it.resumeMatch(match).use { table -> table.resultSheet() }) }
        rule.onNodeWithText(sheet.headline).assertIsDisplayed()
        rule.onNodeWithText(checkNotNull(sheet.why)).assertIsDisplayed()
        assertTrue("there to be looked at and not to be touched", isStillOnBoard())
        val saved = lives.end()
        lives.begin(saved)
        rule.onNodeWithText(sheet.headline).assertIsDisplayed()
        assertTrue(isStillOnBoard())
        lives.end()
    }

    @Test
    fun `whoever looks at the board has all of it, and the strip comes back`() {
        atTheTable()
        rule.click("end-look")
        assertFalse(rule.exists("end"))
        rule.click("end-show")
        assertTrue(rule.exists("end"))
        lives.end()
    }

    @Test
    fun `from there it is a touch to the result, the replay, a note, another match`() {
        atTheTable()
        rule.click("end-result")
        rule.click("back")
        rule.click("end-replay")
        rule.click("back")
        rule.click("end-note")
        rule.onNodeWithTag("note").performTextReplacement("Sous la pluie")
        rule.click("note-save")
        assertEquals("Sous la pluie", ask { it.result(match) }.note)
        rule.click("rematch")
        val next = ask { it.openMatches() }.single()
        assertEquals(setOf("Laureline", "Félix", "Inès"), next.names.toSet())
        assertFalse("another match has begun", rule.exists("end"))
        lives.end()
    }

    @Test
    fun `a note that is being written is still there when the screen is made anew`() {
        atTheTable()
        rule.click("end-note")
        rule.onNodeWithTag("note").performTextReplacement("Sous la pluie")
        lives.begin(lives.end())
        rule.onNodeWithTag("note").assertTextContains("Sous la pluie")
        rule.click("note-save")
        assertFalse(rule.exists("note"))
        assertEquals("Sous la pluie", ask { it.result(match) }.note)
        lives.end()
    }

    @Test
    fun `the picture of the result is handed on, and nothing but the picture`() {
        atTheTable()
        rule.onNodeWithTag("end-share").performScrollTo()
        rule.click("end-share")
        rule.waitUntil { door.handedOn.isNotEmpty() }
        val (name, picture) = door.handedOn.entries.single()
        assertEquals("empile-pile-poils.png", name)
        assertEquals(1080 to 1350, picture.width to picture.height)
        lives.end()
    }
}
