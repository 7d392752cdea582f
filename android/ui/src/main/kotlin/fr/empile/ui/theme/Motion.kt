package fr.empile.ui.theme

import androidx.compose.runtime.staticCompositionLocalOf

/** How much moves. */
enum class Motion {
    /** Things travel, tumble and shake. */
    Full,
    /** Things fade from one place to the next. */
    Reduced,
    /** Everything is where it belongs at once: for pictures and tests. */
    Off,
}

val LocalMotion = staticCompositionLocalOf { Motion.Full }
