package fr.empile.ui.scene

import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.ImageBitmap

/** How pictures come onto this screen: the launcher knows. */
class Painting(
    /**
     * Does the processor paint? Then a board is kept as it is, and only what changed is painted
     * again. (A graphics card stamps hundreds of small pictures sooner than it takes in a large
     * one.) A window may find out late.
     */
    val isByProcessor: () -> Boolean = { false },
    /** This bitmap is finished. One that could still change would be copied for every frame. */
    val seal: (ImageBitmap) -> Unit = ImageBitmap::prepareToDraw,
)

internal val LocalPainting = staticCompositionLocalOf { Painting() }
