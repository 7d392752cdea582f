package fr.empile.ui.screens

import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsOff
import androidx.compose.ui.test.assertIsOn
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import fr.empile.core.Empile
import fr.empile.core.PaperEntry
import fr.empile.core.PaperLine
import fr.empile.core.PlayerInfo
import fr.empile.ui.EmpileScreens
import fr.empile.ui.evening.EveningState
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import java.io.File
import java.util.concurrent.Executors
import kotlinx.coroutines.asCoroutineDispatcher
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** An evening from its beginning to its winner, and the goals to come back for. */
class EveningTest {
    @get:Rule val rule = createComposeRule()
    @get:Rule val folder = TemporaryFolder()
    private val empile = Empile.openInMemory("fr")
    private val core = testCore(empile)
    private val people: List<PlayerInfo> =
        listOf("Ada", "Bob", "Cléo").mapIndexed { index, name ->
            empile.addPlayer(name, index.toUByte())
        }

    @After fun close() = empile.close()

    private fun show(vararg start: Screen) = rule.setContent {
        PhoneApp(core, listOf(Screen.Home) + start)
    }

    private fun tap(tag: String) {
        rule.onNodeWithTag(tag).performScrollTo()
        rule.click(tag)
    }

    private fun begin(vararg who: PlayerInfo): String =
        empile.beginEvening(null, who.map { it.id }).id

    private fun played(evening: String, vararg dice: Pair<PlayerInfo, Int>): String {
        val lines = dice.map { (who, amount) -> PaperLine(who.id, false, amount, emptyList()) }
        val entry = PaperEntry(null, "eintrichtern", NOW, lines, note = "", picture = null)
        return empile.newResultId().also { empile.enterResultAt(it, entry, evening) }
    }

    @Test
    fun `an evening begins with those who are there, and a guest`() {
        show()
        rule.click("evenings")
        tap("played-Ada")
        tap("evening-guest")
        rule.click("evening-begin")
        val evening = checkNotNull(empile.eveningOn())
        assertEquals(listOf("Ada", "Convive 1"), evening.people.map { it.name })
        rule
            .onNodeWithTag("evening-headline")
            .assertTextContains("À vous de jouer", substring = true)
    }

    @Test
    fun `an evening that is put together waits through a turn, and while another is looked at`() {
        val (ada, bob) = people
        val past = begin(ada, bob)
        empile.endEvening(past)
        var turns by mutableIntStateOf(0)
        val surroundings = still()
        val navigator = Navigator(listOf(Screen.Home, Screen.Evenings))
        rule.setContent { key(turns) { EmpileScreens(core, surroundings, navigator) } }
        tap("played-Ada")
        tap("evening-guest")
        rule.onNodeWithTag("evening-name").performScrollTo().performTextInput("Noël")
        rule.runOnIdle { turns++ }
        tap("evening-${empile.eveningPage(past).card.title}")
        assertEquals(Screen.Evening(past), navigator.current)
        rule.click("back")
        rule.onNodeWithTag("evening-name").performScrollTo().assertTextContains("Noël")
        rule.click("evening-begin")
        val people = checkNotNull(empile.eveningOn()).people.map { it.name }
        assertEquals(listOf("Ada", "Convive 1"), people)
    }

    @Test
    fun `an evening that cannot begin says why`() {
        show(Screen.Evenings)
        rule.click("evening-begin")
        assertTrue(rule.exists("error-read"))
        assertNull(empile.eveningOn())
    }

    @Test
    fun `two who come at the same moment both come`() {
        val (ada, bob, cleo) = people
        val evening = begin(ada, bob)
        Executors.newSingleThreadExecutor().asCoroutineDispatcher().use { thread ->
            val state = EveningState(testCore(empile, thread = thread), evening)
            runBlocking {
                state.load()
                launch { state.toggle(cleo) }
                launch { state.toggle(bob) }
            }
        }
        assertEquals(setOf(ada.id, cleo.id), empile.eveningOn()?.people?.map { it.id }?.toSet())
    }

    @Test
    fun `home says that an evening is on and who leads`() {
        val (ada, bob) = people
        played(begin(ada, bob), ada to 8, bob to 3)
        show()
        rule.onNodeWithText("Ada mène avec 2 points").assertIsDisplayed()
        rule.click("evening-on")
        rule.onNodeWithTag("line-Ada").performScrollTo().assertIsDisplayed()
    }

