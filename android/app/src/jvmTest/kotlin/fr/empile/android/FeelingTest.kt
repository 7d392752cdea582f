package fr.empile.android

import fr.empile.core.TableCue
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test

class FeelingTest {
    @Test
    fun `what is won, what falls and what is refused feel different`() {
        assertEquals(Feeling.Joy, feelingOf(TableCue.YARN_WON))
        assertEquals(Feeling.Thud, feelingOf(TableCue.CAT_ASTROPHE))
        assertEquals(Feeling.No, feelingOf(TableCue.REFUSED))
    }

    @Test
    fun `a sleeping cat is only heard`() {
        assertNull(feelingOf(TableCue.CAT_STROKED))
        assertNull(feelingOf(TableCue.SNORE))
        assertNull(feelingOf(TableCue.HUSH))
    }

    @Test
    fun `every feeling belongs to some cue`() {
        assertEquals(Feeling.entries.toSet(), TableCue.entries.mapNotNull(::feelingOf).toSet())
    }
}
