package fr.empile.ui.theme

import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Shapes
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.unit.dp
import fr.empile.core.palette

/** The 8 dp grid. */
object Space {
    val half = 4.dp
    val one = 8.dp
    val two = 16.dp
    val three = 24.dp
    val four = 32.dp
    /** Nothing that can be touched is smaller. */
    val target = 48.dp
    /** Lines longer than this are hard to read. */
    val readable = 600.dp
    /** From here on, a page has two columns. */
    val twoColumns = 840.dp
    val twoColumnsReadable = 1080.dp
}

private val shapes =
    Shapes(
        extraSmall = RoundedCornerShape(8.dp),
        small = RoundedCornerShape(12.dp),
        medium = RoundedCornerShape(16.dp),
        large = RoundedCornerShape(16.dp),
        extraLarge = RoundedCornerShape(28.dp),
    )

/** Material with Empile's colours, letters and corners. */
@Composable
fun EmpileTheme(
    dark: Boolean,
    patterned: Boolean,
    typefaces: Typefaces,
    motion: Motion,
    content: @Composable () -> Unit,
) {
    val colours = remember(dark, patterned) { Colours(palette(dark, patterned), dark) }
    val scheme = remember(colours) { colours.scheme() }
    val typography = remember(typefaces) { typefaces.typography() }
    CompositionLocalProvider(
        LocalColours provides colours,
        LocalTypefaces provides typefaces,
        LocalMotion provides motion,
    ) {
        MaterialTheme(scheme, shapes, typography, content)
    }
}
