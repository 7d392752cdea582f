package fr.empile.desktop

import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asSkiaBitmap
import fr.empile.ui.core.Doorstep
import fr.empile.ui.core.FileDoor
import fr.empile.ui.core.FileError
import fr.empile.ui.core.LateAnswer
import java.awt.EventQueue
import java.awt.FileDialog
import java.awt.Frame
import java.io.File
import java.io.IOException
import kotlin.coroutines.resume
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlinx.coroutines.withContext
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image

/** The system's own dialogs. */
class DesktopFiles(private val window: Frame, private val doorstep: Doorstep) : FileDoor {
    override suspend fun save(name: String, content: String): Boolean {
        val file = ask(FileDialog.SAVE, name) ?: return false
        withContext(Dispatchers.IO) { orError { file.writeText(content) } }
        return true
    }

    override suspend fun open(): String? {
        val file = ask(FileDialog.LOAD, name = null) ?: return null
        return file.read()
    }

    override suspend fun handOn(name: String, picture: ImageBitmap) {
        val file = ask(FileDialog.SAVE, name) ?: return
        withContext(Dispatchers.IO) { orError { file.writeBytes(picture.png()) } }
    }

    override suspend fun lateAnswer(): LateAnswer = doorstep.take()

    override suspend fun handedIn() = doorstep.ring()

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
                if (asked.isActive) asked.resume(dialog.chosen())
            }
        }
}

/**
 * Also a name that was written; [FileDialog.getFiles] may know only what was chosen in its list.
 */
private fun FileDialog.chosen(): File? = file?.let { File(directory, it) }

internal suspend fun File.read(): String = withContext(Dispatchers.IO) { orError { readText() } }

/** The picture as a file has it. */
internal fun ImageBitmap.png(): ByteArray =
    Image.makeFromBitmap(asSkiaBitmap()).encodeToData(EncodedImageFormat.PNG)?.bytes
        ?: throw IOException("the picture cannot be written")

private fun <T> orError(work: () -> T): T =
    try {
        work()
    } catch (failed: IOException) {
        throw FileError(failed)
    }
