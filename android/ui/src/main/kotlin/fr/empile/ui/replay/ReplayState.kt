package fr.empile.ui.replay

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.Replay
import fr.empile.ui.core.Core
import fr.empile.ui.scene.LiveScene
import fr.empile.ui.scene.Shot
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.delay

/** A match of the log, shown again. */
@Stable
class ReplayState(private val core: Core, private val match: String) {
    val scene = LiveScene()

    /** The stable name of the game. */
    var game: String? by mutableStateOf(null)
        private set

    /** Where chance began. */
    var seed: ULong? by mutableStateOf(null)
        private set

    var length by mutableIntStateOf(0)
        private set

    /** So many steps have been shown. */
    var step by mutableIntStateOf(0)
        private set

    /** What happened in the last of them. */
    var told: List<String> by mutableStateOf(emptyList())
        private set

    var isPlaying by mutableStateOf(false)

    /** So many times as fast as one can follow with ease. */
    var speed by mutableFloatStateOf(1f)

    var error: String? by mutableStateOf(null)

    private var replay: Replay? = null

    /** How long things move by themselves in the step shown, in milliseconds. */
    private var footageMs = 0L
    private var surface: Surface? = null

    private data class Surface(val width: Float, val height: Float, val textScale: Float)

    /** Opens the match at a step and keeps it open until cancelled. */
    suspend fun run(from: Int) =
        core.orError({ error = it }) {
            val opened = core.ask { it.replay(match) }
            try {
                replay = opened
                core.ask {
                    game = opened.game()
                    seed = opened.seed()
                    length = opened.length().toInt()
                }
                show(fresh = true)
                if (from > 0) goTo(from)
                awaitCancellation()
            } finally {
                replay = null
                core.giveBack(opened::close)
            }
        }

    suspend fun layOut(width: Float, height: Float, textScale: Float) {
        surface = Surface(width, height, textScale)
        core.orError({ error = it }) { show(fresh = true) }
    }

    suspend fun goTo(wanted: Int) {
        val opened = replay ?: return
        step = wanted.coerceIn(0, length)
        core.orError({ error = it }) {
            val now = step.toUInt()
            told = core.ask { opened.goTo(now) }
            show(fresh = false)
        }
    }

    /** Goes on step by step until the end, or until somebody stops it. */
    suspend fun play() {
        if (step == length) goTo(0)
        while (isPlaying && step < length) {
            // What falls has fallen before the next step.
            delay(maxOf((STEP / speed).toLong(), footageMs))
            if (isPlaying) goTo(step + 1)
        }
        isPlaying = false
    }

    private suspend fun show(fresh: Boolean) {
        val (opened, on) = (replay ?: return) to (surface ?: return)
        val changes = core.ask {
            if (fresh) opened.resize(on.width, on.height, on.textScale)
            opened.changes(fresh)
        }
        footageMs = changes.footage?.lengthMs?.toLong() ?: 0
        scene.show(Shot(changes, feels = emptyList(), fresh))
    }

    companion object {
        val SPEEDS = listOf(0.5f, 1f, 2f, 4f)
        private const val STEP = 1_000f
    }
}
