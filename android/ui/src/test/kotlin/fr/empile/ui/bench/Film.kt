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
import fr.empile.core.TouchSample
import fr.empile.desktop.DesktopCalendar
import fr.empile.desktop.bundledTypefaces
import fr.empile.desktop.skiaPainting
import fr.empile.ui.EmpileScreens
import fr.empile.ui.Surroundings
import fr.empile.ui.core.WatchedThread
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.play.Fingers
import fr.empile.ui.screens.tag
import fr.empile.ui.screens.testCore
import fr.empile.ui.theme.Motion

/**
 * The frames of the app's own screens, drawn by the processor alone at density 1; the core has its
 * own thread, as in the app. The clock of the frames is the bench's.
 */
internal class Film
private constructor(private val scene: ImageComposeScene, private val thread: WatchedThread) {
    private val fingers = Fingers(density.density)
    private var nanos = 0L
    private var touches = 0

    val isAtTable: Boolean
        get() = scene.board() != null

    /** Touches, and draws until there is nothing more to draw; gives how long that took. */
    fun touch(sample: TouchSample): Double {
        val answered = thread.answered
        val board = checkNotNull(scene.board())
        return millis {
            fingers.touch(board, sample)
            await { thread.answered != answered }
            rest()
        }
    }

    /**
     * Touches, waits for the answer, and gives how long each frame took from then on. One touch in
     * a few is looked at; what the others set in motion is there at once.
     */
    fun play(sample: TouchSample): List<Double> {
        val answered = thread.answered
        fingers.touch(checkNotNull(scene.board()), sample)
        await { thread.answered != answered && thread.isIdleNow }
        val took = if (touches++ % ONE_IN == 0) inMotion() else emptyList()
        nanos += LATER
        rest()
        return took
    }

    /** Only a frame tells whether what the core answered set anything in motion. */
    private fun inMotion(): List<Double> {
        val first = millis(::frame)
        val others = buildList {
            repeat(LOOK - 1) { if (scene.hasInvalidations()) add(millis(::frame)) }
        }
        return if (others.isEmpty()) emptyList() else listOf(first) + others
    }

    /** The board gets another size; the table answers, and that is drawn. */
    private fun layOut(resize: () -> Unit) {
        val answered = thread.answered
        resize()
        frame()
        await { thread.answered != answered }
        rest()
    }

    private fun rest() {
        frame()
        await { !scene.hasInvalidations() && thread.isIdleNow }
    }

    /** Draws until it is so. Who waits for what never comes says so, and waits no longer. */
    private fun await(isSo: () -> Boolean) {
        val end = System.nanoTime() + PATIENCE
        while (!isSo()) {
            check(System.nanoTime() < end) { "after $touches touches nothing comes any more" }
            draw()
        }
    }

    private fun draw() {
        if (scene.hasInvalidations()) frame() else Thread.onSpinWait()
    }

    private fun frame() {
        nanos += FRAME
        // Nobody looks at it. Left to the garbage collector, pictures would fill the memory.
        scene.render(nanos).close()
    }

    companion object {
        private val density = Density(1f)
        /** Room for what lies around a board. */
        private val bars = DpSize(96.dp, 64.dp)
        private const val FRAME = 16_666_667L
        private const val PATIENCE = 60_000_000_000L
        /** So many frames of a motion tell how long they take. */
        private const val LOOK = 24
        private const val ONE_IN = 3
        /** By then everything has come to rest, and the film takes it for motion still. */
        private const val LATER = 400_000_000L

        /** A match at this table, [most] touches of it; gives what [take] says of each. */
        fun <T> of(
            table: LargestTable,
            motion: Motion,
            most: Int = Int.MAX_VALUE,
            take: Film.(TouchSample) -> T,
        ): List<T> {
            val thread = WatchedThread()
            Empile.openRehearsal("fr").use { empile ->
                val (match, hands) = table.begin(empile)
                var host by mutableStateOf(table.surface)
                val (width, height) = with(density) { (table.surface + bars).toSize() }
                val core = testCore(empile, thread = thread)
                val navigator = Navigator(listOf(Screen.Home, Screen.Table(match)))
                val surroundings =
                    Surroundings(
                        bundledTypefaces,
                        false,
                        DesktopCalendar(),
                        motion,
                        skiaPainting(),
                        // Touches carry the table's own moments, and it is opened at its first.
                        pointerTime = { 0 },
                    )
                return ImageComposeScene(width.toInt(), height.toInt(), density) {
                        Box(Modifier.requiredSize(host)) {
                            EmpileScreens(core, surroundings, navigator)
                        }
                    }
                    .use { scene ->
                        val film = Film(scene, thread)
                        // The core may rest for a moment before it has opened the table.
                        do film.rest() while (!film.isAtTable)
                        film.layOut { host = table.surface * 2f - scene.boardSize() }
                        check(scene.boardSize() == table.surface) { "${scene.boardSize()}" }
                        val taken = mutableListOf<T>()
                        empile.resumeMatch(match).use { at ->
                            while (taken.size < most) {
                                taken += film.take(hands.next(at) ?: break)
                            }
                        }
                        taken
                    }
            }
        }

        private fun ImageComposeScene.board(): SemanticsNode? =
            semanticsOwners.firstNotNullOfOrNull {
                it.rootSemanticsNode.tagged("table")
            }

        private fun SemanticsNode.tagged(tag: String): SemanticsNode? =
            takeIf { it.tag() == tag } ?: children.firstNotNullOfOrNull { it.tagged(tag) }

        private fun ImageComposeScene.boardSize(): DpSize =
            checkNotNull(board()).size.let {
                with(density) { DpSize(it.width.toDp(), it.height.toDp()) }
            }
    }
}
