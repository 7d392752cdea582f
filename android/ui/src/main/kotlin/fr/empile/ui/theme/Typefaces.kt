package fr.empile.ui.theme

import androidx.compose.material3.Typography
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.LineHeightStyle
import androidx.compose.ui.unit.sp

/**
 * The two bundled faces: [display] for headings and numbers on pieces, [text] for everything else.
 * How a font file is loaded differs between Android and the desktop, so the launcher brings them.
 */
@Immutable class Typefaces(val display: FontFamily, val text: FontFamily)

val LocalTypefaces = staticCompositionLocalOf<Typefaces> { error("no typefaces") }

/** Is text so large that things side by side must go below each other? */
@Composable fun isTextLarge(): Boolean = LocalDensity.current.fontScale >= LARGE

private const val LARGE = 1.4f

/** Figures of one width, so that scores stand in columns. */
fun TextStyle.tabular(): TextStyle = copy(fontFeatureSettings = "tnum")

/** Six sizes: 13, 15, 17, 22, 28, 40. */
internal fun Typefaces.typography(): Typography =
    Typography(
        displayLarge = heading(40, FontWeight.Bold),
        displayMedium = heading(40, FontWeight.Bold),
        displaySmall = heading(28, FontWeight.Bold),
        headlineLarge = heading(28, FontWeight.Bold),
        headlineMedium = heading(28, FontWeight.Bold),
        headlineSmall = heading(22, FontWeight.Bold),
        titleLarge = heading(22, FontWeight.SemiBold),
        titleMedium = heading(17, FontWeight.SemiBold),
        titleSmall = heading(15, FontWeight.SemiBold),
        bodyLarge = body(17),
        bodyMedium = body(15),
        bodySmall = body(13),
        labelLarge = heading(17, FontWeight.SemiBold),
        labelMedium = body(15, FontWeight.Bold),
        labelSmall = body(13, FontWeight.Bold),
    )

/** Baloo's own line is much higher than its letters. */
private fun Typefaces.heading(size: Int, weight: FontWeight) =
    TextStyle(
        fontFamily = display,
        fontWeight = weight,
        fontSize = size.sp,
        lineHeight = (size * 1.2f).sp,
        lineHeightStyle = centred,
    )

private fun Typefaces.body(size: Int, weight: FontWeight = FontWeight.Normal) =
    TextStyle(
        fontFamily = text,
        fontWeight = weight,
        fontSize = size.sp,
        lineHeight = (size * 1.35f).sp,
        lineHeightStyle = centred,
    )

private val centred =
    LineHeightStyle(LineHeightStyle.Alignment.Center, LineHeightStyle.Trim.None)
