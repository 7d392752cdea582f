package fr.empile.desktop

import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.platform.Font
import fr.empile.ui.theme.Typefaces

/** Baloo 2 and Atkinson Hyperlegible, as bundled: the machine's own fonts are never asked. */
val bundledTypefaces: Typefaces =
    Typefaces(
        display =
            FontFamily(
                Font("fonts/Baloo2_600SemiBold.ttf", FontWeight.SemiBold),
                Font("fonts/Baloo2_700Bold.ttf", FontWeight.Bold),
            ),
        text =
            FontFamily(
                Font("fonts/AtkinsonHyperlegible_400Regular.ttf", FontWeight.Normal),
                Font("fonts/AtkinsonHyperlegible_700Bold.ttf", FontWeight.Bold),
            ),
    )
