package fr.empile.ui.play

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.unit.DpOffset
import androidx.compose.ui.unit.dp
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import org.junit.Rule
import org.junit.rules.TemporaryFolder

/** Everybody's finger comes down in the same frame, and each counts for its own seat. */
abstract class ManyFingers {
    @get:Rule val rule = createComposeRule()
    @get:Rule val folder = TemporaryFolder()

    protected fun table(game: String): Rehearsal =
        Rehearsal(rule, TouchScript.read(game), folder.root.resolve("empile.db")).apply {
            open()
            sitDown()
        }

    /** All fingers down, then all up, in one moment of the match. */
    protected fun Rehearsal.touchAtOnce(places: List<DpOffset>, stamp: Long) {
        val now = script.comingMs + stamp.toULong()
        val fingers = places.mapIndexed { finger, at ->
            TouchSample(finger.toULong(), TouchPhase.DOWN, at.x.value, at.y.value, now)
        }
        touch(fingers + fingers.map { it.copy(phase = TouchPhase.UP) })
    }

    protected fun Rehearsal.touchNodesAtOnce(nodes: List<Int>, stamp: Long) =
        touchAtOnce(nodes.map(::middleOf), stamp)

    protected fun Rehearsal.tap(node: Int, stamp: Long) = touchNodesAtOnce(listOf(node), stamp)

    /** All fingers down, then all led to where they go, then all up, in one moment of the match. */
    protected fun Rehearsal.dragAtOnce(ways: List<Pair<DpOffset, DpOffset>>, stamp: Long) {
        val now = script.comingMs + stamp.toULong()
        fun fingers(phase: TouchPhase, place: (Pair<DpOffset, DpOffset>) -> DpOffset) =
            ways.mapIndexed { finger, way ->
                val at = place(way)
                TouchSample(finger.toULong(), phase, at.x.value, at.y.value, now)
            }
        val down = fingers(TouchPhase.DOWN) { it.first }
        val led = fingers(TouchPhase.MOVE) { it.second }
        touch(down + led + led.map { it.copy(phase = TouchPhase.UP) })
    }

    /** Where a finger of the script lifts for the first time. */
    protected fun Rehearsal.firstLiftOf(pointer: Int): DpOffset =
        script.touches
            .first { it.pointer.toInt() == pointer && it.phase == TouchPhase.UP }
            .let { DpOffset(it.x.dp, it.y.dp) }

    /** Who did what at a moment, as it stands in the record. */
    protected fun Rehearsal.deeds(stamp: Long): List<Pair<Int, String>> {
        val deed = Regex("""\{"seat":(\d+),"action":\{"[a-z-]+":(.*)\},"at":$stamp\}\}.*""")
        return recordJson.split("""{"Act":""").mapNotNull { entry ->
            deed.matchEntire(entry)?.destructured?.let { (seat, action) -> seat.toInt() to action }
        }
    }
}
