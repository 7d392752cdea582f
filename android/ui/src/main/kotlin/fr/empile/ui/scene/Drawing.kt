package fr.empile.ui.scene

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Fill
import androidx.compose.ui.graphics.drawscope.Stroke
import fr.empile.core.SceneLayer
import fr.empile.core.ScenePicture

/** A picture of the core as Compose draws it, in density-independent pixels. Made once, drawn often. */
internal class Drawing(picture: ScenePicture) {
    private val layers = picture.layers.map(::DrawnLayer)

    /** Draws it at the origin of a scope that is scaled to density-independent pixels. */
    fun draw(scope: DrawScope, inks: List<Color>, alpha: Float) {
        layers.forEach { layer ->
            scope.drawPath(layer.path, inks[layer.ink], alpha, layer.style)
        }
    }
}

private class DrawnLayer(layer: SceneLayer) {
    val path = path(layer.steps)
    val ink = layer.ink.toInt()
    val style =
        layer.lineWidth?.let { Stroke(it, cap = StrokeCap.Round, join = StrokeJoin.Round) } ?: Fill
}

private const val MOVE = 0
private const val LINE = 1
private const val CURVE = 2

/** The steps as `SceneLayer.steps` lists them. */
private fun path(steps: List<Float>): Path {
    val path = Path()
    var at = 0
    fun next() = steps[at++]
    while (at < steps.size) {
        when (next().toInt()) {
            MOVE -> path.moveTo(next(), next())
            LINE -> path.lineTo(next(), next())
            CURVE -> path.cubicTo(next(), next(), next(), next(), next(), next())
            else -> path.close()
        }
    }
    return path
}
