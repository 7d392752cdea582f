package fr.empile.android

import fr.empile.core.FileKind
import fr.empile.core.fileName
import fr.empile.core.fileType
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class FileTypesTest {
    @Test
    fun `a log and a table are named so that other apps know them`() {
        assertEquals("application/json", mediaTypeOf("empile-2026-11-16.json"))
        assertEquals("text/csv", mediaTypeOf("empile-2026-11-16.CSV"))
        assertEquals("application/octet-stream", mediaTypeOf("empile"))
    }

    @Test
    fun `the picture of a result is a picture to other apps`() {
        assertEquals("image/png", mediaTypeOf("empile-pile-poils.png"))
    }

    @Test
    fun `a kind of file is what its name promises`() {
        FileKind.entries.forEach { kind ->
            assertEquals(mediaTypeOf(fileName(kind, 2026, 11u, 18u)), mediaTypeOf(kind))
        }
    }

    /** A manifest cannot ask the core. */
    @Test
    fun `the manifest names our ending`() {
        val manifest = File("app/src/main/AndroidManifest.xml").readText()
        val ending = fileType(FileKind.LOG).ending
        assertTrue("\\.$ending\"" in manifest)
    }

    @Test
    fun `what was saved can be chosen again`() {
        listOf("a.json", "a.csv", "a").forEach { assertTrue(it, mediaTypeOf(it) in readableTypes) }
    }
}
