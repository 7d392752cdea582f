package fr.empile.ui.scene

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.platform.LocalFontFamilyResolver
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import fr.empile.core.ResultCard
import fr.empile.core.TableScene
import fr.empile.core.palette
import fr.empile.ui.theme.Colours
import fr.empile.ui.theme.LocalTypefaces
import fr.empile.ui.theme.Typefaces

/**
 * Paints the picture of a result, on nothing that is seen: by day and in its own size, whatever
 * screen it is asked from.
 */
class CardPainter
internal constructor(private val fonts: FontFamily.Resolver, private val typefaces: Typefaces) {
    fun paint(card: ResultCard): ImageBitmap {
        val density = Density(card.density, fontScale = 1f)
        val direction = LayoutDirection.Ltr
        val measurer = TextMeasurer(fonts, density, direction, cacheSize = 0)
        val colours = Colours(palette(dark = false, patterned = false), isDark = false)
        val brush = Brush(colours.inks, TextFitter(measurer, typefaces, density), Painting())
        val bitmap = ImageBitmap(card.width.toInt(), card.height.toInt())
        val size = Size(bitmap.width.toFloat(), bitmap.height.toFloat())
        CanvasDrawScope().draw(density, direction, Canvas(bitmap), size) {
            drawRect(colours.surface)
            drawScene(card.scene, card.scene.drawings(), brush)
        }
        return bitmap
    }
}

@Composable
fun rememberCardPainter(): CardPainter {
    val fonts = LocalFontFamilyResolver.current
    val typefaces = LocalTypefaces.current
    return remember(fonts, typefaces) { CardPainter(fonts, typefaces) }
}

internal fun TableScene.drawings(): Map<UInt, Drawing> = pictures.associate {
    it.number to Drawing(it)
}

/** Everything in its place and at its size. */
internal fun DrawScope.drawScene(scene: TableScene, drawings: Map<UInt, Drawing>, brush: Brush) {
    val dp = density
    scene.nodes.forEach { node ->
        val drawing = node.picture?.let(drawings::get)
        withTransform({
            translate(node.x * dp, node.y * dp)
            rotate(node.turn, Offset(node.width * dp / 2, node.height * dp / 2))
        }) {
            drawing?.draw(this, brush.inks)
            node.text?.let { drawNodeText(it, node, brush, hasPicture = drawing != null) }
        }
    }
}
