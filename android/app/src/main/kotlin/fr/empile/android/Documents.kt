package fr.empile.android

import android.content.ContentResolver
import android.net.Uri
import android.provider.DocumentsContract
import fr.empile.ui.core.FileError
import java.io.IOException
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
class Documents(private val resolver: ContentResolver, private val scope: CoroutineScope) {
    private class Saving(val content: String) {
        val done = CompletableDeferred<Boolean>()
    }

    private var saving: Saving? = null
    private var opening: CompletableDeferred<Uri?>? = null

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
        val uri = answer.await() ?: return null
        return withContext(Dispatchers.IO) { orError { read(uri) } }
    }

    /** The place to write to; nothing if the user thought better of it. */
    fun created(uri: Uri?) {
        val waiting = saving
        saving = null
        when {
            uri == null -> waiting?.done?.complete(false)
            // The process ended meanwhile: an empty file would look like an export.
            waiting == null -> scope.launch(Dispatchers.IO) { remove(uri) }
            else ->
                scope.launch(Dispatchers.IO) {
                    waiting.done.completeWith(
                        runCatching {
                            orError { write(uri, waiting.content) }
                            true
                        }
                    )
                }
        }
    }

    /** The file to read; nothing if the user thought better of it. */
    fun opened(uri: Uri?) {
        opening?.complete(uri)
        opening = null
    }

    private fun write(uri: Uri, content: String) =
        // Truncated first: the user may have chosen a longer file to write over.
        resolver.openOutputStream(uri, "wt").orMissing().use { it.write(content.toByteArray()) }

    private fun read(uri: Uri): String =
        resolver.openInputStream(uri).orMissing().use { it.readBytes().decodeToString() }

    private fun remove(uri: Uri) {
        runCatching { DocumentsContract.deleteDocument(resolver, uri) }
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
}
