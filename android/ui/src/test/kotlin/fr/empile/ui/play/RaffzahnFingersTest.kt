package fr.empile.ui.play

import org.junit.Assert.assertEquals
import org.junit.Test

class RaffzahnFingersTest : ManyFingers() {
    @Test
    fun `three hands at the pyramid of Raffzahn take three dice`() {
        val table = table("raffzahn")
        table.tap(3, stamp = 10)
        val dice = List(3) { seat -> table.firstTouchOf(pointer = 10 + seat) }
        table.touchAtOnce(dice, stamp = 400)
        assertEquals(List(3) { it }, table.deeds(400).map { it.first })
    }
}
