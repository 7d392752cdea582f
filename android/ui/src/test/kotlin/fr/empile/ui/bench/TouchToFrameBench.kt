package fr.empile.ui.bench

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.use
import fr.empile.core.Empile
import fr.empile.core.Piece
import fr.empile.core.TextFact
import fr.empile.core.TouchSample
import fr.empile.core.palette
import fr.empile.core.piecePicture
import fr.empile.ui.EmpileScreens
import fr.empile.ui.core.WatchedThread
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.play.Fingers
import fr.empile.ui.play.TouchScript
import fr.empile.ui.screens.still
import fr.empile.ui.screens.tag
import fr.empile.ui.screens.testCore
import java.util.Locale
import org.junit.Test

/**
 * How long the screen takes to show what a finger did: from the pointer event to the end of the
 * frame that the core's answer is drawn in, without the display's own wait. The app's own screens,
 * drawn by the processor alone; the core has its own thread, as in the app.
 */
class TouchToFrameBench {
    @Test
    fun `touch to frame`() {
        val boards = listOf("abquetschen", "pilo-pilo").associateWith(::framesOf)
        boards.forEach { (game, took) ->
            println(
                "$game: ${took.size} touches, median ${took.at(0.5)} ms, p99 ${took.at(0.99)} ms"
            )
        }
        println("figure compose.touch_to_frame_p50_ms ${boards.values.maxOf { it.at(0.5) }} ms")
        println("figure compose.touch_to_frame_p99_ms ${boards.values.maxOf { it.at(0.99) }} ms")
    }

    @Test
    fun `calls that are made on the thread that draws`() {
        Empile.openInMemory("fr").use { empile ->
            val wins = listOf(TextFact.Number("wins", 2))
            val calls =
                mapOf(
                    "palette" to { palette(dark = true, patterned = true) },
                    "piecePicture" to { piecePicture(Piece.Cat(1u, golden = true), 112f, 112f) },
                    "say" to { empile.say("campaign-wins", wins) },
                )
            val took = calls.mapValues { (_, call) -> List(CALLS) { millis { call() } }.drop(WARM) }
            took.forEach { (call, millis) ->
                println("$call: median ${millis.at(0.5)} ms, p99 ${millis.at(0.99)} ms")
            }
            println("figure compose.core_call_on_ui_p50_ms ${took.values.maxOf { it.at(0.5) }} ms")
        }
    }

    /** Plays whole matches, the first to warm up; only boards that are at least half full count. */
    private fun framesOf(game: String): List<Double> {
        val script = TouchScript.read(game)
        play(script)
        return buildList {
            while (size < LEAST_TOUCHES) play(script).let { addAll(it.drop(it.size / 2)) }
        }
    }

    private fun play(script: TouchScript): List<Double> {
        val thread = WatchedThread()
        Empile.openRehearsal("fr").use { empile ->
            val match = script.begin(empile).use { it.id() }
            val core = testCore(empile, thread = thread)
            val navigator = Navigator(listOf(Screen.Home, Screen.Table(match)))
            var host by mutableStateOf(script.surface)
            val surroundings = still()
            val (width, height) = with(density) { (script.surface + bars).toSize() }
            return ImageComposeScene(width.toInt(), height.toInt(), density) {
                    Box(Modifier.requiredSize(host)) {
                        EmpileScreens(core, surroundings, navigator)
                    }
                }
                .use { scene ->
                    val film = Film(scene, thread)
                    // The core may rest for a moment before it has opened the table.
                    do film.rest() while (scene.boardIfThere() == null)
                    host = script.surface * 2f - scene.boardSize()
                    film.rest()
                    check(scene.boardSize() == script.surface) { "${scene.boardSize()}" }
                    val fingers = Fingers(density.density)
                    script.touches.dropLast(2).map { touch -> film.take(fingers, touch) }
                }
        }
    }

    /** The frames of a screen. */
    private class Film(private val scene: ImageComposeScene, private val thread: WatchedThread) {
        private val began = System.nanoTime()

        /** Touches, and draws until there is nothing more to draw; gives how long that took. */
        fun take(fingers: Fingers, touch: TouchSample): Double {
            val answered = thread.answered
            val board = scene.board()
            return millis {
                fingers.touch(board, touch)
                while (thread.answered == answered) draw()
                rest()
            }
        }

        fun rest() {
            frame()
            while (scene.hasInvalidations() || !thread.isIdleNow) draw()
        }

        private fun draw() {
            if (scene.hasInvalidations()) frame() else Thread.onSpinWait()
        }

        private fun frame() = scene.render(System.nanoTime() - began)
    }

    private companion object {
        /** Room for what lies around a board. */
        val bars = DpSize(96.dp, 64.dp)
        const val LEAST_TOUCHES = 500
        const val CALLS = 3_000
        const val WARM = 1_000
    }
}

private val density = Density(1f)

private fun millis(work: () -> Unit): Double {
    val began = System.nanoTime()
    work()
    return (System.nanoTime() - began) / 1e6
}

private fun List<Double>.at(share: Double): Double =
    String.format(Locale.ROOT, "%.3f", sorted()[(size * share).toInt().coerceAtMost(size - 1)])
        .toDouble()

private fun ImageComposeScene.boardIfThere(): SemanticsNode? =
    semanticsOwners.firstNotNullOfOrNull {
        it.rootSemanticsNode.tagged("table")
    }

private fun ImageComposeScene.board(): SemanticsNode = checkNotNull(boardIfThere())

private fun SemanticsNode.tagged(tag: String): SemanticsNode? =
    takeIf { it.tag() == tag } ?: children.firstNotNullOfOrNull { it.tagged(tag) }

private fun ImageComposeScene.boardSize(): DpSize =
    board().size.let { with(density) { DpSize(it.width.toDp(), it.height.toDp()) } }
