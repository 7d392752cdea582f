package fr.empile.desktop

import androidx.compose.material3.Typography
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.platform.Font

private val baloo =
    FontFamily(
        Font("fonts/Baloo2_600SemiBold.ttf", FontWeight.SemiBold),
        Font("fonts/Baloo2_700Bold.ttf", FontWeight.Bold),
    )

private val atkinson =
    FontFamily(
        Font("fonts/AtkinsonHyperlegible_400Regular.ttf", FontWeight.Normal),
        Font("fonts/AtkinsonHyperlegible_700Bold.ttf", FontWeight.Bold),
    )

/** Titles in Baloo 2, text in Atkinson Hyperlegible: the machine's own fonts are never asked. */
val bundledTypography: Typography =
    Typography().run {
        copy(
            headlineMedium =
                headlineMedium.copy(fontFamily = baloo, fontWeight = FontWeight.SemiBold),
            bodyLarge = bodyLarge.copy(fontFamily = atkinson),
        )
    }
