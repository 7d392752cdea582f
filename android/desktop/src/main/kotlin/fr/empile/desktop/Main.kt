package fr.empile.desktop

import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.WindowState
import androidx.compose.ui.window.application
import fr.empile.core.coreVersion
import fr.empile.ui.CoreVersion
import java.io.File
import kotlin.system.exitProcess

fun main(arguments: Array<String>) {
    val command = arguments.firstOrNull() ?: "window"
    when {
        command == "window" -> window()
        command == "tour" && arguments.size == 2 -> tour(File(arguments[1]))
        else -> {
            System.err.println("usage: empile [window | tour DIR]")
            exitProcess(1)
        }
    }
}

private fun window() = application {
    Window(
        onCloseRequest = ::exitApplication,
        title = "Empile",
        state = WindowState(width = 420.dp, height = 860.dp),
    ) {
        CoreVersion(coreVersion(), bundledTypography)
    }
}
