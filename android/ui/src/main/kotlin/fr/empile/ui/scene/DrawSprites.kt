package fr.empile.ui.scene

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.text.drawText
import androidx.compose.ui.unit.dp
import fr.empile.core.SceneNode

internal fun DrawScope.drawSprites(film: SceneFilm, fitter: TextFitter, inks: List<Color>) {
    val shake = film.shake.dp.toPx()
    withTransform({ translate(left = shake) }) {
        film.sprites.forEach { sprite ->
            drawNode(sprite.node, film.poseOf(sprite), sprite.drawing, fitter, inks)
        }
    }
}

/** A node is drawn at its own size and then moved, turned and stretched to its pose. */
internal fun DrawScope.drawNode(
    node: SceneNode,
    pose: Pose,
    drawing: Drawing?,
    fitter: TextFitter,
    inks: List<Color>,
) {
    if (node.width <= 0f || node.height <= 0f) return
    val dp = density
    withTransform({
        translate(pose.x * dp, pose.y * dp)
        rotate(pose.turn, Offset(pose.width * dp / 2, pose.height * dp / 2))
        scale(pose.width / node.width, pose.height / node.height, Offset.Zero)
    }) {
        if (drawing != null) {
            withTransform({ scale(dp, dp, Offset.Zero) }) {
                drawing.draw(this, inks, pose.alpha)
            }
        }
        node.text?.let { text ->
            val padding = if (drawing != null) TEXT_PADDING else 0f
            val layout = fitter.fit(text, node.width - 2 * padding, node.height)
            val top = (node.height * dp - layout.size.height) / 2
            drawText(
                layout,
                inks[text.ink.toInt()],
                Offset(padding * dp, top),
                alpha = pose.alpha,
            )
        }
    }
}

/** Between a text and the edge of the picture it is written on. */
private const val TEXT_PADDING = 4f
