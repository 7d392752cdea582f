package fr.empile.showcase

import fr.empile.core.ChosenOption
import fr.empile.core.Empile
import fr.empile.core.GameInfo
import fr.empile.core.MatchSetup
import fr.empile.core.PaperEntry
import fr.empile.core.PaperLine
import fr.empile.core.PlayerInfo
import fr.empile.core.Table
import fr.empile.core.TableListener
import fr.empile.core.ToolDesk
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import fr.empile.ui.core.Core
import fr.empile.ui.texts.Texts
import java.util.concurrent.LinkedBlockingQueue
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers

/**
 * An app in memory with a family in it: matches played, one under way, one just begun. For
 * pictures.
 */
class Showcase(language: String, thread: CoroutineDispatcher = Dispatchers.Unconfined) :
    AutoCloseable {
    private val empile = Empile.openInMemory(language)
    private val recording = Recording.read()

    val core = Core(empile, Texts.of(empile), thread)

    val family: List<PlayerInfo> =
        listOf("Laureline", "Félix", "Inès", "Grand-papa").mapIndexed { index, name ->
            empile.addPlayer(name, FAMILY_COLOURS[index])
        }

    private val three = family.take(recording.players)

    /** Two matches, with another one sitting first each time. */
    private val played = List(2) { first -> record(three.drop(first) + three.take(first)) }

    val finished: String = played.last()

    /** It is thought over; what was thought once is told at once. */
    fun thinkOver() = empile.thinkOver(finished)

    val justBegun: String = record(family, entries = 0)

    val thrown: String = record(three, DICE_THROWN)

    val placed: String = record(three, DICE_PLACED)

    /** A table of every game, just begun. */
    val tables: Map<String, String> =
        empile.games().associate { it.slug to empile.begin(it, family) }

    /** A result of the real box, entered by hand. */
    val byHand: String =
        empile.newResultId().also { id ->
            empile.enterResult(
                id,
                PaperEntry(
                    campaign = null,
                    game = "raffzahn",
                    playedAt = SUNDAY,
                    places =
                        three.mapIndexed { index, it ->
                            PaperLine(it.id, won = index == 0, 60 - 10 * index, emptyList())
                        },
                    note = "",
                    picture = null,
                ),
            )
        }

    private val standstill = Empile.openRehearsal(language)

    /** An app in which time stands still: robots think for as long as a picture takes. */
    val unhurried = Core(standstill, Texts.of(standstill), thread)

    val robots: List<PlayerInfo> = standstill.robots().map { it.levels[it.usual.toInt()].player }

    private val sameFamily = family.map { standstill.addPlayer(it.name, it.colour) }

    /** A lesson that waits for a throw; its table is kept as it is. */
    val lesson: String = standstill.beginLesson("pile-poils")

    private val lessonTable = standstill.resumeMatch(lesson).apply { goOn() }

    /** A table of every game against the clock, at which time stands still. */
    val stillTables: Map<String, String> =
        standstill
            .games()
            .filter { it.realTime }
            .associate { it.slug to standstill.begin(it, sameFamily) }

    /** Every tool, as it lies beside a real table; as long as it is held, fingers stay on it. */
    val tools: Map<String, ToolDesk> = standstill.useTools(sameFamily.map { it.name })

    /** One person alone against robots. */
    private val alone = listOf(robots[0], sameFamily[0], robots[1])

    val robotsTurn: String = record(alone, ROBOTS_TURN, standstill)

    /** Somebody practises, and has asked what the best robot would do. */
    val hinted: String = record(listOf(sameFamily[0]) + robots.take(2), ROBOTS_TURN, standstill)

    private val hintedTable = standstill.resumeMatch(hinted).apply { hint() }

    val practised: String = record(alone, recording.entries.size, standstill)

    private fun Empile.begin(game: GameInfo, people: List<PlayerInfo>): String {
        val seats = people.take(game.mostPlayers.toInt()).map { it.id }
        return startMatch(MatchSetup(game.slug), seats, recording.seed).use { it.id() }
    }

    private fun record(
        seats: List<PlayerInfo>,
        entries: Int = recording.entries.size,
        empile: Empile = this.empile,
    ): String {
        val setup = MatchSetup("pile-poils", listOf(ChosenOption("side", "coussin")))
        return empile.startMatch(setup, seats.map { it.id }, recording.seed).use { table ->
            recording.entries.take(entries).forEach(table::play)
            table.id()
        }
    }

    private val diary = Empile.openInMemory(language)

    private val years = YearsOfPlay(diary).apply { play() }

    /** An app with most of a year in it. */
    val aYear = Core(diary, Texts.of(diary), thread)

    /** Who played in that year. */
    val players: List<PlayerInfo> = years.family

    private val guestBook = Empile.openInMemory(language)

    private val night = EveningOfPlay(guestBook).apply { play() }

    /** An evening that is on. */
    val evening: String = night.id

    /** The app in which it is. */
    val anEvening = Core(guestBook, Texts.of(guestBook), thread)

    /** An app that was opened for the first time. */
    val newcomers: Core =
        Empile.openInMemory(language).let { empile ->
            Core(empile, Texts.of(empile), thread)
        }

    override fun close() {
        tools.values.forEach { it.close() }
        lessonTable.close()
        hintedTable.close()
        core.close()
        newcomers.close()
        aYear.close()
        anEvening.close()
        unhurried.close()
    }

    private companion object {
        /** The afternoon of 15 November 2026. */
        const val SUNDAY = 1_794_754_800_000L
        val FAMILY_COLOURS = listOf<UByte>(0u, 1u, 2u, 4u)
        /** So many moves of the recording, with dice in the tray. */
        const val DICE_THROWN = 262
        /** So many, with dice that the first player has thrown. */
        const val ROBOTS_TURN = 267
        /** So many, with dice on the pyramid that could be bedded. */
        const val DICE_PLACED = 654
    }
}

/** Touches where the lesson asks to be touched. */
private fun Table.goOn() {
    val asked = lessonTouch() ?: return
    val phases = listOf(TouchPhase.DOWN, TouchPhase.UP)
    step(phases.map { TouchSample(1uL, it, asked.x, asked.y, 0uL) })
}

/** Waits until a match is thought over. */
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
