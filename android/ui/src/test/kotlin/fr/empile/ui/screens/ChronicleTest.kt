package fr.empile.ui.screens

import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.assertTextEquals
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTextReplacement
import fr.empile.core.Empile
import fr.empile.core.HistoryQuery
import fr.empile.core.HistoryRow
import fr.empile.core.PaperEntry
import fr.empile.core.PaperLine
import fr.empile.core.ResultStanding
import fr.empile.showcase.Showcase
import fr.empile.ui.navigation.Screen
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/**
 * How every game can have ended, by what is counted for each, the winner first:
 * `tests/fixtures/paper`, which Swift enters too.
 */
private class CanBe(game: String) {
    private val lines =
        CanBe::class.java.getResource("/fixtures/paper/$game.txt")!!.readText().lines()

    val counted = lines[0].removePrefix("counted ").split(' ').map(String::toInt)

    val somebodyWon = lines[1] == "first won"
}

/** What was played: written down, corrected, compared, watched again. */
class ChronicleTest {
    @get:Rule val rule = createComposeRule()
    private val empile = Empile.openInMemory("fr")
    private val core = testCore(empile)

    @After fun close() = empile.close()

    private fun show(vararg start: Screen) = rule.setContent {
        PhoneApp(core, listOf(Screen.Home) + start)
    }

    private fun tap(tag: String) {
        rule.onNodeWithTag(tag).performScrollTo()
        rule.click(tag)
    }

    private fun history(all: Boolean = false): List<HistoryRow> =
        empile.history(HistoryQuery(onlyCounting = !all), 100u, 0u)

    /** Writes down what was counted for each of [names]; the first won, unless nobody did. */
    private fun enter(
        game: String,
        names: List<String>,
        counted: List<Int>,
        somebodyWon: Boolean = true,
    ) {
        tap("by-hand-$game")
        names.forEach { tap("played-$it") }
        val form = empile.paperPage(game, names.size.toUByte())
        names.forEachIndexed { index, name ->
            val won = index == 0 && somebodyWon
            if (form.asksWinners && won) tap("won-$name")
            val number = if (form.asksWinners && won) form.winner else form.other
            if (number.most > 0) {
                rule
                    .onNodeWithTag("number-${number.key}-$name")
                    .performScrollTo()
                    .performTextInput(counted[index].toString())
            }
        }
        rule.click("by-hand-save")
    }

    @Test
    fun `a result of every game is written down by hand`() {
        val names = List(8) { "P$it" }
        names.forEachIndexed { index, name -> empile.addPlayer(name, index.toUByte()) }
        show(Screen.History)
        empile.games().forEach { game ->
            rule.click("history-by-hand")
            val canBe = CanBe(game.slug)
            enter(game.slug, names.take(canBe.counted.size), canBe.counted, canBe.somebodyWon)
            assertTrue("${game.slug} is in the log", history().any { it.game == game.slug })
        }
        assertEquals(empile.games().size, history().size)
    }

    @Test
    fun `a day is chosen on a calendar, and none that is yet to come`() {
        listOf("Zoé", "Max").forEachIndexed { i, name -> empile.addPlayer(name, i.toUByte()) }
        show(Screen.Paper())
        tap("day")
        rule.onNodeWithTag("month").assertTextEquals("novembre 2026")
        rule.onNodeWithTag("month-after").assertIsNotEnabled()
        rule.onNodeWithTag("day-16").assertIsNotEnabled()
        tap("month-before")
        rule.onNodeWithTag("month").assertTextEquals("octobre 2026")
        tap("day-31")
        enter("pile-poils", listOf("Zoé", "Max"), listOf(5, 5))
        val calendar = still().calendar
        assertEquals(Triple(2026, 10, 31), calendar.date(history().single().playedAt))
    }

