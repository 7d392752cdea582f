package fr.empile.android

import fr.empile.core.ChosenOption
import fr.empile.core.Empile
import fr.empile.core.HistoryQuery
import fr.empile.core.MatchSetup
import fr.empile.core.PaperEntry
import fr.empile.core.PaperLine
import fr.empile.core.PlayerInfo
import fr.empile.core.Table
import fr.empile.core.TableListener
import fr.empile.showcase.Recording
import fr.empile.ui.navigation.Screen
import java.io.File
import java.util.concurrent.LinkedBlockingQueue

/**
 * A log with a family in it, as an app has it before it starts: matches played to their end, tables
 * under way, a result of the real box. It is the same on every day.
 */
class Household(log: File) {
    private val recording = Recording.read()
    private val seed = recording.seed
    private val moves = recording.entries

    /** Matches of Pile-Poils: over, just begun, with dice thrown, with dice on the pyramid. */
    val finished: String
    val begun: String
    val thrown: String
    val placed: String

    /** What was written down last. */
    val result: String

    /** Of the family, and at every table. */
    val somebody: String

    /** An evening that is over. */
    val evening: String

    /** A table of every game, just begun. */
    val tables: Map<String, String>

    /** Games that are played in turns, and one that everyone plays at once. */
    val inTurns: List<String>
    val shared: String

    /** Every tool beside a real table. */
    val tools: List<String>

    init {
        log.parentFile?.mkdirs()
        val (past, last) = yearsAgo()
        finished = last
        Empile.openRehearsal("fr", log.path).use { empile ->
            empile.importFile(past, 0, byName = true)
            empile.thinkOver(finished)
            result = empile.history(HistoryQuery(), limit = 1u, offset = 0u).single().id
            val family = NAMES.map { name -> empile.players().single { it.name == name } }
            somebody = family.first().id
            evening = empile.beginEvening("Noël", family.map { it.id }).id
            empile.endEvening(evening)
            begun = empile.record(family, entries = 0)
            thrown = empile.record(family.take(THREE), DICE_THROWN)
            placed = empile.record(family.take(THREE), DICE_PLACED)
            val games = empile.games()
            tables = games.associate { game ->
                val seats = family.take(game.mostPlayers.toInt()).map { it.id }
                game.slug to empile.startMatch(MatchSetup(game.slug), seats, seed).use(Table::id)
            }
            inTurns = games.filterNot { it.realTime }.map { it.slug }
            shared = games.first { it.realTime }.slug
            tools = empile.tools().map { it.slug }
        }
    }

    /** What has been played, on one Sunday: a file as another device hands it on. */
    private fun yearsAgo(): Pair<String, String> =
        Empile.openRehearsal("fr", null).use { empile ->
            val family = NAMES.mapIndexed { at, name -> empile.addPlayer(name, COLOURS[at]) }
            val three = family.take(THREE)
            val matches = List(2) { empile.record(three.drop(it) + three.take(it), moves.size) }
            val places = three.mapIndexed { at, player ->
                PaperLine(player.id, won = at == 0, 60 - 10 * at, emptyList())
            }
            empile.enterResult(
                empile.newResultId(),
                PaperEntry(null, "raffzahn", SUNDAY, places, note = "", picture = null),
            )
            val days = Regex("""("[a-z]+_at":)\d+""")
            empile.exportJson().replace(days) { "${it.groupValues[1]}$SUNDAY" } to matches.last()
        }

    private fun Empile.record(seats: List<PlayerInfo>, entries: Int): String {
        val setup = MatchSetup("pile-poils", listOf(ChosenOption("side", "coussin")))
        return startMatch(setup, seats.map { it.id }, seed).use { table ->
            moves.take(entries).forEach(table::play)
            table.id()
        }
    }

    /** A match that was looked back at before is told at once. */
    private fun Empile.thinkOver(match: String) {
        val heard = LinkedBlockingQueue<Unit>()
        val listener =
            object : TableListener {
                override fun changed() = heard.add(Unit)
            }
        studyMatch(match, listener)?.use { study ->
            while (study.progress().sheet == null) heard.take()
        }
    }

    /** Every screen that there is, by a name of its own. */
    fun screens(): Map<String, Screen> =
        mapOf(
            "home" to Screen.Home,
            "players" to Screen.Players,
            "person" to Screen.Person(somebody),
            "family" to Screen.Person(of = null),
            "evenings" to Screen.Evenings,
            "evening" to Screen.Evening(evening),
            "goals" to Screen.Goals(somebody),
            "new-match" to Screen.NewMatch,
            "seating" to Screen.Seating("pile-poils"),
            "campaign" to Screen.Campaign,
            "history" to Screen.History,
            "by-hand" to Screen.Paper(),
            "rules" to Screen.Rules,
            "rule-page" to Screen.RulePage("pile-poils"),
            "tools" to Screen.Tools,
            "settings" to Screen.Settings,
            "files" to Screen.Files,
            "about" to Screen.About,
            "table" to Screen.Table(placed),
            "lesson-done" to Screen.LessonDone("pile-poils"),
            "result" to Screen.Result(finished),
            "replay" to Screen.Replay(finished),
            "hindsight" to Screen.Hindsight(finished),
        ) + tools.associate { "tool-$it" to Screen.Tool(it) }

    companion object {
        /** The afternoon of 15 November 2026. */
        const val SUNDAY = 1_794_754_800_000L
        private val NAMES = listOf("Laureline", "Félix", "Inès", "Grand-papa")
        private val COLOURS = listOf<UByte>(0u, 1u, 2u, 4u)
        private const val THREE = 3
        /**
         * So many moves of the recording, with dice in the tray; and with dice that can be bedded.
         */
        private const val DICE_THROWN = 262
        private const val DICE_PLACED = 654
    }
}
