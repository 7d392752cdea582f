package fr.empile.ui.screens

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import fr.empile.core.ChosenOption
import fr.empile.core.Cue
import fr.empile.core.Empile
import fr.empile.core.Haptic
import fr.empile.core.MatchSetup
import fr.empile.core.stageManner
import fr.empile.desktop.DesktopCalendar
import fr.empile.desktop.bundledTypefaces
import fr.empile.ui.EmpileApp
import fr.empile.ui.EmpileScreens
import fr.empile.ui.Surroundings
import fr.empile.ui.core.Launch
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.rememberNavigator
import fr.empile.ui.theme.Motion
import kotlinx.coroutines.Dispatchers
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

class ScreensTest {
    @get:Rule val rule = createComposeRule()
    @get:Rule val folder = TemporaryFolder()
    private val empile = Empile.openInMemory("fr")
    private val core = testCore(empile, seed = 7u)

    @After fun close() = empile.close()

    private fun show(vararg start: Screen) = rule.setContent {
        PhoneApp(core, listOf(Screen.Home) + start)
    }

    private fun match(): String {
        val seats = listOf(empile.addPlayer("Zoé", 0u).id, empile.addPlayer("Max", 1u).id)
        val setup = MatchSetup("pile-poils", listOf(ChosenOption("side", "panier")))
        return empile.startMatch(setup, seats, 7u).use { it.id() }
    }

    private fun state(match: String) = empile.resumeMatch(match).use { it.stateJson() }

    @Test
    fun `a name already taken is refused beside the name, and mended there`() {
        empile.addPlayer("Zoé", 0u)
        show(Screen.Players)
        rule.addNewcomer("Zoé")
        rule
            .onNodeWithText(
                "Il y a déjà quelqu'un du nom de Zoé. Ajoutez une initiale, par exemple."
            )
            .performScrollTo()
            .assertIsDisplayed()
        rule.addNewcomer(" B.", colour = 5)
        assertEquals(listOf("Zoé", "Zoé B."), empile.players().map { it.name }.sorted())
        assertEquals(5u.toUByte(), empile.players().single { it.name == "Zoé B." }.colour)
    }

    @Test
    fun `seats are taken in the order of touching, four at most`() {
        listOf("A", "B", "C", "D", "E").forEachIndexed { i, name ->
            empile.addPlayer(name, i.toUByte())
        }
        show(Screen.NewMatch)
        rule.click("game-pile-poils")
        rule.onNodeWithTag("start").assertIsNotEnabled()
        listOf("C", "A", "B", "A", "D", "E", "A").forEach { name ->
            rule.onNodeWithTag("seat-$name").performScrollTo()
            rule.click("seat-$name")
        }
        rule.onNodeWithTag("option-side-panier").performScrollTo()
        rule.click("option-side-panier")
        rule.onNodeWithTag("start").assertIsEnabled()
        rule.click("start")
        assertEquals(listOf("C", "B", "D", "E"), empile.openMatches().single().names)
        rule.onNodeWithTag("table").assertIsDisplayed()
    }

    @Test
    fun `undo across a throw asks the table first`() {
        val match = match()
        val before = state(match)
        show(Screen.Table(match))
        rule.onNodeWithTag("undo").assertIsNotEnabled()
        rule.click("node-$ROLL")
        val thrown = state(match)
        rule.click("undo")
        rule.click("question-no")
        assertEquals(thrown, state(match))
        rule.click("undo")
        rule.click("question-yes")
        assertEquals(before, state(match))
        rule.onNodeWithTag("undo").assertIsNotEnabled()
    }

    @Test
    fun `a screen reader acts without pointing`() {
        val match = match()
        show(Screen.Table(match))
        rule.onNodeWithTag("node-$ROLL").performSemanticsAction(SemanticsActions.OnClick)
        rule.waitForIdle()
        assertTrue(rule.exists("node-$GIVE_UP"))
    }

    @Test
    fun `cues of the table are heard`() {
        val match = match()
        val heard = mutableListOf<Cue>()
        val loud =
            Surroundings(
                bundledTypefaces,
                dark = true,
                DesktopCalendar(),
                motion = Motion.Off,
                onSound = { heard += it },
            )
        rule.setContent {
            EmpileScreens(core, loud, rememberNavigator(listOf(Screen.Home, Screen.Table(match))))
        }
        rule.click("node-$ROLL")
        val felt = heard.map { stageManner().feels[it.toInt()].haptic }
        assertEquals("dice are thrown", listOf(Haptic.RATTLE), felt)
    }

    @Test
    fun `a match put aside leaves the first page once that is confirmed`() {
        val match = match()
        show()
        rule.onNodeWithTag("abandon-$match").performScrollTo()
        rule.click("abandon-$match")
        rule.click("question-no")
        assertTrue(rule.exists("resume-$match"))
        rule.click("abandon-$match")
        rule.click("question-yes")
        assertFalse(rule.exists("resume-$match"))
    }

    @Test
    fun `a table that does not exist is told in a friendly dialog`() {
        show(Screen.Table("nonsense"))
        rule
            .onNodeWithText("Cette partie ou cette personne n'existe pas ici. Revenez à l'accueil.")
            .assertIsDisplayed()
        rule.click("error-read")
        rule.click("back")
        rule.onNodeWithTag("new-match").assertIsDisplayed()
    }

    @Test
    fun `a log that cannot be opened is explained, and tried again on request`() {
        val file = folder.newFile("empile.db").apply { writeText("not a database, but a holiday") }
        val launch = Launch("fr", Dispatchers.Unconfined) { Empile.open(file.path, it) }
        val surroundings = still()
        rule.setContent { EmpileApp(launch, surroundings) }
        rule
            .onNodeWithText("Ce fichier n'est pas un carnet de scores", substring = true)
            .assertIsDisplayed()
        assertTrue(file.delete())
        rule.click("retry")
        rule.onNodeWithTag("new-match").assertIsDisplayed()
        launch.close()
    }

    @Test
    fun `an empty campaign says that the first match counts`() {
        show(Screen.Campaign)
        rule
            .onNodeWithText("Pas encore de partie terminée. La première compte déjà !")
            .assertIsDisplayed()
    }
}