    @Test
    fun `a result by hand counts where one says, in the order that the chips show`() {
        listOf("Zoé", "Max").forEachIndexed { i, name -> empile.addPlayer(name, i.toUByte()) }
        val holidays = empile.createCampaign("Vacances")
        show(Screen.Paper())
        tap("counts-in-Vacances")
        enter("pile-poils", listOf("Max", "Zoé"), listOf(5, 5))
        val written = history().single()
        assertEquals(holidays.id, written.campaign)
        assertEquals("Max", written.places.first().player.name)
    }

    @Test
    fun `a chip tells which seat somebody has`() {
        listOf("Zoé", "Max").forEachIndexed { i, name -> empile.addPlayer(name, i.toUByte()) }
        show(Screen.Paper())
        tap("by-hand-pile-poils")
        tap("played-Max")
        tap("played-Zoé")
        rule.onNodeWithTag("played-Max").assertTextContains("1")
        rule.onNodeWithTag("played-Zoé").assertTextContains("2")
        tap("played-Max")
        rule.onNodeWithTag("played-Zoé").assertTextContains("1")
    }

    @Test
    fun `a wrong result is corrected, and both are shown on request`() {
        listOf("Zoé", "Max").forEachIndexed { i, name -> empile.addPlayer(name, i.toUByte()) }
        show(Screen.Paper())
        enter("pile-poils", listOf("Zoé", "Max"), listOf(5, 5))
        val wrong = history().single()
        rule.click("history")
        tap("result-${wrong.id}")
        tap("correct")
        rule.onNodeWithText(core.texts["by-hand-correct-title"]).assertIsDisplayed()
        rule.onNodeWithTag("number-golden-cats-Zoé").performScrollTo().performTextReplacement("6")
        rule.onNodeWithTag("number-cats-left-Max").performScrollTo().performTextReplacement("6")
        rule.click("by-hand-save")
        val right = history().single()
        assertEquals(wrong.id, right.corrects)
        assertEquals(6, right.places.first().score)
        assertEquals(2, history(all = true).size)
    }

    @Test
    fun `a correction begins with the numbers as they were entered, also where less is better`() {
        val names = listOf("Zoé", "Max", "Léa")
        names.forEachIndexed { i, name -> empile.addPlayer(name, i.toUByte()) }
        show(Screen.Paper())
        enter("pilo-pilo", names, listOf(0, 5, 5))
        val wrong = history().single()
        rule.click("history")
        tap("result-${wrong.id}")
        tap("correct")
        rule.click("by-hand-save")
        val right = history().single()
        assertEquals(wrong.id, right.corrects)
        assertEquals(wrong.places.map { it.score }, right.places.map { it.score })
    }

    @Test
    fun `a result taken out no longer counts, and is counted again on request`() {
        listOf("Zoé", "Max").forEachIndexed { i, name -> empile.addPlayer(name, i.toUByte()) }
        show(Screen.History, Screen.Paper())
        enter("pile-poils", listOf("Zoé", "Max"), listOf(5, 5))
        val id = history().single().id
        tap("result-$id")
        tap("void")
        assertEquals(emptyList<HistoryRow>(), history())
        tap("history-show-void")
        tap("result-$id")
        tap("restore")
        assertEquals(ResultStanding.COUNTS, history().single().standing)
    }

    @Test
    fun `a new campaign is where new matches count`() {
        listOf("Zoé", "Max").forEachIndexed { i, name -> empile.addPlayer(name, i.toUByte()) }
        show(Screen.Campaign)
        rule.click("campaign-switch")
        rule.onNodeWithTag("campaign-name").performScrollTo().performTextInput("Vacances")
        tap("campaign-create")
        val fresh = empile.campaigns().single { !it.isDefault }
        assertEquals("Vacances", fresh.name)
        rule.click("sheet-close")
        rule.click("back")
        rule.click("history")
        rule.click("history-by-hand")
        enter("pile-poils", listOf("Zoé", "Max"), listOf(5, 5))
        assertEquals(fresh.id, history().single().campaign)
    }

