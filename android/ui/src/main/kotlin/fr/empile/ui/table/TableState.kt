package fr.empile.ui.table

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.Cue
import fr.empile.core.EmpileException
import fr.empile.core.Frame
import fr.empile.core.GameInfo
import fr.empile.core.HelpLine
import fr.empile.core.Hint
import fr.empile.core.Refusal
import fr.empile.core.ResultSheet
import fr.empile.core.SceneFootage
import fr.empile.core.SinceTurn
import fr.empile.core.Table
import fr.empile.core.TableListener
import fr.empile.core.TouchSample
import fr.empile.core.UndoNeed
import fr.empile.ui.core.Core
import fr.empile.ui.scene.LiveScene
import fr.empile.ui.scene.PointerTime
import fr.empile.ui.scene.Shot
import fr.empile.ui.scene.TableClock
import fr.empile.ui.scene.feelOf
import fr.empile.ui.scene.manner
import fr.empile.ui.theme.Motion
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch

/**
 * A match on screen. Everything asked of the table goes through one queue, so that touches, sizes
 * and undos reach it in the order in which they were made; each is one call, and so is a batch of
 * touches.
 */
@Stable
class TableState(
    private val core: Core,
    private val match: String,
    pointerTime: PointerTime,
    private val onCue: (Cue) -> Unit,
) {
    val clock = TableClock(pointerTime)
    val scene = LiveScene()

    /** Which game is played; nothing until the table is open. */
    var game: GameInfo? by mutableStateOf(null)
        private set

    var undoNeed by mutableStateOf(UndoNeed.NOTHING_TO_UNDO)
        private set

    /** How the match ended, once it has. */
    var over: ResultSheet? by mutableStateOf(null)
        private set

    val isOver: Boolean
        get() = over != null

    /** The table teaches: nothing of it is kept, and it has an end of its own. */
    var isLesson by mutableStateOf(false)
        private set

    /** There is nothing more to learn here. */
    var isTaught by mutableStateOf(false)
        private set

    var isPaused by mutableStateOf(false)
        private set

    /** What happened, the first first, once somebody has asked. */
    var journal: List<String>? by mutableStateOf(null)
        private set

    /** What others did since whoever is to act last did something. */
    var since: SinceTurn? by mutableStateOf(null)
        private set

    /** What just happened, for whoever listens: what the board does not say itself. */
    var told by mutableStateOf("")
        private set

    /** What may be done now, once somebody has asked. */
    var help: List<HelpLine>? by mutableStateOf(null)
        private set

    /** What the dice are sealed with, once somebody has asked; nothing where none are thrown. */
    var seal: HelpLine? by mutableStateOf(null)
        private set

    /** May whoever is to act ask what the best robot would do? */
    var mayAskHint by mutableStateOf(false)
        private set

    /** What it would do, once somebody has asked and until a finger comes down. */
    var hint: Hint? by mutableStateOf(null)
        private set

    /** Why the last touch did nothing. */
    var refusal: Refusal? by mutableStateOf(null)

    var error: String? by mutableStateOf(null)

    /** The table is asked whether a move may be taken back. */
    var asksConsent by mutableStateOf(false)

    /** How long things moved by themselves when something last happened, in milliseconds. */
    var lastFootageMs = 0L
        private set

    private val requests = Channel<Request>(Channel.UNLIMITED)

    /** Whatever is heard later ends with the table. */
    private var later: CoroutineScope? = null

    /** Nothing happens by itself while nobody can see it; that is no pause. */
    private var isHeld = false

    /** So many pauses and their ends are asked for that the table has not heard of. */
    private var unheardPauses = 0

    /** The number of the last changes shown. */
    private var shown: UInt? = null

    private sealed interface Request {
        data class LayOut(val width: Float, val height: Float, val textScale: Float) : Request

        class Touches(val samples: List<TouchSample>) : Request

        class Undo(val tableAgrees: Boolean) : Request

        data object Help : Request

        data object Hint : Request

        data object Journal : Request

        /** Something changed that was not asked for here. */
        data object News : Request

        /** Something was missed. */
        data object Whole : Request

        data object Pause : Request

        data object Resume : Request
    }

    /** What came of requests. What one of them could not do says nothing of the others. */
    private class Answer {
        val frames = mutableListOf<Frame>()
        /** Which of them came of nothing that was asked: they do not answer the last touch. */
        val byThemselves = mutableListOf<Frame>()
        var help: List<HelpLine>? = null
        var seal: HelpLine? = null
        var journal: List<String>? = null
        /**
         * Robots have moved since somebody touched the button: all of that goes back, or nothing.
         */
        var asksConsent = false
        var error: String? = null
        /** How late it is at the table, where that has changed by leaps. */
        var clockMs: ULong? = null
    }

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

    fun askHint() {
        dismissHelp()
        requests.trySend(Request.Hint)
    }

    fun askJournal() {
        requests.trySend(Request.Journal)
    }

    fun dismissJournal() {
        journal = null
    }

    fun pause() {
        if (isOver || isPaused) return
        isPaused = true
        askPause(Request.Pause)
    }

    fun resume() {
        isPaused = false
        askPause(Request.Resume)
    }

    /** Lets nothing happen by itself for as long as it is [still]. */
    fun hold(still: Boolean) {
        isHeld = still
        askPause(if (still) Request.Pause else Request.Resume)
    }

    private fun askPause(request: Request) {
        unheardPauses++
        requests.trySend(request)
    }

    /** Opens the table, or comes to where it is open, and serves it until cancelled. */
    suspend fun run() =
        core.orError({ error = it }) {
            val table = core.openTable(match)
            var ear: ULong? = null
            try {
                ear = open(table)
                coroutineScope {
                    later = this
                    for (request in requests) serve(table, gathered(request))
                }
            } finally {
                core.giveBack {
                    try {
                        ear?.let(table::stopListening)
                    } finally {
                        table.close()
                    }
                }
            }
        }

    private suspend fun open(table: Table): ULong {
        val listener =
            object : TableListener {
                override fun changed() = requests.trySend(Request.News).isSuccess
            }
        val (played, teaches, ear) =
            core.ask { empile ->
                val slug = table.game()
                val game = empile.games().single { it.slug == slug }
                Triple(game, table.isLesson(), table.listen(listener))
            }
        isLesson = teaches
        game = played
        return ear
    }

    /** Whatever came while the table was busy; touches that follow each other go in one call. */
    private fun gathered(first: Request): List<Request> {
        val all = mutableListOf(first)
        while (true) {
            val next = requests.tryReceive().getOrNull() ?: return all
            val last = all.last()
            if (last is Request.Touches && next is Request.Touches)
                all[all.lastIndex] = Request.Touches(last.samples + next.samples)
            else all += next
        }
    }

    private suspend fun serve(table: Table, requests: List<Request>) =
        core.orError({ error = it }) {
            val answer = core.ask { Answer().apply { requests.forEach { perform(table, it) } } }
            unheardPauses -= requests.count { it == Request.Pause || it == Request.Resume }
            answer.frames.forEach { take(it, answer.byThemselves.none { own -> own === it }) }
            tell(answer.frames)
            answer.clockMs?.let { clock.set(it.toLong()) }
            answer.help?.let {
                help = it
                seal = answer.seal
            }
            answer.journal?.let { journal = it }
            if (answer.asksConsent) asksConsent = true
            answer.error?.let { error = it }
        }

    private fun take(frame: Frame, isAnswer: Boolean) {
        val changes = frame.changes
        val follows = changes.whole || changes.number == shown?.inc()
        if (follows) {
            shown = changes.number
            scene.show(Shot(changes, frame.cues.map(manner::feelOf), changes.whole))
        } else requests.trySend(Request.Whole)
        undoNeed = frame.undo
        since = frame.since
        mayAskHint = frame.mayAskHint
        hint = frame.hint
        over = frame.over
        isTaught = frame.lesson?.isOver == true
        if (unheardPauses == 0) isPaused = frame.paused && !isHeld
        if (isAnswer || frame.refusal != null) refusal = frame.refusal
        hear(frame)
    }

    /** What is told anew has been told before. */
    private fun tell(frames: List<Frame>) {
        val lines = frames.filterNot { it.retold }.flatMap { it.narration }
        if (lines.isEmpty()) return
        val said = lines.filterNot(scene::says).joinToString("\n")
        // The same once more is another thing that happened: only what differs is read out.
        told = if (said.isNotEmpty() && said == told) said + UNHEARD else said
    }

    private fun hear(frame: Frame) {
        frame.error?.let { error = (it as EmpileException.Failed).reason }
        frame.cues.forEach(onCue)
        frame.changes.footage?.let(::hearMeanwhile)
        if (journal != null && (frame.retold || frame.narration.isNotEmpty())) askJournal()
    }

    /** Where nothing moves, all is heard at once. */
    private fun hearMeanwhile(footage: SceneFootage) {
        val moves = scene.motion == Motion.Full
        lastFootageMs = if (moves) footage.lengthMs.toLong() else 0
        footage.cues.forEach { (at, cue) ->
            later?.launch {
                if (moves) delay(at.toLong())
                onCue(cue)
            }
        }
    }

    private fun Answer.perform(table: Table, request: Request) {
        try {
            when (request) {
                is Request.LayOut -> {
                    val frame = table.resize(request.width, request.height, request.textScale)
                    frames += frame
                    clockMs = frame.clockMs
                }
                is Request.Touches -> frames += table.step(request.samples)
                is Request.Undo -> frames += table.undo(request.tableAgrees)
                Request.News ->
                    table.news().let {
                        frames += it
                        byThemselves += it
                    }
                Request.Whole -> frames += table.whole()
                Request.Pause -> frames += table.pause()
                Request.Resume -> {
                    val frame = table.resume()
                    frames += frame
                    clockMs = frame.clockMs
                }
                Request.Help -> {
                    help = table.help()
                    seal = table.seal()
                }
                Request.Hint -> frames += table.hint()
                Request.Journal -> journal = table.journal()
            }
        } catch (refused: EmpileException.Failed) {
            when (refused.code) {
                "consent-needed" -> asksConsent = true
                "nothing-to-undo" -> {}
                else -> error = refused.reason
            }
        }
    }
}

/** No space, and no sound. */
private const val UNHEARD = "\u200B"
