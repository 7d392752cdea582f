package fr.empile.desktop

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

class LogFileTest {
    @get:Rule val folder = TemporaryFolder()

    @Test
    fun `the log lies in the user's data directory unless it is told where to lie`() {
        val data = folder.root
        val usual = File(data, "empile/empile.db")
        assertEquals(usual, logFile(mapOf("XDG_DATA_HOME" to data.path)))
        val own = File(data, "elsewhere/scores.db")
        val told = mapOf("XDG_DATA_HOME" to data.path, "EMPILE_DATA" to own.path)
        assertEquals(own, logFile(told))
        assertEquals(true, own.parentFile.isDirectory)
    }
}