    @Test
    fun `looking at every campaign does not change where new matches count`() {
        listOf("Zoé", "Max").forEachIndexed { i, name -> empile.addPlayer(name, i.toUByte()) }
        show(Screen.Campaign)
        rule.click("campaign-switch")
        rule.onNodeWithTag("campaign-name").performScrollTo().performTextInput("Vacances")
        tap("campaign-create")
        tap("campaign-all")
        rule.click("sheet-close")
        rule
            .onNodeWithTag("campaign-switch")
            .assertTextContains("comptent dans «\u00a0Vacances\u00a0»", substring = true)
        rule.click("campaign-switch")
        tap("campaign-Le défi de tous les jours")
        rule.click("sheet-close")
        assertTrue("another is chosen by a button of its own", rule.exists("campaign-count-here"))
        rule.click("back")
        rule.click("history")
        rule.click("history-by-hand")
        enter("pile-poils", listOf("Zoé", "Max"), listOf(5, 5))
        val holidays = empile.campaigns().single { !it.isDefault }
        assertEquals(holidays.id, history().single().campaign)
    }

    @Test
    fun `new matches count where it is said`() {
        empile.createCampaign("Vacances")
        show(Screen.Campaign)
        rule.click("campaign-switch")
        tap("campaign-Vacances")
        rule.click("sheet-close")
        rule.click("campaign-count-here")
        assertFalse(rule.exists("campaign-count-here"))
        rule
            .onNodeWithTag("campaign-switch")
            .assertTextContains(core.texts["campaign-counts-here"], substring = true)
    }

    @Test
    fun `who began is not lost by a correction`() {
        val (zoe, max) = listOf("Zoé", "Max").map { empile.addPlayer(it, 0u).id }
        show(Screen.Paper())
        tap("by-hand-eintrichtern")
        tap("played-Max")
        tap("played-Zoé")
        listOf("Max" to "3", "Zoé" to "8").forEach { (name, counted) ->
            val key = empile.paperPage("eintrichtern", 2u).other.key
            rule.onNodeWithTag("number-$key-$name").performScrollTo().performTextInput(counted)
        }
        rule.click("by-hand-save")
        val wrong = history().single()
        assertEquals("the best first", listOf(zoe, max), wrong.places.map { it.player.id })
        rule.click("history")
        tap("result-${wrong.id}")
        tap("correct")
        rule.click("by-hand-save")
        val right = history().single()
        assertEquals(wrong.id, right.corrects)
        val seats = empile.writtenDown(right.id).places.map { it.player }
        assertEquals(listOf(max, zoe), seats)
    }

    @Test
    fun `whoever was put aside since is seen in a correction`() {
        val (_, max) = listOf("Zoé", "Max").map { empile.addPlayer(it, 0u).id }
        show(Screen.Paper())
        enter("pile-poils", listOf("Zoé", "Max"), listOf(5, 5))
        empile.archivePlayer(max)
        val wrong = history().single()
        rule.click("history")
        tap("result-${wrong.id}")
        tap("correct")
        rule.onNodeWithTag("place-Max").performScrollTo().assertIsDisplayed()
        rule.click("by-hand-save")
        assertEquals(wrong.id, history().single().corrects)
    }

    @Test
    fun `a reason goes when something is changed about it`() {
        listOf("Zoé", "Max").forEachIndexed { i, name -> empile.addPlayer(name, i.toUByte()) }
        show(Screen.Paper())
        enter("pile-poils", listOf("Zoé", "Max"), listOf(12, 0))
        rule.onNodeWithTag("by-hand-refused").assertIsDisplayed()
        rule.onNodeWithTag("number-golden-cats-Zoé").performScrollTo().performTextReplacement("5")
        rule.waitForIdle()
        assertFalse(rule.exists("by-hand-refused"))
    }

