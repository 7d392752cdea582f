package fr.empile.ui.play

import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import fr.empile.core.ChosenOption
import fr.empile.core.Empile
import fr.empile.core.MatchSetup
import fr.empile.core.SceneNode
import fr.empile.core.Table
import fr.empile.core.TableScene
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import java.io.File
import java.net.URL
import java.nio.file.Files

/** A whole match as nothing but touches, as plain lines: see `tests/src/by_touch`. */
class TouchScript private constructor(lines: List<String>) {
    private val words = lines.map { it.substringBefore(' ') to it.substringAfter(' ') }

    val players: Int = only("players").toInt()
    val seed: ULong = only("seed").toULong()
    val surface: DpSize =
        only("surface").split(' ').let { (w, h) -> DpSize(w.toInt().dp, h.toInt().dp) }
    val touches: List<TouchSample> = all("touch").map(::touch)
    private val holds = all("hold").map(::touch)

    /** How long everyone takes to come to the table: the match's own time is so far behind. */
    val comingMs: ULong = holds.maxOfOrNull { it.stampMs } ?: 0u

    val finalState: String = only("state")

    val setup =
        MatchSetup(
            only("game"),
            all("option").map { ChosenOption(it.substringBefore(' '), it.substringAfter(' ')) },
        )

    private fun all(word: String) = words.filter { it.first == word }.map { it.second }

    private fun only(word: String) = all(word).single()

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

    /** Everyone comes to a table that was opened at this moment of its clock. */
    fun holds(openedMs: ULong): List<TouchSample> = holds.map {
        it.copy(stampMs = openedMs + it.stampMs)
    }

    private fun sitDown(table: Table) {
        table.resize(surface.width.value, surface.height.value)
        table.step(holds(table.clockMs()))
    }

    /** Sits everybody down; gives the match. */
    fun begin(empile: Empile): Table {
        val seats = List(players) { empile.addPlayer("Place $it", it.toUByte()).id }
        return empile.startMatch(setup, seats, seed)
    }

    /** The place from the middle on at which a table can be left and found again as it was. */
    fun restingPlace(): Int {
        val folder = Files.createTempDirectory("resting-place").toFile()
        val log = File(folder, "log.db").path
        // Two apps on one log: in one of them nobody sits at the table.
        return Empile.openRehearsal("fr", log)
            .use { empile ->
                Empile.openRehearsal("fr", log).use { other ->
                    begin(empile).use { table ->
                        sitDown(table)
                        touches.indices.first { place ->
                            table.step(listOf(touches[place]))
                            place > touches.size / 2 &&
                                allLifted(place) &&
                                isFoundAgain(other, table)
                        } + 1
                    }
                }
            }
            .also { folder.deleteRecursively() }
    }

    private fun allLifted(place: Int): Boolean {
        val last = touches.take(place + 1).associate { it.pointer to it.phase }
        return last.values.all { it == TouchPhase.UP || it == TouchPhase.CANCEL }
    }

    private fun isFoundAgain(empile: Empile, table: Table): Boolean =
        empile.resumeMatch(table.id()).use { again ->
            sitDown(again)
            again.scene().asSeen() == table.scene().asSeen()
        }

    /** Which die is which is forgotten when a table is left: nobody sees it. */
    private fun TableScene.asSeen(): Set<SceneNode> =
        nodes.map { it.copy(id = 0u, picture = null) }.toSet()

    companion object {
        /** Every game that the core has. */
        val games: List<String> by lazy {
            Empile.openInMemory("fr").use { empile -> empile.games().map { it.slug } }
        }

        /** With the other way to play one of them. */
        val ways: List<String> by lazy { games + "neko-tower-on-screen" }

        /** Towers on the screen: every number of players, and every end. */
        val towers: List<String> by lazy {
            val folder = File(resource("/fixtures/touches").toURI())
            val names = folder.listFiles().orEmpty().map(File::nameWithoutExtension)
            names.filter { it.startsWith("neko-tower-on-screen") }.sorted()
        }

        fun read(game: String): TouchScript {
            val lines = resource("/fixtures/touches/$game.txt").readText().lines()
            return TouchScript(lines.filter(String::isNotEmpty))
        }

        private fun resource(name: String): URL =
            checkNotNull(TouchScript::class.java.getResource(name)) { name }
    }
}
