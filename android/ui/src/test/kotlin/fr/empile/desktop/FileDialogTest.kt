package fr.empile.desktop

import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** Files that come in through a real window. */
class FileDialogTest {
    @get:Rule val folder = TemporaryFolder()

    @Test
    fun `a window that asks for files outlives every answer`() {
        val file = folder.newFile("log.json").apply { writeText("{}") }
        val answers = listOf(file.path, NOTHING, file.path, NOTHING, file.path)
        val said =
            UnseenDisplay.said("fr.empile.desktop.FileDialogChildKt", *answers.toTypedArray())
        val expected = answers.map { if (it == NOTHING) "answer null" else "answer {}" }
        assertEquals(
            said.joinToString("\n"),
            expected,
            said.filter { it.startsWith("answer ") },
        )
    }
}
