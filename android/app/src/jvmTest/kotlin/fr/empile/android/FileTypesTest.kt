package fr.empile.android

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
    fun `what was saved can be chosen again`() {
        listOf("a.json", "a.csv", "a").forEach { assertTrue(it, mediaTypeOf(it) in readableTypes) }
    }
}
