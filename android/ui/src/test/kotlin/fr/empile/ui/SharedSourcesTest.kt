package fr.empile.ui

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** The same sources make the Android app and the desktop window. */
class SharedSourcesTest {
    @Test
    fun `shared screens import nothing that only one platform has`() {
        val sources = File("ui/src/main/kotlin").walk().filter { it.extension == "kt" }.toList()
        assertTrue(sources.size > 30)
        val shared = listOf("androidx.", "kotlin.", "kotlinx.coroutines.", "fr.empile.core.", "fr.empile.ui.")
        val foreign =
            sources.flatMap { file ->
                file.readLines()
                    .filter { it.startsWith("import ") }
                    .map { it.removePrefix("import ") }
                    .filter { import ->
                        shared.none(import::startsWith) ||
                            import.startsWith("androidx.compose.ui.window.Window") ||
                            import.startsWith("androidx.compose.ui.platform.Font")
                    }
                    .map { "${file.name}: $it" }
            }
        assertEquals(emptyList<String>(), foreign)
    }
}
