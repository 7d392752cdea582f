package fr.empile.ui.navigation

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.snapshots.SnapshotStateList

/** The way one came, home first. */
@Stable
class Navigator
private constructor(
    private val stack: SnapshotStateList<Screen>,
    private val guards: MutableList<() -> Unit>,
    private val place: Screen?,
) {
    constructor(
        way: List<Screen>
    ) : this(mutableStateListOf<Screen>().apply { addAll(way) }, mutableListOf(), place = null)

    val current: Screen
        get() = stack.last()

    val way: List<Screen>
        get() = stack.toList()

    val canGoBack: Boolean
        get() = stack.size > 1

    fun goTo(screen: Screen) {
        returnToPlace()
        stack += screen
    }

    /** Instead of the current screen: one does not come back to it. */
    fun replaceBy(screen: Screen) {
        returnToPlace()
        stack[stack.lastIndex] = screen
    }

    /** Leaves the current screen. */
    fun back() {
        returnToPlace()
        if (canGoBack) stack.removeAt(stack.lastIndex)
    }

    /** The same way, walked from a [list] on it: what lies beyond is left first. */
    fun from(list: Screen) = Navigator(stack, guards, list)

    /** Leaves what lies beyond the place that this is walked from. */
    fun returnToPlace() {
        val here = stack.lastIndexOf(place ?: return)
        if (here >= 0) stack.removeRange(here + 1, stack.size)
    }

    /** The list that one chose the current screen from, or that the current screen is. */
    val list: Screen?
        get() {
            val list = current.list ?: return current.takeIf { it.isList }
            return stack.lastOrNull { it.list != list }.takeIf { it == list }
        }

    /** Did one come to the current screen from its [list] itself? */
    val isFirstPage: Boolean
        get() = stack.getOrNull(stack.lastIndex - 1)?.let { it == list } == true

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

    /** At the table of another match, and never back to the one before. */
    fun beginAnew(match: String) {
        home()
        goTo(Screen.Table(match))
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
