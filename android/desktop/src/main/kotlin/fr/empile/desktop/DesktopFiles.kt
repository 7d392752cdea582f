package fr.empile.desktop

import fr.empile.ui.core.FileDoor
import fr.empile.ui.core.FileError
import java.awt.EventQueue
import java.awt.FileDialog
import java.awt.Frame
import java.io.File
import java.io.IOException
import kotlin.coroutines.resume
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlinx.coroutines.withContext

/** The system's own dialogs. */
class DesktopFiles(private val window: Frame) : FileDoor {
    override suspend fun save(name: String, content: String): Boolean {
        val file = ask(FileDialog.SAVE, name) ?: return false
        withContext(Dispatchers.IO) { orError { file.writeText(content) } }
        return true
    }

    override suspend fun open(): String? {
        val file = ask(FileDialog.LOAD, name = null) ?: return null
        return withContext(Dispatchers.IO) { orError { file.readText() } }
    }

    /**
     * A dialog runs the window's events itself until it is answered. Begun from within a coroutine
     * of the window it would have Compose run other coroutines inside this one, and the app would
     * end: so it begins when the window is done with this one.
     */
    private suspend fun ask(mode: Int, name: String?): File? =
        suspendCancellableCoroutine { asked ->
            EventQueue.invokeLater {
                val dialog = FileDialog(window, window.title, mode)
                asked.invokeOnCancellation { EventQueue.invokeLater(dialog::dispose) }
                dialog.file = name
                dialog.isVisible = true
                if (asked.isActive) asked.resume(dialog.files.singleOrNull())
            }
        }

    private fun <T> orError(work: () -> T): T =
        try {
            work()
        } catch (failed: IOException) {
            throw FileError(failed)
        }
}