    @Test
    fun `all who lead are framed`() {
        val (zoe, max, lea) = listOf("Zoé", "Max", "Léa").map { empile.addPlayer(it, 0u).id }
        listOf(zoe, max).forEach { leader ->
            val lines =
                listOf(
                    PaperLine(leader, false, 8, emptyList()),
                    PaperLine(lea, false, 3, emptyList()),
                )
            val entry = PaperEntry(null, "eintrichtern", 5L, lines, "", null)
            empile.enterResult(empile.newResultId(), entry)
        }
        val leading = empile.standings(null, "eintrichtern").filter { it.leads }
        assertEquals(setOf("Zoé", "Max"), leading.map { it.player.name }.toSet())
    }

    @Test
    fun `the game that is shown is in sight among the games`() {
        val (zoe, max) = listOf("Zoé", "Max").map { empile.addPlayer(it, 0u).id }
        val last = empile.games().last().slug
        val canBe = CanBe(last)
        val form = empile.paperPage(last, canBe.counted.size.toUByte())
        val people = listOf(zoe, max) + List(8) { empile.addPlayer("P$it", 0u).id }
        val lines =
            canBe.counted.mapIndexed { index, counted ->
                val won = form.asksWinners && canBe.somebodyWon && index == 0
                PaperLine(people[index], won, counted, emptyList())
            }
        empile.enterResult(empile.newResultId(), PaperEntry(null, last, 5L, lines, "", null))
        show(Screen.Campaign)
        rule.onNodeWithTag("campaign-game-$last").assertIsSelected().assertIsDisplayed()
    }

    @Test
    fun `what cannot be is refused with a reason, until the box is said to be another one`() {
        listOf("Zoé", "Max").forEachIndexed { i, name -> empile.addPlayer(name, i.toUByte()) }
        show(Screen.Paper())
        enter("pile-poils", listOf("Zoé", "Max"), listOf(12, 0))
        rule.onNodeWithTag("by-hand-refused").assertIsDisplayed()
        assertEquals(emptyList<HistoryRow>(), history())
        tap("setup-own-board")
        rule.click("by-hand-save")
        val wrong = history().single()
        rule.click("history")
        tap("result-${wrong.id}")
        tap("correct")
        rule.click("by-hand-save")
        assertEquals("the same box again", wrong.id, history().single().corrects)
    }

    @Test
    fun `whoever fells the tower is last`() {
        listOf("Zoé", "Max").forEachIndexed { i, name -> empile.addPlayer(name, i.toUByte()) }
        show(Screen.Paper())
        tap("by-hand-neko-tower")
        tap("setup-competitive")
        enter("neko-tower", listOf("Zoé", "Max"), listOf(4, 9))
        rule.onNodeWithTag("by-hand-refused").assertIsDisplayed()
        tap("mark-towers-felled-Max")
        rule.click("by-hand-save")
        assertEquals(listOf("Zoé", "Max"), history().single().places.map { it.player.name })
    }

    @Test
    fun `somebody's page tells what they played, and leads to those they met`() {
        Showcase("fr").use { showcase ->
            val way = listOf(Screen.Home, Screen.Players)
            rule.setContent { PhoneApp(showcase.aYear, way) }
            rule.click("player-Laureline")
            rule.click("player-page")
            rule.onNodeWithTag("fact-Parties").assertTextContains("14", substring = true)
            rule
                .onNodeWithTag("fact-Jeu préféré")
                .assertTextContains("Eintrichtern", substring = true)
            rule.onNodeWithTag("bars").performScrollTo().assertIsDisplayed()
            tap("person-Félix")
            rule.onNodeWithText("Félix").assertIsDisplayed()
            rule.click("back")
            rule.click("back")
            rule.click("family")
            rule.onNodeWithTag("fact-Personnes").assertTextContains("4", substring = true)
        }
    }

