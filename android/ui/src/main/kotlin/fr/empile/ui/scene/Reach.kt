package fr.empile.ui.scene

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import kotlin.math.max

/** Whole pixels: all that a sprite covers in its pose, and a little more. */
internal fun DrawScope.reach(posed: Posed, brush: Brush): Rect {
    if (!posed.isSeen) return Rect.Zero
    val (sprite, pose) = posed
    val node = sprite.node
    val reaches =
        listOfNotNull(sprite.drawing, sprite.before).map { it.reach(brush.inks) } +
            Rect(Offset.Zero, Size(node.width, node.height)).inflate(overhang(posed, brush))
    val own = reaches.reduce(::union)
    val (wide, high) = pose.width / node.width to pose.height / node.height
    val stretched =
        Rect(own.left * wide, own.top * high, own.right * wide, own.bottom * high)
            .translate(pose.x, pose.y)
    val turn = Turn(pose.turn, Offset(pose.x + pose.width / 2, pose.y + pose.height / 2))
    val dp = density
    return turn
        .of(stretched)
        .let { Rect(it.topLeft * dp, it.bottomRight * dp) }
        .inflate(SMOOTHED)
        .onPixels()
}

/** Lettering may be taller than its node. */
private fun DrawScope.overhang(posed: Posed, brush: Brush): Float {
    val node = posed.sprite.node
    val layout = node.text?.let { brush.lettering(it, node, posed.sprite.drawing != null) }
    return layout?.let { max(0f, (it.size.height / density - node.height) / 2) } ?: 0f
}

/** Places are rounded, edges smoothed, and letters overhang, by no more than so many pixels. */
private const val SMOOTHED = 3f