    @Test
    fun `a match is taken out of the evening and put in again`() {
        val (ada, bob) = people
        val result = begin(ada, bob).let { played(it, ada to 8, bob to 3) }
        show(Screen.Evening(checkNotNull(empile.eveningOn()).id))
        tap("evening-counts-$result")
        rule.onNodeWithTag("evening-counts-$result").assertIsOff()
        assertEquals("0 point", empile.eveningPage(empile.eveningOn()!!.id).lines[0].pointsText)
        tap("evening-counts-$result")
        rule.onNodeWithTag("evening-counts-$result").assertIsOn()
    }

    @Test
    fun `an evening ends with its winner and can go on`() {
        val (ada, bob) = people
        val evening = begin(ada, bob)
        played(evening, bob to 8, ada to 3)
        show(Screen.Evening(evening))
        tap("evening-end")
        rule.click("question-yes")
        rule
            .onNodeWithTag("evening-headline")
            .assertTextContains("La soirée est finie\u00a0: Bob gagne avec 2 points")
        assertNull(empile.eveningOn())
        tap("evening-resume")
        assertEquals(evening, empile.eveningOn()?.id)
    }

    @Test
    fun `the seats are those of the evening and say that the match counts for it`() {
        val (ada, bob) = people
        begin(ada, bob)
        show(Screen.Seating("pile-poils"))
        rule.onNodeWithTag("counts-for-evening").performScrollTo().assertIsOn()
        rule.click("start")
        val match = empile.openMatches().single()
        assertEquals(listOf("Ada", "Bob"), match.names)
        assertEquals(listOf(match.id), ofEvenings())
    }

    @Test
    fun `a match that is said not to count for the evening does not`() {
        val (ada, bob) = people
        begin(ada, bob)
        show(Screen.Seating("pile-poils"))
        tap("counts-for-evening")
        rule.click("start")
        assertEquals(listOf("Ada", "Bob"), empile.openMatches().single().names)
        assertEquals(emptyList<String>(), ofEvenings())
    }

    /** By their ids, whatever was played at an evening, as the log hands it on. */
    private fun ofEvenings(): List<String> {
        val rows = empile.exportJson().substringAfter("\"evening_results\"").substringBefore(']')
        return Regex("\"result\": ?\"([^\"]+)\"").findAll(rows).map { it.groupValues[1] }.toList()
    }

    /** The contrary of what is [usual], once it was said, is so though the screen is made anew. */
    private fun assertStaysSaid(screen: Screen, usual: Boolean, sitDown: () -> Unit) {
        fun assertCounts(counts: Boolean) {
            val switch = rule.onNodeWithTag("counts-for-evening").performScrollTo()
            if (counts) switch.assertIsOn() else switch.assertIsOff()
        }
        val log = File(folder.root, "empile.db").path
        val lives = Lives(rule) { testCore(Empile.open(log, "fr")) }
        Empile.open(log, "fr").use { empile ->
            val two =
                listOf("Ada", "Bob").mapIndexed { i, name -> empile.addPlayer(name, i.toUByte()) }
            empile.beginEvening(null, two.map { it.id })
        }
        lives.show { PhoneApp(it, listOf(Screen.Home, screen)) }
        lives.begin()
        sitDown()
        assertCounts(usual)
        tap("counts-for-evening")
        assertCounts(!usual)
        lives.begin(lives.end())
        assertCounts(!usual)
        lives.end()
    }

    @Test
    fun `a match that does not count for the evening still does not when the screen is made anew`() =
        assertStaysSaid(Screen.Seating("pile-poils"), usual = true) {}

    @Test
    fun `and a result of another day that was said to count for it still does`() =
        assertStaysSaid(Screen.Paper(), usual = false) {
            listOf("Ada", "Bob").forEach { tap("played-$it") }
        }

    @Test
    fun `goals are the family's, or somebody's`() {
        val (ada, bob) = people
        played(begin(ada, bob), ada to 8, bob to 3)
        show(Screen.Goals())
        rule.onNodeWithTag("goals-summary").assertIsDisplayed()
        rule.click("goals-of-Ada")
        val goals = empile.goals(ada.id)
        rule.onNodeWithTag("goals-summary").assertTextContains(goals.summary)
        assertFalse(empile.goals(null).summary == goals.summary)
    }

    @Test
    fun `what is reached stays hidden, whoever's goals are looked at`() {
        show(Screen.Goals())
        tap("goals-hide")
        rule.click("goals-of-Ada")
        rule.onNodeWithTag("goals-hide").assertIsOn()
    }

    private companion object {
        const val NOW = 1_794_754_800_000L
    }
}
