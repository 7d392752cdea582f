package fr.empile.desktop

import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.graphics.asComposeImageBitmap
import androidx.compose.ui.graphics.toAwtImage
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import androidx.compose.ui.use
import fr.empile.core.Piece
import fr.empile.ui.scene.PieceView
import fr.empile.ui.theme.EmpileTheme
import fr.empile.ui.theme.Motion
import java.awt.Image
import java.awt.Toolkit
import org.jetbrains.skia.Bitmap

/** The golden cat, in the sizes that window managers ask for. */
internal fun appIcons(): List<Image> = ICON_SIDES.map { side ->
    ImageComposeScene(side, side, Density(1f)) {
            EmpileTheme(dark = false, patterned = false, bundledTypefaces, Motion.Off) {
                PieceView(Piece.Cat(coat = 0u, golden = true), side.dp)
            }
        }
        .use { Bitmap.makeFromImage(it.render()).asComposeImageBitmap().toAwtImage() }
}

private val ICON_SIDES = listOf(16, 32, 48, 128)

/**
 * What window managers group windows by (WM_CLASS), which Java takes from the main class otherwise.
 * Where it cannot be said, that is what it stays.
 */
internal fun nameWindows() {
    runCatching {
        val toolkit = Toolkit.getDefaultToolkit()
        val name = toolkit.javaClass.getDeclaredField("awtAppClassName")
        name.isAccessible = true
        name.set(toolkit, WINDOW_CLASS)
    }
}

internal const val WINDOW_CLASS = "Empile"
