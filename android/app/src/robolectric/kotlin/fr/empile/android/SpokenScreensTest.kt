package fr.empile.android

import androidx.test.ext.junit.runners.AndroidJUnit4
import fr.empile.ui.navigation.Screen
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith

/** The tree that TalkBack has of every screen, held to [SpokenRules]. */
@RunWith(AndroidJUnit4::class)
class SpokenScreensTest : Device() {
    private lateinit var house: Household
    private val rules by lazy { SpokenRules(context.resources.displayMetrics.density) }
    private val against = mutableListOf<String>()

    @Before
    fun listen() {
        house = Household(log)
        Reader.switchOn(context)
    }

    private fun listenTo(name: String, isShared: Boolean = false) {
        // A window over another hides it.
        val all = nodes()
        val things = Spoken.inOrder(all.filter { it.root === all.last().root })
        val tells = TELLING.any(name::startsWith)
        val heard = SpokenRules.Heard(things, isShared, tells)
        if (things.isEmpty()) against += "$name: nothing is read"
        rules.all.forEach { (rule, broken) ->
            against += broken(heard).map { "$name: $rule: $it" }
        }
    }

    private fun assertNothingAgainst() = assertEquals("", against.joinToString("\n"))

    @Test
    fun everyScreen() {
        house.screens().forEach { (name, screen) ->
            startAt(screen)
            listenTo(name)
        }
        assertNothingAgainst()
    }

    @Test
    fun theTableOfEveryGame() {
        house.tables.forEach { (game, match) ->
            startAt(Screen.Table(match))
            waitFor("table")
            until("the board of $game") { board().isNotEmpty() }
            listenTo("table of $game", isShared = game !in house.inTurns)
        }
        assertNothingAgainst()
    }

    /** What opens over a screen: where, and what is pressed to come there. */
    @Test
    fun everySheetAndQuestion() {
        val table = Screen.Table(house.placed)
        val evening = Screen.Evening(house.evening)
        val ways =
            listOf(
                Triple("help", table, listOf("help")),
                Triple("rule", table, listOf("help", "help-0")),
                Triple("journal", table, listOf("journal")),
                Triple("pause", Screen.Table(house.tables.getValue(house.shared)), listOf("pause")),
                Triple("player", Screen.Players, listOf("player-Laureline")),
                Triple("campaigns", Screen.Campaign, listOf("campaign-switch")),
                Triple("what was played", Screen.History, listOf("result-${house.result}")),
                Triple("note", Screen.Table(house.finished), listOf("end-note")),
                Triple("calendar", Screen.Paper(), listOf("day")),
                Triple("who is there", evening, listOf("evening-resume", "evening-people")),
                Triple("end of the evening", evening, listOf("evening-end")),
                Triple("give up", Screen.Home, listOf("abandon-${house.begun}")),
            )
        ways.forEach { (name, screen, presses) ->
            startAt(screen)
            presses.forEach { tag ->
                waitFor(tag)
                bringIntoSight(tag)
                assertTrue("$tag does something", Reader.click(node(tag)))
                rule.waitForIdle()
                settle()
            }
            listenTo(name)
        }
        assertNothingAgainst()
    }

    @Test
    fun nobodyStudiesThePausedTableByEar() {
        startAt(Screen.Table(house.tables.getValue(house.shared)))
        until("a board") { Spoken.inOrder(nodes()).any { it.isOfTheBoard } }
        Reader.click(node("pause"))
        waitFor("paused")
        assertEquals(
            emptyList<String>(),
            Spoken.inOrder(nodes()).filter { it.isOfTheBoard }.map { "$it" },
        )
    }

    private companion object {
        /**
         * How the screens on which something happens by itself, or comes of what was done, begin.
         */
        val TELLING = listOf("table", "replay", "result", "lesson-done", "pause")
    }
}
