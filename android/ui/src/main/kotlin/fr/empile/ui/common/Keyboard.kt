package fr.empile.ui.common

import androidx.compose.foundation.border
import androidx.compose.foundation.focusable
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusDirection
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.focus.focusTarget
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.platform.LocalFocusManager
import androidx.compose.ui.unit.dp
import fr.empile.ui.theme.LocalColours

/** Arrows lead from one thing to the next, where nothing closer wants them. */
@Composable
internal fun Modifier.arrowsMoveFocus(): Modifier {
    val focus = LocalFocusManager.current
    val nowhere = remember { FocusRequester() }
    var isNowhere by remember { mutableStateOf(false) }
    var isSomewhere by remember { mutableStateOf(false) }
    // A key reaches only where the focus is: on the screen itself, if nothing on it has it.
    LaunchedEffect(isSomewhere) { if (!isSomewhere) nowhere.requestFocus() }
    return onKeyEvent { event ->
            val next = arrows[event.key]
            event.type == KeyEventType.KeyDown &&
                next != null &&
                focus.moveFocus(if (isNowhere) FocusDirection.Enter else next)
        }
        .focusRequester(nowhere)
        .onFocusChanged {
            isNowhere = it.isFocused
            isSomewhere = it.hasFocus
        }
        .focusTarget()
}

private val arrows =
    mapOf(
        Key.DirectionUp to FocusDirection.Up,
        Key.DirectionDown to FocusDirection.Down,
        Key.DirectionLeft to FocusDirection.Left,
        Key.DirectionRight to FocusDirection.Right,
    )

/** Can be reached by keyboard, and done with Enter or the space bar; a ring shows where one is. */
@Composable
internal fun Modifier.pressable(onPress: () -> Unit): Modifier {
    var isFocused by remember { mutableStateOf(false) }
    val ring =
        if (isFocused)
            Modifier.border(3.dp, LocalColours.current.primary, MaterialTheme.shapes.small)
        else Modifier
    return this.onFocusChanged { isFocused = it.isFocused }
        .onKeyEvent { event ->
            val isPress = event.key in presses
            if (isPress && event.type == KeyEventType.KeyUp) onPress()
            isPress
        }
        .focusable()
        .then(ring)
}

private val presses = setOf(Key.Enter, Key.NumPadEnter, Key.Spacebar)
