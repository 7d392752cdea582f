package fr.empile.desktop

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.isCtrlPressed
import androidx.compose.ui.input.key.isMetaPressed
import androidx.compose.ui.input.key.isShiftPressed
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type

/** A key of the whole window, and what it does for whatever is shown. */
class WindowKey {
    private val doing = mutableListOf<() -> Unit>()

    @Composable
    fun Handler(enabled: Boolean, onPress: () -> Unit) {
        val latest by rememberUpdatedState(onPress)
        DisposableEffect(enabled) {
            val press = { latest() }
            if (enabled) doing += press
            onDispose { doing -= press }
        }
    }

    /** True if it meant something. */
    fun pressed(): Boolean = doing.lastOrNull()?.invoke() != null
}

/** The system's way back. */
internal val KeyEvent.isEscape: Boolean
    get() = type == KeyEventType.KeyUp && key == Key.Escape

/** With Shift it means the contrary elsewhere, and nothing here. */
internal val KeyEvent.isUndo: Boolean
    get() =
        type == KeyEventType.KeyDown &&
            key == Key.Z &&
            (isCtrlPressed || isMetaPressed) &&
            !isShiftPressed
