package fr.empile.ui.navigation

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.runtime.saveable.rememberSaveable

/** The way one came, home first. */
@Stable
class Navigator(way: List<Screen>) {
    private val stack = mutableStateListOf<Screen>().apply { addAll(way) }
    private val guards = mutableListOf<() -> Unit>()

    val current: Screen
        get() = stack.last()

    val way: List<Screen>
        get() = stack.toList()

    val canGoBack: Boolean
        get() = stack.size > 1

    fun goTo(screen: Screen) {
        stack += screen
    }

    /** Instead of the current screen: one does not come back to it. */
    fun replaceBy(screen: Screen) {
        stack[stack.lastIndex] = screen
    }

    /** Leaves the current screen. */
    fun back() {
        if (canGoBack) stack.removeAt(stack.lastIndex)
    }

    /**
     * The system's way back: a gesture, a button, a key. A screen that must not be left by accident
     * is asked.
     */
    fun systemBack() {
        guards.lastOrNull()?.invoke() ?: back()
    }

    fun home() {
        while (canGoBack) stack.removeAt(stack.lastIndex)
    }

    internal fun guard(onBack: () -> Unit): () -> Unit {
        guards += onBack
        return { guards -= onBack }
    }
}

/** As long as this is shown, the system's way back only calls [onBack]. */
@Composable
fun BackGuard(navigator: Navigator, onBack: () -> Unit) {
    val latest by rememberUpdatedState(onBack)
    DisposableEffect(navigator) {
        val lift = navigator.guard { latest() }
        onDispose { lift() }
    }
}

/** A navigator that survives rotation and the end of the process. */
@Composable
fun rememberNavigator(start: List<Screen>): Navigator =
    rememberSaveable(saver = navigatorSaver) { Navigator(start) }

private val navigatorSaver =
    listSaver<Navigator, String>(
        save = { navigator -> navigator.way.map(Screen::written) },
        restore = { lines -> Navigator(lines.map(::readScreen)) },
    )