    @Test
    fun `a face is chosen on somebody's sheet, and the symbol again`() {
        val ada = empile.addPlayer("Ada", 3u)
        show(Screen.Players)
        rule.click("player-Ada")
        tap("face-11")
        assertEquals(11u.toUByte(), empile.players().single().face)
        // Somebody new could have a colour too, below the sheet.
        rule
            .onNode(hasTestTag("colour-5") and hasAnyAncestor(hasTestTag("sheet")))
            .performScrollTo()
            .performClick()
        rule.waitForIdle()
        assertEquals(5u.toUByte(), empile.players().single().colour)
        assertEquals("another colour keeps it", 11u.toUByte(), empile.players().single().face)
        tap("face-symbol")
        assertEquals(null, empile.players().single().face)
        assertEquals(ada.id, empile.players().single().id)
    }

    @Test
    fun `two players are compared over the games they shared`() {
        Showcase("fr").use { showcase ->
            rule.setContent { PhoneApp(showcase.core, listOf(Screen.Home, Screen.Campaign)) }
            tap("campaign-game-pile-poils")
            rule
                .onNodeWithTag("duel-sum")
                .performScrollTo()
                .assertTextContains("2 parties", substring = true)
        }
    }

    @Test
    fun `a match is watched again step by step, with its seed for whoever asks`() {
        Showcase("fr").use { showcase ->
            rule.setContent {
                PhoneApp(showcase.core, listOf(Screen.Home, Screen.Replay(showcase.finished)))
            }
            rule.onNodeWithText("Étape 0", substring = true).assertIsDisplayed()
            rule.click("replay-next")
            rule.onNodeWithText("Étape 1 ", substring = true).assertIsDisplayed()
            rule.click("replay-back")
            rule.onNodeWithText("Étape 0", substring = true).assertIsDisplayed()
            assertFalse("what only could be touched is not shown", rule.exists("node-$ROLL"))
            assertFalse(rule.exists("seed"))
            tap("show-seed")
            rule.onNodeWithText("Graine", substring = true).assertIsDisplayed()
        }
    }

    @Test
    fun `a match is looked back at, and its moments open in the replay`() {
        Showcase("fr").use { showcase ->
            showcase.thinkOver()
            val way = listOf(Screen.Home, Screen.Hindsight(showcase.finished))
            rule.setContent { PhoneApp(showcase.core, way) }
            rule.onNodeWithTag("dice-verdict").performScrollTo().assertIsDisplayed()
            rule.onNodeWithTag("dice-throws").performScrollTo().assertIsDisplayed()
            rule.onAllNodesWithText("Revoir ce moment").assertCountEquals(3)
            rule.onAllNodesWithText("Revoir ce moment").onFirst().performScrollTo().performClick()
            rule.onNodeWithText("Étape", substring = true).assertIsDisplayed()
            rule.onNodeWithText("Étape 0 ", substring = true).assertDoesNotExist()
        }
    }

    @Test
    fun `players are renamed, recoloured, put aside, brought back, merged and parted`() {
        listOf("Zoé", "Zouzou", "Max").forEachIndexed { i, name ->
            empile.addPlayer(name, i.toUByte())
        }
        fun names() = empile.players().map { it.name }.toSet()
        show(Screen.Players)
        rule.click("player-Max")
        rule.onNodeWithTag("player-name").performTextReplacement("Maxime")
        tap("player-save")
        assertEquals(setOf("Zoé", "Zouzou", "Maxime"), names())
        tap("player-archive")
        assertEquals(setOf("Zoé", "Zouzou"), names())
        tap("restore-Maxime")
        rule.click("player-Zoé")
        tap("merge-Zouzou")
        rule.click("question-yes")
        assertEquals(setOf("Zoé", "Maxime"), names())
        tap("unmerge-Zouzou")
        assertEquals(setOf("Zoé", "Zouzou", "Maxime"), names())
        assertFalse(rule.exists("unmerge-Zouzou"))
    }
}
