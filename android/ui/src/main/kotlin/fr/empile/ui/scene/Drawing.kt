package fr.empile.ui.scene

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Fill
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import fr.empile.core.SceneLayer
import fr.empile.core.ScenePicture

/** A picture of the core as Compose draws it. Its paths are in density-independent pixels. */
internal class Drawing(picture: ScenePicture) {
    private val layers = picture.layers.map(::DrawnLayer)
    private var stamps: List<Stamp> = emptyList()

    /** Draws its paths at the origin. */
    fun draw(scope: DrawScope, inks: List<Color>) {
        val dp = scope.density
        scope.withTransform({ scale(dp, dp, Offset.Zero) }) {
            layers.seenIn(inks).forEach { drawPath(it.path, inks[it.ink], style = it.style) }
        }
    }

    /**
     * The same from a bitmap that is drawn once for a density, a theme and a turn: a board has
     * hundreds of paths, and in motion it is drawn sixty times a second. What lies turned is cut
     * turned: on whole pixels a bitmap is copied, and between them every pixel is mixed of four.
     */
    fun stamp(scope: DrawScope, brush: Brush, turn: Turn = Turn.None, alpha: Float = 1f) {
        val cut = stamps.find { it.isFor(scope, brush, turn) } ?: cut(scope, brush, turn)
        scope.drawImage(cut.bitmap, cut.topLeft, alpha)
    }

    /** Glows, rings and shadows reach beyond the node; in density-independent pixels. */
    fun reach(inks: List<Color>): Rect =
        layers.seenIn(inks).map { it.bounds }.reduceOrNull(::union) ?: Rect.Zero

    private class Stamp(
        private val density: Float,
        val brush: Brush,
        private val turn: Turn,
        val bitmap: ImageBitmap,
        val topLeft: Offset,
    ) {
        fun isFor(scope: DrawScope, brush: Brush, turn: Turn) =
            scope.density == density && brush === this.brush && turn == this.turn
    }

    private fun cut(scope: DrawScope, brush: Brush, turn: Turn): Stamp {
        val dp = scope.density
        val reach = reach(brush.inks)
        val bounds = turn.of(Rect(reach.topLeft * dp, reach.bottomRight * dp)).onPixels()
        val size = Size(bounds.width.coerceAtLeast(1f), bounds.height.coerceAtLeast(1f))
        val bitmap = ImageBitmap(size.width.toInt(), size.height.toInt())
        CanvasDrawScope().draw(scope, scope.layoutDirection, Canvas(bitmap), size) {
            val drawing = this@Drawing
            withTransform({
                translate(-bounds.left, -bounds.top)
                rotate(turn.degrees, turn.middle)
            }) {
                drawing.draw(this, brush.inks)
            }
        }
        brush.painting.seal(bitmap)
        val stamp = Stamp(dp, brush, turn, bitmap, bounds.topLeft)
        // With another theme or density what was cut is of no use.
        stamps = stamps.filter { it.brush === brush } + stamp
        return stamp
    }
}

/** Patterns of the colour-blind theme have a colour that nobody sees in the other themes. */
private fun List<DrawnLayer>.seenIn(inks: List<Color>) = filter { inks[it.ink].alpha > 0f }

private class DrawnLayer(layer: SceneLayer) {
    val path = path(layer.steps)
    val ink = layer.ink.toInt()
    val style =
        layer.lineWidth?.let { Stroke(it, cap = StrokeCap.Round, join = StrokeJoin.Round) } ?: Fill
    val bounds = path.getBounds().inflate((layer.lineWidth ?: 0f) / 2)
}

private const val MOVE = 0
private const val LINE = 1
private const val CURVE = 2

/** The steps as `SceneLayer.steps` lists them. */
private fun path(steps: ByteArray): Path {
    val path = Path()
    var at = 0
    fun byte() = steps[at++].toInt() and 0xff
    fun next() = Float.fromBits(byte() or (byte() shl 8) or (byte() shl 16) or (byte() shl 24))
    while (at < steps.size) {
        when (byte()) {
            MOVE -> path.moveTo(next(), next())
            LINE -> path.lineTo(next(), next())
            CURVE -> path.cubicTo(next(), next(), next(), next(), next(), next())
            else -> path.close()
        }
    }
    return path
}
