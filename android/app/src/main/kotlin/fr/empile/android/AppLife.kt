package fr.empile.android

import android.app.Application
import androidx.lifecycle.AndroidViewModel
import androidx.lifecycle.viewModelScope
import fr.empile.core.Empile
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.Launch
import fr.empile.ui.home.HomeState
import fr.empile.ui.settings.Preferences
import java.io.File
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch

/**
 * What outlives a turned screen: the open log, the choices, a file that is just being written.
 *
 * A view model and not an application class: after a restored backup the system may go on with a
 * process that has none.
 */
class AppLife
@JvmOverloads
constructor(
    application: Application,
    val calendar: Calendar = DeviceCalendar(),
    /** Opens it, to speak this language. */
    openLog: (languageTag: String) -> Empile = {
        Empile.open(logFile(application.filesDir).path, it)
    },
) : AndroidViewModel(application) {
    private val thread = Dispatchers.IO.limitedParallelism(1)

    private val settings = StoredSettings(application)

    val languages = SystemLanguages(application, settings)

    val preferences = Preferences(settings)

    val launch =
        Launch(
            languages.own(),
            thread,
            prepare = { HomeState.of(it).prepare() },
            openLog = openLog,
        )

    val documents = Documents(application, viewModelScope)

    val speaker = Speaker()

    override fun onCleared() {
        speaker.close()
        CoroutineScope(thread).launch { launch.close() }
    }
}

/** Alone in its folder, as the backup rules name it. */
private fun logFile(files: File): File {
    val folder = File(files, "log")
    folder.mkdirs()
    return File(folder, "empile.db")
}
