package fr.empile.android

import android.content.ContentResolver
import android.net.Uri
import fr.empile.ui.core.FileError
import fr.empile.ui.core.LateAnswer
import java.io.IOException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.channels.Channel
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

    /** Answers to what another process had asked. */
    val late = Channel<LateAnswer>(Channel.UNLIMITED)

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
    fun created(extension: String, uri: Uri?) {
        val waiting = saving
        saving = null
        when {
            uri == null -> waiting?.done?.complete(false)
            waiting == null -> late.trySend(LateAnswer.Place(extension) { write(uri, it) })
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
            uri != null -> late.trySend(LateAnswer.Chosen { read(uri) })
        }
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
                resolver.openInputStream(uri).orMissing().use { it.readBytes().decodeToString() }
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
}
