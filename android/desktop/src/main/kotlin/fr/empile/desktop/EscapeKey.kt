package fr.empile.desktop

import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect

/** The way back by keyboard. */
class EscapeKey {
    private var goBack: (() -> Unit)? = null

    @Composable
    fun Handler(enabled: Boolean, onBack: () -> Unit) {
        SideEffect { goBack = onBack.takeIf { enabled } }
    }

    /** True if it meant something. */
    fun pressed(): Boolean = goBack?.invoke() != null
}
