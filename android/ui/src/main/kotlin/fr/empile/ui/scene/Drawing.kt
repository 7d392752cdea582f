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
import kotlin.math.ceil
import kotlin.math.floor
import kotlin.math.max
import kotlin.math.min

/** A picture of the core as Compose draws it. Its paths are in density-independent pixels. */
internal class Drawing(picture: ScenePicture) {
    private val layers = picture.layers.map(::DrawnLayer)
    private var stamp: Stamp? = null

    /** Draws its paths at the origin. */
    fun draw(scope: DrawScope, inks: List<Color>) {
        val dp = scope.density
        scope.withTransform({ scale(dp, dp, Offset.Zero) }) {
            layers.seenIn(inks).forEach { drawPath(it.path, inks[it.ink], style = it.style) }
        }
    }

    /**
     * The same from a bitmap that is drawn once for a density and a theme: a board has hundreds of
     * paths, and in motion it is drawn sixty times a second.
     */
    fun stamp(scope: DrawScope, inks: List<Color>, alpha: Float) {
        val ready =
            stamp?.takeIf { it.density == scope.density && it.inks === inks }
                ?: cut(scope, inks).also { stamp = it }
        scope.drawImage(ready.bitmap, ready.topLeft, alpha)
    }

    private class Stamp(
        val density: Float,
        val inks: List<Color>,
        val bitmap: ImageBitmap,
        val topLeft: Offset,
    )

    /** Glows, rings and shadows reach beyond the node, so the paths say how large the bitmap is. */
    private fun cut(scope: DrawScope, inks: List<Color>): Stamp {
        val dp = scope.density
        val bounds = layers.seenIn(inks).map { it.bounds }.reduceOrNull(::union) ?: Rect.Zero
        val left = floor(bounds.left * dp)
        val top = floor(bounds.top * dp)
        val size =
            Size(
                (ceil(bounds.right * dp) - left).coerceAtLeast(1f),
                (ceil(bounds.bottom * dp) - top).coerceAtLeast(1f),
            )
        val bitmap = ImageBitmap(size.width.toInt(), size.height.toInt())
        CanvasDrawScope().draw(scope, scope.layoutDirection, Canvas(bitmap), size) {
            val drawing = this@Drawing
            withTransform({ translate(-left, -top) }) { drawing.draw(this, inks) }
        }
        return Stamp(dp, inks, bitmap, Offset(left, top))
    }
}

/** Patterns of the colour-blind theme have a colour that nobody sees in the other themes. */
private fun List<DrawnLayer>.seenIn(inks: List<Color>) = filter { inks[it.ink].alpha > 0f }

private fun union(a: Rect, b: Rect) =
    Rect(min(a.left, b.left), min(a.top, b.top), max(a.right, b.right), max(a.bottom, b.bottom))

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
