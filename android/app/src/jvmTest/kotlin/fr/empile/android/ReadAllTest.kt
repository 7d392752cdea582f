package fr.empile.android

import java.io.IOException
import java.io.InputStream
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertThrows
import org.junit.Test

class ReadAllTest {
    private val endless =
        object : InputStream() {
            override fun read() = 0
        }

    @Test
    fun `everything is read, up to the last byte that there is room for`() {
        val bytes = ByteArray(200_000) { it.toByte() }
        assertArrayEquals(bytes, bytes.inputStream().readAll(most = bytes.size))
    }

    @Test
    fun `what has no end is refused`() {
        assertThrows(IOException::class.java) { endless.readAll(most = 1_000_000) }
        val bytes = ByteArray(1_001)
        assertThrows(IOException::class.java) { bytes.inputStream().readAll(most = 1_000) }
    }
}
