package fr.empile.ui.theme

import androidx.compose.material3.ColorScheme
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.lerp
import fr.empile.core.Palette

/** The core's palette in Compose's words. */
@Immutable
class Colours(palette: Palette, val isDark: Boolean) {
    /** Every colour role by its number in scenes. */
    val inks: List<Color> = palette.inks.map(::colour)
    /** The colours that players have. */
    val seats: List<Color> = palette.seats.map(::colour)
    val surface = colour(palette.surface)
    val raised = colour(palette.raised)
    val text = colour(palette.text)
    val softText = colour(palette.softText)
    val primary = colour(palette.primary)
    val onPrimary = colour(palette.onPrimary)
    val accent = colour(palette.accent)
    val onAccent = colour(palette.onAccent)
    val success = colour(palette.success)
    val danger = colour(palette.danger)
    val onDanger = colour(palette.onDanger)
    val outline = colour(palette.outline)
    /** A hint of the primary colour, for what is chosen. */
    val chosen = lerp(raised, primary, CHOSEN_TINT)
    /** A hint of honey, for who leads. */
    val honeyed = lerp(raised, accent, HONEY_TINT)
}

val LocalColours = staticCompositionLocalOf<Colours> { error("no colours") }

private const val CHOSEN_TINT = 0.12f
private const val HONEY_TINT = 0.22f

private fun colour(argb: UInt) = Color(argb.toInt())

internal fun Colours.scheme(): ColorScheme {
    val basis = if (isDark) darkColorScheme() else lightColorScheme()
    return basis.copy(
        primary = primary,
        onPrimary = onPrimary,
        primaryContainer = chosen,
        onPrimaryContainer = text,
        secondary = accent,
        onSecondary = onAccent,
        secondaryContainer = honeyed,
        onSecondaryContainer = text,
        tertiary = success,
        background = surface,
        onBackground = text,
        surface = surface,
        onSurface = text,
        surfaceVariant = raised,
        onSurfaceVariant = softText,
        surfaceTint = primary,
        inverseSurface = text,
        inverseOnSurface = surface,
        error = danger,
        onError = onDanger,
        outline = softText,
        outlineVariant = outline,
        surfaceContainerLowest = raised,
        surfaceContainerLow = raised,
        surfaceContainer = raised,
        surfaceContainerHigh = raised,
        surfaceContainerHighest = raised,
    )
}
