package fr.empile.ui.bench

import fr.empile.ui.play.TouchScript
import fr.empile.ui.theme.Motion
import org.junit.Test

/** Every board on a tablet with its largest table, drawn by the processor alone. */
class FramesBench {
    /**
     * How long the screen takes to show what a finger did: from the pointer event to the end of the
     * frame that the core's answer is drawn in, without the display's own wait.
     */
    @Test
    fun `touch to frame`() =
        tell("touch_to_frame") { table -> Film.of(table, Motion.Off) { touch(it) } }

    /** How long a frame takes while something moves. */
    @Test
    fun `frames in motion`() =
        tell("motion_frame") { table ->
            Film.of(table, Motion.Full, most = TOUCHES) { play(it) }.flatten()
        }

    private fun tell(what: String, match: (LargestTable) -> List<Double>) {
        val boards =
            TouchScript.ways.associateWith { game ->
                framesOf(LargestTable(game), match).also { took ->
                    println("$game: ${took.size} times, median ${took.at(0.5)} ms")
                    println("figure compose.${what}_p99_ms.$game ${took.at(0.99)} ms")
                }
            }
        println("figure compose.${what}_p50_ms ${boards.values.maxOf { it.at(0.5) }} ms")
        println("figure compose.${what}_p99_ms ${boards.values.maxOf { it.at(0.99) }} ms")
    }

    /** Plays whole matches, the first to warm up. */
    private fun framesOf(
        table: LargestTable,
        match: (LargestTable) -> List<Double>,
    ): List<Double> {
        match(table)
        return buildList {
            do {
                // The bitmaps of a table that was left weigh nothing where Java counts.
                System.gc()
                val times = match(table)
                check(times.isNotEmpty()) { "nothing was there to be timed" }
                addAll(times)
            } while (size < LEAST)
        }
    }

    private companion object {
        const val LEAST = 400
        /** What they set in motion is more than that, and every frame of it takes its time. */
        const val TOUCHES = 90
    }
}
