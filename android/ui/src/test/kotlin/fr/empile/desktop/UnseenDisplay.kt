package fr.empile.desktop

import java.io.File
import java.util.concurrent.TimeUnit
import org.junit.Assert.assertEquals
import org.junit.Assume.assumeTrue

/** A display that nobody sees, for programs that open real windows. */
object UnseenDisplay {
    /** What a program said that opened its windows there, once it has ended well. */
    fun said(program: String, vararg arguments: String): List<String> {
        assumeTrue("Xvfb is missing: .ci/bootstrap kotlin installs it", hasServer())
        return onDisplay { display ->
            val child =
                ProcessBuilder(
                        listOf(java, "-cp", classPath) + options + listOf(program) + arguments
                    )
                    .apply { environment()["DISPLAY"] = display }
                    .redirectErrorStream(true)
                    .start()
            val said = child.inputStream.bufferedReader().readLines()
            child.waitFor()
            assertEquals(said.joinToString("\n"), 0, child.exitValue())
            said
        }
    }

    private fun hasServer(): Boolean =
        System.getenv("PATH").split(File.pathSeparator).any { File(it, SERVER).canExecute() }

    private fun <T> onDisplay(work: (String) -> T): T {
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
            return work(":" + server.inputStream.bufferedReader().readLine())
        } finally {
            server.destroy()
            server.waitFor(PATIENCE, TimeUnit.SECONDS)
        }
    }

    private const val SERVER = "Xvfb"
    private const val PATIENCE = 10L
    private val java = File(System.getProperty("java.home"), "bin/java").path
    private val classPath: String =
        System.getProperty("surefire.test.class.path") ?: System.getProperty("java.class.path")
    // Java's own dialog, also where there is another: its parts can be found.
    private val options =
        listOf(
            "-Djava.awt.headless=false",
            "-Dsun.awt.disableGtkFileDialogs=true",
            "-Dskiko.renderApi=SOFTWARE",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
        )
}
