package fr.empile.android

import fr.empile.core.ChosenOption
import fr.empile.core.Empile
import fr.empile.core.MatchSetup
import fr.empile.core.Table
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import java.io.File

/** A match of `tests/fixtures/touches`: how it begins, and how fingers play it. */
class WholeMatch(game: String) {
    private val words =
        File(System.getProperty("empile.fixtures"), "touches/$game.txt").readLines().map {
            it.substringBefore(' ') to it.substringAfter(' ')
        }

    private fun all(word: String) = words.filter { it.first == word }.map { it.second }

    val players = all("players").single().toInt()
    private val seed = all("seed").single().toULong()
    private val surface = all("surface").single().split(' ').map(String::toFloat)
    val isForTablets = surface[0] > surface[1]
    private val setup =
        MatchSetup(
            game,
            all("option").map { ChosenOption(it.substringBefore(' '), it.substringAfter(' ')) },
        )

    /** Where fingers hold their zones before it begins. */
    val holds: List<TouchSample> = all("hold").map(::touch)

    val touches: List<TouchSample> = all("touch").map(::touch)

    private fun touch(line: String): TouchSample {
        val (stamp, pointer, phase, x, y) = line.split(' ')
        return TouchSample(
            pointer.toULong(),
            TouchPhase.valueOf(phase.uppercase()),
            x.toFloat(),
            y.toFloat(),
            stamp.toULong(),
        )
    }

    /** Everybody sits down; the board is as large as when it was played. */
    fun begin(empile: Empile): Table {
        val seats = List(players) { empile.addPlayer("Place $it", it.toUByte()).id }
        return empile.startMatch(setup, seats, seed).also { it.resize(surface[0], surface[1]) }
    }

    /** In the log of the app, before it starts: gives the match. */
    fun beginIn(log: File): String {
        log.parentFile?.mkdirs()
        return Empile.openRehearsal("fr", log.path).use { begin(it).use(Table::id) }
    }
}

/** What was done, by whom, without the moments. */
fun deeds(record: String): List<String> =
    Regex(""""seat":\d+,"action":.*?,"at":""").findAll(record).map { it.value }.toList()
