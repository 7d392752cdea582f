package fr.empile.android

import android.content.res.AssetManager
import androidx.compose.ui.text.font.Font
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import fr.empile.ui.theme.Typefaces

/** Baloo 2 and Atkinson Hyperlegible, as bundled: the device's own fonts are never asked. */
fun bundledTypefaces(assets: AssetManager): Typefaces =
    Typefaces(
        display =
            FontFamily(
                Font("Baloo2_600SemiBold.ttf", assets, FontWeight.SemiBold),
                Font("Baloo2_700Bold.ttf", assets, FontWeight.Bold),
            ),
        text =
            FontFamily(
                Font("AtkinsonHyperlegible_400Regular.ttf", assets, FontWeight.Normal),
                Font("AtkinsonHyperlegible_700Bold.ttf", assets, FontWeight.Bold),
            ),
    )
