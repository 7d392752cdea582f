package fr.empile.ui.play

import org.junit.Assert.assertEquals
import org.junit.Test

class PiloPiloFingersTest : ManyFingers() {
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
}
