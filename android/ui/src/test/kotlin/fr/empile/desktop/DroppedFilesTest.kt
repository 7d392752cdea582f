package fr.empile.desktop

import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** Files that are dragged from one real window onto another. */
class DroppedFilesTest {
    @get:Rule val folder = TemporaryFolder()

    @Test
    fun `a file that is dropped on the window is handed in`() {
        val file = folder.newFile("noel.empile").apply { writeText("of Christmas") }
        val said = UnseenDisplay.said("fr.empile.desktop.DroppedFilesChildKt", file.path)
        assertTrue(said.joinToString("\n"), "handed in: of Christmas" in said)
    }
}
