package fr.empile.ui.table

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.GameInfo
import fr.empile.core.HelpLine
import fr.empile.core.Table
import fr.empile.core.TableCue
import fr.empile.core.TableListener
import fr.empile.core.TouchOutcome
import fr.empile.core.TouchSample
import fr.empile.core.UndoNeed
import fr.empile.ui.core.Core
import fr.empile.ui.scene.LiveScene
import fr.empile.ui.scene.Shot
import fr.empile.ui.scene.TableClock
import kotlin.time.TimeSource
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.withContext

/**
 * A match on screen. Everything asked of the table goes through one queue, so that touches, sizes
 * and undos reach it in the order in which they were made.
 */
@Stable
class TableState(
    private val core: Core,
    private val match: String,
    time: TimeSource,
    private val onCue: (TableCue) -> Unit,
) {
    val clock = TableClock(time)
    val scene = LiveScene()

    /** Which game is played; nothing until the table is open. */
    var game: GameInfo? by mutableStateOf(null)
        private set

    var undoNeed by mutableStateOf(UndoNeed.NOTHING_TO_UNDO)
        private set

    var isOver by mutableStateOf(false)
        private set

    var isPaused by mutableStateOf(false)
        private set

    /** What happened, the first first. */
    val journal = mutableStateListOf<String>()

    /** What may be done now, once somebody has asked. */
    var help: List<HelpLine>? by mutableStateOf(null)
        private set

    /** Why the last touch did nothing. */
    var refusal: String? by mutableStateOf(null)

    var trouble: String? by mutableStateOf(null)

    /** The table is asked whether a move may be taken back. */
    var asksConsent by mutableStateOf(false)

    private val requests = Channel<Request>(Channel.UNLIMITED)

    private sealed interface Request {
        data class LayOut(val width: Float, val height: Float, val textScale: Float) : Request

        class Touches(val samples: List<TouchSample>) : Request

        class Undo(val tableAgrees: Boolean) : Request

        data object Help : Request

        /** The clock changed something. */
        data object News : Request

        data object Pause : Request

        data object Resume : Request
    }

    private class Answer(
        val shot: Shot,
        val undoNeed: UndoNeed,
        val outcome: TouchOutcome?,
        val isOver: Boolean,
        val help: List<HelpLine>?,
        /**
         * Robots have moved since somebody touched the button: all of that goes back, or nothing.
         */
        val asksConsent: Boolean,
        /** How late it is at the table, where that has changed by leaps. */
        val clockMs: ULong?,
    )

    fun layOut(width: Float, height: Float, textScale: Float) {
        requests.trySend(Request.LayOut(width, height, textScale))
    }

    fun touch(samples: List<TouchSample>) {
        if (!isPaused) requests.trySend(Request.Touches(samples))
    }

    /** Takes the last move back, or asks the table first. */
    fun undo() {
        if (undoNeed == UndoNeed.CONSENT) asksConsent = true
        else requests.trySend(Request.Undo(tableAgrees = false))
    }

    fun undoWithConsent() {
        asksConsent = false
        requests.trySend(Request.Undo(tableAgrees = true))
    }

    fun askHelp() {
        requests.trySend(Request.Help)
    }

    fun dismissHelp() {
        help = null
    }

    fun pause() {
        if (isOver || isPaused) return
        isPaused = true
        requests.trySend(Request.Pause)
    }

    fun resume() {
        isPaused = false
        requests.trySend(Request.Resume)
    }

    /** Lets nothing happen by itself for as long as it is [still]. */
    fun hold(still: Boolean) {
        requests.trySend(if (still) Request.Pause else Request.Resume)
    }

    /** Opens the table and serves it until cancelled; then closes it. */
    suspend fun run() =
        core.orTrouble({ trouble = it }) {
            val table = core.ask { it.resumeMatch(match) }
            try {
                open(table)
                for (request in requests) serve(table, gathered(request))
            } finally {
                withContext(NonCancellable) { core.ask { table.close() } }
            }
        }

    private suspend fun open(table: Table) {
        val (played, millis) =
            core.ask { empile ->
                val slug = table.game()
                table.listen(
                    object : TableListener {
                        override fun changed() {
                            requests.trySend(Request.News)
                        }
                    }
                )
                empile.games().single { it.slug == slug } to table.clockMs().toLong()
            }
        clock.set(millis)
        game = played
    }

    /** Touches that came while the table was busy go in one call. */
    private fun gathered(first: Request): List<Request> {
        val all = mutableListOf(first)
        while (true) all += requests.tryReceive().getOrNull() ?: return all
    }

    private suspend fun serve(table: Table, requests: List<Request>) =
        core.orTrouble({ trouble = it }) {
            val answer = core.ask { perform(table, requests) }
            scene.show(answer.shot)
            undoNeed = answer.undoNeed
            isOver = answer.isOver
            answer.help?.let { help = it }
            if (answer.asksConsent) asksConsent = true
            answer.clockMs?.let { clock.set(it.toLong()) }
            answer.outcome?.let(::hear)
        }

    private fun hear(outcome: TouchOutcome) {
        refusal = outcome.refusal?.reason
        outcome.cues.forEach(onCue)
        journal += outcome.narration
        if (journal.size > LONGEST_JOURNAL) journal.removeRange(0, journal.size - LONGEST_JOURNAL)
    }

    private fun perform(table: Table, requests: List<Request>): Answer {
        val fresh = requests.any { it is Request.LayOut }
        var outcome: TouchOutcome? = null
        var asksConsent = false
        requests.forEach { request ->
            when (request) {
                is Request.LayOut -> table.resize(request.width, request.height, request.textScale)
                is Request.Touches -> outcome = outcome.followedBy(table.touch(request.samples))
                is Request.Undo -> {
                    val need = table.undoNeed()
                    if (need == UndoNeed.CONSENT && !request.tableAgrees) asksConsent = true
                    else if (need != UndoNeed.NOTHING_TO_UNDO) table.undo(request.tableAgrees)
                }
                Request.News -> outcome = outcome.followedBy(table.news())
                Request.Pause -> table.pause()
                Request.Resume -> table.resume()
                Request.Help -> {}
            }
        }
        val shot = Shot(table.changes(fresh), outcome?.cues.orEmpty(), fresh)
        val isOver = table.resultSheet() != null
        val help = if (Request.Help in requests) table.help() else null
        val clockMs = if (Request.Resume in requests) table.clockMs() else null
        return Answer(shot, table.undoNeed(), outcome, isOver, help, asksConsent, clockMs)
    }

    private companion object {
        /** Nobody reads further back; the whole match is in the replay. */
        const val LONGEST_JOURNAL = 300
    }
}

private fun TouchOutcome?.followedBy(next: TouchOutcome): TouchOutcome =
    if (this == null) next
    else
        TouchOutcome(
            cues + next.cues,
            narration + next.narration,
            next.refusal ?: refusal,
            next.over,
        )
