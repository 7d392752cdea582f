package fr.empile.ui.navigation

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.runtime.saveable.rememberSaveable

/** Where one can be. What a screen shows is in the log; a match's screens keep only its id. */
sealed interface Screen {
    data object Home : Screen

    data object Players : Screen

    data object NewMatch : Screen

    data object Campaign : Screen

    data class Table(val match: String) : Screen

    data class Result(val match: String) : Screen
}

/** The way one came, home first. */
@Stable
class Navigator(way: List<Screen>) {
    private val stack = mutableStateListOf<Screen>().apply { addAll(way) }

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

    fun back() {
        if (canGoBack) stack.removeAt(stack.lastIndex)
    }

    fun home() {
        while (canGoBack) stack.removeAt(stack.lastIndex)
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

private fun Screen.written(): String =
    when (this) {
        Screen.Home -> "home"
        Screen.Players -> "players"
        Screen.NewMatch -> "new-match"
        Screen.Campaign -> "campaign"
        is Screen.Table -> "table $match"
        is Screen.Result -> "result $match"
    }

private fun readScreen(line: String): Screen {
    val word = line.substringBefore(' ')
    val match = line.substringAfter(' ', "")
    return when (word) {
        "players" -> Screen.Players
        "new-match" -> Screen.NewMatch
        "campaign" -> Screen.Campaign
        "table" -> Screen.Table(match)
        "result" -> Screen.Result(match)
        else -> Screen.Home
    }
}
