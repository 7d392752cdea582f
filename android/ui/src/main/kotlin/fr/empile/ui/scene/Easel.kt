package fr.empile.ui.scene

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.toRect
import androidx.compose.ui.graphics.BlendMode
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import kotlin.math.ceil

/** Paints a film frame by frame. */
internal class Easel {
    private var kept: KeptBoard? = null

    fun paint(scope: DrawScope, film: SceneFilm, brush: Brush) {
        val sprites = film.sprites.map { Posed(it, film.poseOf(it)) }
        val shake = with(scope) { film.shake.dp.toPx() }
        scope.withTransform({ translate(left = shake) }) {
            if (brush.painting.isByProcessor()) {
                val board =
                    kept?.takeIf { it.isFor(this, brush) }
                        ?: KeptBoard(this, brush).also { kept = it }
                board.change(sprites)
                drawImage(board.bitmap)
            } else sprites.forEach { drawSprite(it, brush) }
        }
    }
}

/**
 * A board as it was painted last. What stands still is not painted again when one card moves: only
 * where something changed the board is wiped and painted anew, from the back to the front.
 */
private class KeptBoard(scope: DrawScope, private val brush: Brush) {
    private val size = scope.size
    private val density = Density(scope.density, scope.fontScale)
    private val direction = scope.layoutDirection
    val bitmap = ImageBitmap(pixels(size.width), pixels(size.height))
    private val canvas = Canvas(bitmap)
    private val drawScope = CanvasDrawScope()

    /** What was painted, by sprite: one whose node changes is another sprite. */
    private var painted: Map<Sprite, Painted> = emptyMap()

    private class Painted(val posed: Posed, val reach: Rect)

    fun isFor(scope: DrawScope, brush: Brush) =
        scope.size == size && scope.density == density.density && brush === this.brush

    fun change(sprites: List<Posed>) {
        drawScope.draw(density, direction, canvas, size) {
            val before = painted
            val now = LinkedHashMap<Sprite, Painted>(sprites.size * 2)
            sprites.forEach { posed ->
                now[posed.sprite] =
                    before[posed.sprite]?.takeIf { it.posed == posed }
                        ?: Painted(posed, reach(posed, brush))
            }
            painted = now
            val changed =
                now.values.filter { before[it.posed.sprite] !== it } +
                    before.values.filter { now[it.posed.sprite] !== it }
            changed.map { it.reach.intersect(size.toRect()) }.apart().forEach { repaint(it) }
        }
    }

    private fun pixels(length: Float) = ceil(length).toInt().coerceAtLeast(1)

    private fun DrawScope.repaint(area: Rect) =
        clipRect(area.left, area.top, area.right, area.bottom) {
            drawRect(Color.Transparent, area.topLeft, area.size, blendMode = BlendMode.Clear)
            painted.values.forEach { if (it.reach.overlaps(area)) drawSprite(it.posed, brush) }
        }
}

/**
 * The same areas, with those that touch each other made one, and what that touches, too: in two
 * areas one piece would be painted in two parts, whose edges are smoothed otherwise.
 */
private fun List<Rect>.apart(): List<Rect> = filterNot(Rect::isEmpty).fold(emptyList(), ::joined)

private tailrec fun joined(apart: List<Rect>, next: Rect): List<Rect> {
    val (touching, others) = apart.partition { it.overlaps(next) }
    return if (touching.isEmpty()) others + next else joined(others, touching.fold(next, ::union))
}
