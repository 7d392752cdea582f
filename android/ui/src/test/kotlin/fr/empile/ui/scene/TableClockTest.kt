package fr.empile.ui.scene

import org.junit.Assert.assertEquals
import org.junit.Test

class TableClockTest {
    private var uptime = 100_000L
    private val clock = TableClock { uptime }.apply { set(5_000) }

    @Test
    fun `a touch is stamped as many milliseconds later as it was made`() {
        assertEquals(5_000, clock.of(100_000))
        assertEquals(5_017, clock.of(100_017))
        assertEquals(65_250, clock.of(160_250))
    }

    @Test
    fun `a touch has its own moment, however late the first one is heard`() {
        uptime += 900
        assertEquals("made at once, heard late", 5_010, clock.of(100_010))
        assertEquals("made and heard at once", 5_900, clock.of(uptime))
    }

    @Test
    fun `a touch made before the table said how late it is is stamped earlier`() {
        assertEquals(4_500, clock.of(99_500))
        assertEquals("but never before the match", 0, clock.of(1_000))
    }

    @Test
    fun `whoever acts without pointing does so now, on the same clock`() {
        uptime += 250
        assertEquals(5_250, clock.now())
        assertEquals(clock.of(uptime), clock.now())
    }
}
