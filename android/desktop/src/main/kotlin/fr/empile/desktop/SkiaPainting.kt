package fr.empile.desktop

import androidx.compose.ui.graphics.asSkiaBitmap
import fr.empile.ui.scene.Painting
import org.jetbrains.skiko.GraphicsApi

/** Pictures and tests are painted by the processor, and so is a window where nothing else can. */
internal fun skiaPainting(isByProcessor: () -> Boolean = { true }) =
    Painting(isByProcessor) { it.asSkiaBitmap().setImmutable() }

internal fun GraphicsApi.isSoftware(): Boolean =
    this == GraphicsApi.SOFTWARE_FAST || this == GraphicsApi.SOFTWARE_COMPAT
