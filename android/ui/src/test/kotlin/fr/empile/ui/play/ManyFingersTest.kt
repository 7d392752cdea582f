package fr.empile.ui.play

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.unit.DpOffset
import androidx.compose.ui.unit.dp
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** Everybody's finger comes down in the same frame, and each counts for its own seat. */
class ManyFingersTest {
    @get:Rule val rule = createComposeRule()
    @get:Rule val folder = TemporaryFolder()

    private fun table(game: String): Rehearsal =
        Rehearsal(rule, TouchScript.read(game), folder.root.resolve("empile.db")).apply {
            open()
            sitDown()
        }

    /** All fingers down, then all up, in one moment of the match. */
    private fun Rehearsal.touchAtOnce(places: List<DpOffset>, stamp: Long) {
        val now = script.comingMs + stamp.toULong()
        val fingers = places.mapIndexed { finger, at ->
            TouchSample(finger.toULong(), TouchPhase.DOWN, at.x.value, at.y.value, now)
        }
        touch(fingers + fingers.map { it.copy(phase = TouchPhase.UP) })
    }

    private fun Rehearsal.touchNodesAtOnce(nodes: List<Int>, stamp: Long) =
        touchAtOnce(nodes.map(::middleOf), stamp)

    private fun Rehearsal.tap(node: Int, stamp: Long) = touchNodesAtOnce(listOf(node), stamp)

    private fun Rehearsal.firstTouchOf(pointer: Int): DpOffset =
        script.touches.first { it.pointer.toInt() == pointer }.let { DpOffset(it.x.dp, it.y.dp) }

    /** Who did what at a moment, as it stands in the record. */
    private fun Rehearsal.deeds(stamp: Long): List<Pair<Int, String>> {
        val deed = Regex("""\{"seat":(\d+),"action":\{"[a-z-]+":(.*)\},"at":$stamp\}\}.*""")
        return recordJson.split("""{"Act":""").mapNotNull { entry ->
            deed.matchEntire(entry)?.destructured?.let { (seat, action) -> seat.toInt() to action }
        }
    }

    @Test
    fun `six hands on six piles, and six fingers at two pillows`() {
        val table = table("pilo-pilo")
        val script = table.script.touches
        table.touchNodesAtOnce(List(6) { seat -> 103 + 20 * seat }, stamp = 5)
        assertEquals(List(6) { it to "\"ready\"" }, table.deeds(5))
        // The cards turn when chance says so.
        val firstGrab = script.first { it.stampMs > 0u }.stampMs.toLong()
        table.waitUntil(firstGrab)
        table.touchNodesAtOnce(List(6) { seat -> 500 + 10 * (seat % 2) + seat }, firstGrab + 50)
        val grabbed = table.deeds(firstGrab + 50).filter { "touch" in it.second }
        assertEquals(List(6) { it to """{"touch":{"pillow":${it % 2}}}""" }, grabbed)
    }

    @Test
    fun `four dachshund breeders take four piles`() {
        val table = table("teckels")
        table.tap(130, stamp = 10)
        table.touchNodesAtOnce(List(4) { seat -> 112 + 40 * seat }, stamp = 60)
        assertEquals(List(4) { it }, table.deeds(60).map { it.first })
    }

    @Test
    fun `six callers of Bunte Kuh stop the search`() {
        val table = table("bunte-kuh")
        table.tap(1, stamp = 10)
        table.touchNodesAtOnce(List(6) { seat -> 16 + 10 * seat }, stamp = 400)
        assertEquals(List(6) { it }, table.deeds(400).map { it.first })
    }

    @Test
    fun `three hands at the pyramid of Raffzahn take three dice`() {
        val table = table("raffzahn")
        table.tap(3, stamp = 10)
        val dice = List(3) { seat -> table.firstTouchOf(pointer = 10 + seat) }
        table.touchAtOnce(dice, stamp = 400)
        assertEquals(List(3) { it }, table.deeds(400).map { it.first })
    }
}
