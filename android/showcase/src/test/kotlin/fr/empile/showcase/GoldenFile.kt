package fr.empile.showcase

import java.io.ByteArrayOutputStream
import java.io.DataOutputStream
import java.util.zip.CRC32
import java.util.zip.Deflater
import java.util.zip.DeflaterOutputStream

/**
 * A picture as a PNG file without a byte to spare: the repository keeps it for ever. Screens are
 * flat, so colours that are numbered, where there are few enough, and rows as they are make smaller
 * files than the filters that suit photographs.
 */
internal fun png(width: Int, height: Int, colours: IntArray): ByteArray {
    val palette = LinkedHashMap<Int, Int>()
    colours.forEach { palette.putIfAbsent(it, palette.size) }
    val isNumbered = palette.size <= NUMBERED
    val rows = ByteArrayOutputStream()
    for (row in 0 until height) {
        rows.write(AS_IT_IS)
        for (at in row * width until (row + 1) * width) {
            if (isNumbered) rows.write(palette.getValue(colours[at]))
            else rows.writeColour(colours[at])
        }
    }
    val file = ByteArrayOutputStream()
    file.write(SIGNATURE)
    file.writeChunk("IHDR") {
        writeInt(width)
        writeInt(height)
        write(byteArrayOf(8, if (isNumbered) 3 else 2, 0, 0, 0))
    }
    if (isNumbered) file.writeChunk("PLTE") { palette.keys.forEach { writeColour(it) } }
    file.writeChunk("IDAT") { write(deflated(rows.toByteArray())) }
    file.writeChunk("IEND") {}
    return file.toByteArray()
}

private val SIGNATURE = byteArrayOf(0x89.toByte(), 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
private const val NUMBERED = 256
private const val AS_IT_IS = 0

private fun java.io.OutputStream.writeColour(colour: Int) {
    write(colour shr 16)
    write(colour shr 8)
    write(colour)
}

private fun ByteArrayOutputStream.writeChunk(name: String, content: DataOutputStream.() -> Unit) {
    val chunk = ByteArrayOutputStream()
    DataOutputStream(chunk).apply {
        writeBytes(name)
        content()
    }
    val bytes = chunk.toByteArray()
    DataOutputStream(this).apply {
        writeInt(bytes.size - name.length)
        write(bytes)
        writeInt(CRC32().apply { update(bytes) }.value.toInt())
    }
}

private fun deflated(bytes: ByteArray): ByteArray {
    val out = ByteArrayOutputStream()
    DeflaterOutputStream(out, Deflater(Deflater.BEST_COMPRESSION)).use { it.write(bytes) }
    return out.toByteArray()
}
