package fr.empile.ui.scene

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.rotate
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.drawText
import fr.empile.core.SceneNode
import fr.empile.core.SceneText
import kotlin.math.round

/** What sprites are painted with. */
internal class Brush(
    val inks: List<Color>,
    private val fitter: TextFitter,
    val painting: Painting,
) {
    fun lettering(text: SceneText, node: SceneNode, hasPicture: Boolean): TextLayoutResult =
        fitter.fit(text, node.width - 2 * inset(hasPicture), node.height)
}

/** A sprite in its pose. */
internal data class Posed(val sprite: Sprite, val pose: Pose) {
    val isSeen: Boolean =
        sprite.node.width > 0f && sprite.node.height > 0f && pose.alpha > 0f && pose.breadth > 0f

    val isAtRest: Boolean
        get() = pose == sprite.journey.to

    fun turn(density: Float) =
        if (pose.turn == 0f) Turn.None
        else Turn(pose.turn, Offset(pose.width, pose.height) * density / 2f)
}

internal fun DrawScope.drawSprite(posed: Posed, brush: Brush) {
    if (posed.isSeen) if (posed.isAtRest) drawAtRest(posed, brush) else drawUnderWay(posed, brush)
}

/** On whole pixels, so that edges are sharp. */
private fun DrawScope.drawAtRest(posed: Posed, brush: Brush) {
    val (sprite, pose) = posed
    val turn = posed.turn(density)
    translate(round(pose.x * density), round(pose.y * density)) {
        sprite.drawing?.stamp(this, brush, turn)
        sprite.node.text?.let {
            rotate(turn.degrees, turn.middle) {
                drawNodeText(it, sprite.node, brush, sprite.drawing != null)
            }
        }
    }
}

/** A node is drawn at its own size and then moved, turned and stretched to its pose. */
private fun DrawScope.drawUnderWay(posed: Posed, brush: Brush) {
    val (sprite, pose) = posed
    val node = sprite.node
    val dp = density
    val middle = Offset(pose.width, pose.height) * dp / 2f
    withTransform({
        translate(pose.x * dp, pose.y * dp)
        rotate(pose.turn, middle)
        scale(pose.breadth, 1f, middle)
        scale(pose.width / node.width, pose.height / node.height, Offset.Zero)
    }) {
        val drawing = if (pose.showsBefore) sprite.before else sprite.drawing
        drawing?.stamp(this, brush, alpha = pose.alpha)
        node.text?.let { drawNodeText(it, node, brush, sprite.drawing != null, pose.alpha) }
    }
}

/** In the middle of the node's height, clear of the edges of its picture. */
internal fun DrawScope.drawNodeText(
    text: SceneText,
    node: SceneNode,
    brush: Brush,
    hasPicture: Boolean,
    alpha: Float = 1f,
) {
    val layout = brush.lettering(text, node, hasPicture)
    val top = (node.height * density - layout.size.height) / 2
    val at = Offset(inset(hasPicture) * density, top)
    drawText(layout, brush.inks[text.ink.toInt()], at, alpha = alpha)
}

private fun inset(hasPicture: Boolean) = if (hasPicture) manner.lettering.inset else 0f
