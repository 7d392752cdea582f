package fr.empile.ui.scene

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.text.drawText
import androidx.compose.ui.unit.dp
import fr.empile.core.SceneNode
import fr.empile.core.SceneText
import kotlin.math.round

internal fun DrawScope.drawSprites(film: SceneFilm, fitter: TextFitter, inks: List<Color>) {
    val shake = film.shake.dp.toPx()
    withTransform({ translate(left = shake) }) {
        film.sprites.forEach { drawSprite(it, film.poseOf(it), fitter, inks) }
    }
}

/** A node is drawn at its own size and then moved, turned and stretched to its pose. */
private fun DrawScope.drawSprite(
    sprite: Sprite,
    pose: Pose,
    fitter: TextFitter,
    inks: List<Color>,
) {
    val node = sprite.node
    if (node.width <= 0f || node.height <= 0f || pose.alpha == 0f || pose.breadth == 0f) return
    val dp = density
    // At rest on whole pixels, so that its edges are sharp.
    val grid: (Float) -> Float = if (pose == sprite.journey.to) ::round else { it -> it }
    withTransform({
        translate(grid(pose.x * dp), grid(pose.y * dp))
        rotate(pose.turn, Offset(pose.width * dp / 2, pose.height * dp / 2))
        scale(pose.breadth, 1f, Offset(pose.width * dp / 2, pose.height * dp / 2))
        scale(pose.width / node.width, pose.height / node.height, Offset.Zero)
    }) {
        val drawing = if (pose.showsBefore) sprite.before else sprite.drawing
        drawing?.stamp(this, inks, pose.alpha)
        node.text?.let {
            drawNodeText(it, node, fitter, inks, sprite.drawing != null, pose.alpha)
        }
    }
}

/** In the middle of the node's height, clear of the edges of its picture. */
internal fun DrawScope.drawNodeText(
    text: SceneText,
    node: SceneNode,
    fitter: TextFitter,
    inks: List<Color>,
    hasPicture: Boolean,
    alpha: Float = 1f,
) {
    val inset = if (hasPicture) manner.lettering.inset else 0f
    val layout = fitter.fit(text, node.width - 2 * inset, node.height)
    val top = (node.height * density - layout.size.height) / 2
    drawText(layout, inks[text.ink.toInt()], Offset(inset * density, top), alpha = alpha)
}
