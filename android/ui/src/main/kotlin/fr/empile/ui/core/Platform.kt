package fr.empile.ui.core

import androidx.compose.ui.graphics.ImageBitmap
import fr.empile.core.FileKind
import kotlinx.coroutines.awaitCancellation

/** Days and hours, as the device's owner writes them. */
interface Calendar {
    fun now(): Long

    /** A day in words, from milliseconds since 1970. */
    fun day(millis: Long, languageTag: String): String

    /** A day as three numbers, year first. */
    fun date(millis: Long): Triple<Int, Int, Int>

    /** The middle of a day, in milliseconds since 1970. */
    fun noon(year: Int, month: Int, day: Int): Long

    /** A month and its year in words. */
    fun month(year: Int, month: Int, languageTag: String): String

    /** The days of a week as short as they are written, Monday first. */
    fun weekdays(languageTag: String): List<String>

    /** How far local time is ahead of UTC. */
    fun offsetMinutes(): Int
}

/** Files that leave and come in: the system asks its user which. Both may fail with [FileError]. */
interface FileDoor {
    /** True once it is written; false if the user thought better of it. */
    suspend fun save(name: String, content: String): Boolean

    /** What the file says; nothing if the user thought better of it. */
    suspend fun open(): String?

    /**
     * Waits for an answer to something that was asked before the process ended, or that nobody
     * asked: a file that was handed in.
     */
    suspend fun lateAnswer(): LateAnswer = awaitCancellation()

    /** Waits until the app was opened with a file, which then comes as a [lateAnswer]. */
    suspend fun handedIn(): Unit = awaitCancellation()

    /** Can a file be handed on to another app, such as a mail? */
    val canShare: Boolean
        get() = false

    /** Offers a file to other apps; which of them takes it is the user's affair. */
    suspend fun share(name: String, content: String) = Unit

    /**
     * Hands a picture on, and nothing but the picture: to another app where the system has such a
     * way, else to a place that the user says.
     */
    suspend fun handOn(name: String, picture: ImageBitmap) = Unit
}

/** The user chose a file, but whoever asked for it is gone. */
sealed interface LateAnswer {
    /** A file to take in. */
    class Chosen(val read: suspend () -> String) : LateAnswer

    /** A place for a file of this kind. */
    class Place(val kind: FileKind, val write: suspend (String) -> Unit) : LateAnswer
}

/** The file that was chosen could not be read or written. */
class FileError(cause: Throwable) : Exception(cause)

/** For pictures and tests: nothing leaves and nothing comes in. */
object ClosedDoor : FileDoor {
    override suspend fun save(name: String, content: String) = false

    override suspend fun open(): String? = null
}
