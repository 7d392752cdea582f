package fr.empile.android

import android.content.Context
import android.graphics.Bitmap.CompressFormat
import android.net.Uri
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.asAndroidBitmap
import fr.empile.core.FileKind
import fr.empile.ui.core.Doorstep
import fr.empile.ui.core.FileError
import fr.empile.ui.core.LateAnswer
import java.io.IOException
import java.io.OutputStream
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.completeWith
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/**
 * Files that the user chose in the system's pickers. A picker's answer may come to another activity
 * than the one that asked: what is to be written waits here, and is written all the same.
 */
class Documents(private val context: Context, private val scope: CoroutineScope) {
    private val resolver = context.contentResolver

    private class Saving(val content: String) {
        val done = CompletableDeferred<Boolean>()
    }

    private var saving: Saving? = null
    private var opening: CompletableDeferred<Uri?>? = null

    val doorstep = Doorstep()

    /** Writes [content] where [ask] leads to. */
    suspend fun save(content: String, ask: () -> Unit): Boolean {
        val begun = Saving(content)
        saving = begun
        ask()
        return begun.done.await()
    }

    /** Reads what [ask] leads to. */
    suspend fun open(ask: () -> Unit): String? {
        val answer = CompletableDeferred<Uri?>()
        opening = answer
        ask()
        return answer.await()?.let { read(it) }
    }

    /** The place to write to; nothing if the user thought better of it. */
    fun created(kind: FileKind, uri: Uri?) {
        val waiting = saving
        saving = null
        when {
            uri == null -> waiting?.done?.complete(false)
            waiting == null -> doorstep.lay(LateAnswer.Place(kind) { write(uri, it) })
            else ->
                scope.launch {
                    waiting.done.completeWith(
                        runCatching {
                            write(uri, waiting.content)
                            true
                        }
                    )
                }
        }
    }

    /** The file to read; nothing if the user thought better of it. */
    fun opened(uri: Uri?) {
        val waiting = opening
        opening = null
        when {
            waiting != null -> waiting.complete(uri)
            uri != null -> doorstep.lay(LateAnswer.Chosen { read(uri) })
        }
    }

    /** A file that another app opened with this one. */
    fun handed(uri: Uri) = doorstep.hand { read(uri) }

    /** Lends a file to whichever app the user chooses. */
    suspend fun share(name: String, content: String) =
        share(name) { it.write(content.toByteArray()) }

    /** The same of a picture. */
    suspend fun share(name: String, picture: ImageBitmap) =
        share(name) { stream ->
            val isWritten = picture.asAndroidBitmap().compress(CompressFormat.PNG, LOSSLESS, stream)
            if (!isWritten) throw IOException("the picture cannot be written")
        }

    private suspend fun share(name: String, write: (OutputStream) -> Unit) {
        val lent = withContext(Dispatchers.IO) { orError { lend(context, name, write) } }
        context.startActivity(lent)
    }

    private suspend fun write(uri: Uri, content: String) =
        withContext(Dispatchers.IO) {
            orError {
                // Truncated first: the user may have chosen a longer file to write over.
                val stream = resolver.openOutputStream(uri, "wt").orMissing()
                stream.use { it.write(content.toByteArray()) }
            }
        }

    private suspend fun read(uri: Uri): String =
        withContext(Dispatchers.IO) {
            orError {
                resolver.openInputStream(uri).orMissing().use { it.readAll().decodeToString() }
            }
        }

    private fun <T : Any> T?.orMissing(): T = this ?: throw IOException("no such document")

    /** Other apps answer here, each with its own way to fail. */
    private fun <T> orError(work: () -> T): T =
        try {
            work()
        } catch (failed: IOException) {
            throw FileError(failed)
        } catch (refused: SecurityException) {
            throw FileError(refused)
        }

    private companion object {
        /** Pictures lose nothing at any quality. */
        const val LOSSLESS = 100
    }
}
