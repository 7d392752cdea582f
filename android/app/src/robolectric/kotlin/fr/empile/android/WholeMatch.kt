package fr.empile.android

import androidx.compose.ui.geometry.Offset
import fr.empile.core.ChosenOption
import fr.empile.core.Empile
import fr.empile.core.MatchSetup
import fr.empile.core.Table
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import java.io.File

/** A match of `tests/fixtures/touches`: how it begins, and how fingers play it. */
class WholeMatch(script: String, chosen: List<ChosenOption> = emptyList()) {
    private val words =
        File(System.getProperty("empile.fixtures"), "touches/$script.txt").readLines().map {
            it.substringBefore(' ') to it.substringAfter(' ')
        }

    private fun all(word: String) = words.filter { it.first == word }.map { it.second }

    val game = all("game").single()
    val players = all("players").single().toInt()
    private val seed = all("seed").single().toULong()
    private val surface = all("surface").single().split(' ').map(String::toFloat)
    private val setup =
        MatchSetup(
            game,
            all("option").map { ChosenOption(it.substringBefore(' '), it.substringAfter(' ')) } +
                chosen,
        )

    /** Where fingers hold their zones before it begins. */
    val holds: List<TouchSample> = all("hold").map(::touch)

    val touches: List<TouchSample> = all("touch").map(::touch)

    /** It was played on a tablet that lies. */
    val isWide = surface[0] > surface[1]

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
        val known = empile.players().associate { it.name to it.id }
        val seats =
            List(players) { seat ->
                val name = "Place $seat"
                known[name] ?: empile.addPlayer(name, seat.toUByte()).id
            }
        return empile.startMatch(setup, seats, seed).also { it.resize(surface[0], surface[1]) }
    }

    /** Where the middle of everything that has a name is on a board of that size, as it begins. */
    fun placesAtTheBeginning(): Map<UInt, Offset> =
        Empile.openRehearsal("fr", null).use { empile ->
            begin(empile).use { table ->
                table
                    .scene()
                    .nodes
                    .filter { it.label != null }
                    .associate { it.id to Offset(it.x + it.width / 2, it.y + it.height / 2) }
            }
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
