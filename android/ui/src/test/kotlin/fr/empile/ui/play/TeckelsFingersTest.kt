package fr.empile.ui.play

import org.junit.Assert.assertEquals
import org.junit.Test

class TeckelsFingersTest : ManyFingers() {
    @Test
    fun `four dachshund breeders take four piles`() {
        val table = table("teckels")
        table.tap(130, stamp = 10)
        table.touchNodesAtOnce(List(4) { seat -> 112 + 40 * seat }, stamp = 60)
        assertEquals(List(4) { it }, table.deeds(60).map { it.first })
    }
}
