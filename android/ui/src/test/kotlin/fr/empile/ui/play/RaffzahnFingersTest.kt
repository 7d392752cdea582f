package fr.empile.ui.play

import org.junit.Assert.assertEquals
import org.junit.Test

class RaffzahnFingersTest : ManyFingers() {
    @Test
    fun `three hands at the pyramid of Raffzahn take three dice`() {
        val table = table("raffzahn")
        table.tap(3, stamp = 10)
        val hands = List(3) { seat -> table.middleOf(17 + 10 * seat) }
        val dice = List(3) { seat -> table.firstLiftOf(pointer = 10 + seat) }
        table.dragAtOnce(hands.zip(dice), stamp = 400)
        assertEquals(List(3) { it }, table.deeds(400).map { it.first })
    }

    @Test
    fun `a finger on a die of Raffzahn has no owner and takes nothing`() {
        val table = table("raffzahn")
        table.tap(3, stamp = 10)
        table.touchAtOnce(List(3) { seat -> table.firstLiftOf(pointer = 10 + seat) }, stamp = 400)
        assertEquals(emptyList<Int>(), table.deeds(400).map { it.first })
    }
}
