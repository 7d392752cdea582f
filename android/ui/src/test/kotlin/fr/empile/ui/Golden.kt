package fr.empile.ui

import androidx.compose.runtime.Composable
import fr.empile.desktop.photograph
import fr.empile.showcase.Device
import fr.empile.showcase.GoldenFolder
import fr.empile.showcase.Picture
import java.io.File
import java.nio.ByteBuffer
import java.nio.ByteOrder
import org.jetbrains.skia.Bitmap
import org.jetbrains.skia.ColorAlphaType
import org.jetbrains.skia.ColorType
import org.jetbrains.skia.Image
import org.jetbrains.skia.ImageInfo
import org.junit.Assert.assertNull

internal val goldens = File("ui/src/test/golden")

private val folder = GoldenFolder(goldens, drawn = File("target/golden"))

/** Fails when [screen] no longer looks like its golden picture. */
fun assertGolden(name: String, device: Device, screen: @Composable () -> Unit) {
    assertNull(folder.fault(name, photograph(device, density = 1f, screen).picture()))
}

private fun Image.picture(): Picture {
    val info = ImageInfo(width, height, ColorType.BGRA_8888, ColorAlphaType.UNPREMUL)
    val bytes = checkNotNull(Bitmap.makeFromImage(this).readPixels(info, info.minRowBytes))
    val pixels = IntArray(width * height)
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(pixels)
    return Picture(width, height, pixels)
}
