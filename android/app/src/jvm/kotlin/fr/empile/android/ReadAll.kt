package fr.empile.android

import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream

/** Larger than the log of any family; what another app hands in may have no end at all. */
const val LARGEST_FILE = 64 shl 20

/** All of it, or an error where it does not end in time: a phone has no room for more. */
fun InputStream.readAll(most: Int = LARGEST_FILE): ByteArray {
    val read = ByteArrayOutputStream()
    val part = ByteArray(PART)
    while (true) {
        val count = read(part)
        if (count < 0) return read.toByteArray()
        if (read.size() + count > most) throw IOException("more than $most bytes")
        read.write(part, 0, count)
    }
}

private const val PART = 1 shl 16
