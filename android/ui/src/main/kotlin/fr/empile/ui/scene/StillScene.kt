package fr.empile.ui.scene

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.unit.Dp
import fr.empile.core.Piece
import fr.empile.core.TableScene
import fr.empile.core.piecePicture
import fr.empile.ui.theme.LocalColours

/**
 * A scene that stands still, [scale] times as large as the [width] and [height] it was made for.
 */
@Composable
internal fun StillScene(scene: TableScene, width: Dp, height: Dp, scale: Float = 1f) {
    val drawings = remember(scene) { scene.drawings() }
    val brush = rememberBrush()
    Canvas(Modifier.size(width * scale, height * scale)) {
        withTransform({ scale(scale, scale, Offset.Zero) }) { drawScene(scene, drawings, brush) }
    }
}

/** A piece of the core's art, outside a table. */
@Composable
internal fun PieceView(piece: Piece, size: Dp, modifier: Modifier = Modifier) =
    PieceView(piece, size, size, modifier)

/** One that is not square. */
@Composable
internal fun PieceView(piece: Piece, width: Dp, height: Dp, modifier: Modifier = Modifier) {
    val drawing =
        remember(piece, width, height) {
            Drawing(piecePicture(piece, width.value, height.value))
        }
    val inks = LocalColours.current.inks
    Canvas(modifier.size(width, height)) { drawing.draw(this, inks) }
}
