package fr.empile.ui.screens

import fr.empile.ui.goldens
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Pictures cannot be taken out of a repository again: what is kept is chosen. */
class GoldenFolderTest {
    private val files = checkNotNull(goldens.listFiles()).toList()

    @Test
    fun `every picture that is kept is compared with something`() {
        val compared = keptPictures().map { "${it.name}.png" }.toSet()
        assertEquals(emptyList<String>(), files.map { it.name }.filterNot { it in compared })
    }

    @Test
    fun `all of them together stay small`() {
        val bytes = files.sumOf { it.length() }
        assertTrue("$bytes bytes of $MOST_BYTES", bytes <= MOST_BYTES)
    }

    private companion object {
        const val MOST_BYTES = 6_000_000L
    }
}
