package fr.empile.desktop

import java.io.File
import java.util.concurrent.TimeUnit
import org.junit.Assert.assertEquals
import org.junit.Assume.assumeTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The system's own dialog over a real window, on a display that nobody sees. */
class FileDialogTest {
    @get:Rule val folder = TemporaryFolder()

    @Test
    fun `a window that asks for files outlives every answer`() {
        assumeTrue("Xvfb is missing: .ci/bootstrap kotlin installs it", hasDisplayServer())
        val file = folder.newFile("log.json").apply { writeText("{}") }
        val answers = listOf(file.path, NOTHING, file.path, NOTHING, file.path)
        onDisplay { display ->
            val child =
                ProcessBuilder(listOf(java, "-cp", classPath) + options + listOf(CHILD) + answers)
                    .apply { environment()["DISPLAY"] = display }
                    .redirectErrorStream(true)
                    .start()
            val said = child.inputStream.bufferedReader().readLines()
            child.waitFor()
            val told = said.joinToString("\n")
            assertEquals(told, 0, child.exitValue())
            val expected = answers.map { if (it == NOTHING) "answer null" else "answer {}" }
            assertEquals(told, expected, said.filter { it.startsWith("answer ") })
        }
    }

    private fun hasDisplayServer(): Boolean =
        System.getenv("PATH").split(File.pathSeparator).any { File(it, SERVER).canExecute() }

    private fun onDisplay(work: (String) -> Unit) {
        val server =
            ProcessBuilder(
                    SERVER,
                    "-displayfd",
                    "1",
                    "-screen",
                    "0",
                    "900x900x24",
                    "-nolisten",
                    "tcp",
                )
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
        try {
            work(":" + server.inputStream.bufferedReader().readLine())
        } finally {
            server.destroy()
            server.waitFor(PATIENCE, TimeUnit.SECONDS)
        }
    }

    private companion object {
        const val SERVER = "Xvfb"
        const val CHILD = "fr.empile.desktop.FileDialogChildKt"
        const val PATIENCE = 10L
        val java = File(System.getProperty("java.home"), "bin/java").path
        val classPath: String =
            System.getProperty("surefire.test.class.path") ?: System.getProperty("java.class.path")
        // Java's own dialog, also where there is another: its parts can be found.
        val options =
            listOf(
                "-Djava.awt.headless=false",
                "-Dsun.awt.disableGtkFileDialogs=true",
                "-Dskiko.renderApi=SOFTWARE",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
            )
    }
}
