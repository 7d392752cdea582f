package fr.empile.ui.play

import org.junit.Assert.assertEquals
import org.junit.Test

class BunteKuhFingersTest : ManyFingers() {
    @Test
    fun `six callers of Bunte Kuh stop the search`() {
        val table = table("bunte-kuh")
        table.tap(1, stamp = 10)
        table.touchNodesAtOnce(List(6) { seat -> 16 + 10 * seat }, stamp = 400)
        assertEquals(List(6) { it }, table.deeds(400).map { it.first })
    }
}
