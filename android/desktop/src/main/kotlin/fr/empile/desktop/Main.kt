package fr.empile.desktop

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import fr.empile.core.Empile
import fr.empile.ui.EmpileApp
import fr.empile.ui.Surroundings
import fr.empile.ui.core.Doorstep
import fr.empile.ui.core.Launch
import fr.empile.ui.home.HomeState
import fr.empile.ui.settings.Preferences
import java.awt.Dimension
import java.io.File
import java.util.Locale
import kotlin.concurrent.thread
import kotlin.system.exitProcess
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runBlocking

fun main(arguments: Array<String>) {
    nameWindows()
    val command = arguments.firstOrNull() ?: "window"
    when {
        command == "window" && arguments.size <= 2 -> window(arguments.getOrNull(1)?.let(::File))
        command == "tour" && arguments.size == 2 -> tour(File(arguments[1]))
        else -> {
            System.err.println("usage: empile [window [FILE] | tour DIR]")
            exitProcess(1)
        }
    }
}

/** With a file that is to be taken in, if there is one. */
internal fun window(handed: File? = null, onFullyDrawn: () -> Unit = {}) {
    val doorstep = Doorstep()
    handed?.let { doorstep.hand(it::read) }
    val log = logFile(System.getenv())
    val launch =
        Launch(
            Locale.getDefault().toLanguageTag(),
            Dispatchers.IO.limitedParallelism(1),
            prepare = { HomeState.of(it).prepare() },
        ) { language ->
            Empile.open(log.path, language)
        }
    val settings = DesktopSettings(File(log.absoluteFile.parentFile, "settings.properties"))
    val preferences = Preferences(settings)
    // The log is opened while the window is being made.
    thread(isDaemon = true) { runBlocking { launch.run(preferences.language.tag) } }
    DesktopSounds().use { sounds ->
        settings.use {
            openWindow(launch, preferences, sounds, doorstep) {
                sounds.prepare()
                onFullyDrawn()
            }
        }
    }
}

private fun openWindow(
    launch: Launch,
    preferences: Preferences,
    sounds: DesktopSounds,
    doorstep: Doorstep,
    onFullyDrawn: () -> Unit,
) {
    launch.use {
        application {
            val (escape, undo) = remember { WindowKey() to WindowKey() }
            Window(
                onCloseRequest = ::exitApplication,
                // As many windows as there are changes of it would each have their own size.
                state = rememberWindowState(width = 420.dp, height = 880.dp),
                title = launch.core?.texts?.get("app-name").orEmpty(),
                onKeyEvent = { it.isEscape && escape.pressed() || it.isUndo && undo.pressed() },
            ) {
                LaunchedEffect(window) { window.minimumSize = SMALLEST }
                val files = remember { DesktopFiles(window, doorstep) }
                Box(Modifier.fillMaxSize().takesDroppedFiles(doorstep)) {
                    EmpileApp(
                        launch,
                        Surroundings(
                            bundledTypefaces,
                            dark = isSystemInDarkTheme(),
                            calendar = DesktopCalendar(),
                            painting = remember { skiaPainting { window.renderApi.isSoftware() } },
                            preferences = preferences,
                            files = files,
                            backHandler = escape::Handler,
                            undoKey = undo::Handler,
                            onFullyDrawn = {
                                onFullyDrawn()
                                if (window.iconImages.isEmpty()) window.iconImages = appIcons()
                            },
                            onSound = sounds::play,
                            // As AWT stamps what it is told of.
                            pointerTime = System::currentTimeMillis,
                        ),
                    )
                }
            }
        }
    }
}

/** The smallest phone that every screen is drawn for. */
private val SMALLEST = Dimension(320, 480)

/** The log in the user's data directory, or the file that `EMPILE_DATA` names. */
internal fun logFile(environment: Map<String, String>): File {
    val file =
        environment["EMPILE_DATA"]?.let(::File)
            ?: File(dataDirectory(environment), "empile/empile.db")
    file.absoluteFile.parentFile.mkdirs()
    return file
}

private fun dataDirectory(environment: Map<String, String>): File =
    environment["XDG_DATA_HOME"]?.takeIf(String::isNotEmpty)?.let(::File)
        ?: File(System.getProperty("user.home"), ".local/share")
