package fr.empile.desktop

import fr.empile.ui.core.FileDoor
import fr.empile.ui.core.FileError
import java.awt.FileDialog
import java.awt.Frame
import java.io.File
import java.io.IOException
import kotlinx.coroutines.Dispatchers
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

    private fun ask(mode: Int, name: String?): File? {
        val dialog = FileDialog(window, window.title, mode)
        dialog.file = name
        dialog.isVisible = true
        return dialog.files.singleOrNull()
    }

    private fun <T> orError(work: () -> T): T =
        try {
            work()
        } catch (failed: IOException) {
            throw FileError(failed)
        }
}
