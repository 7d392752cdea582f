package fr.empile.ui.files

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.CopyInfo
import fr.empile.core.FileKind
import fr.empile.core.ImportSheet
import fr.empile.core.fileName
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.Core
import fr.empile.ui.core.FileDoor
import fr.empile.ui.core.FileError
import fr.empile.ui.core.LateAnswer

/** Files that leave and come in. Nothing is taken in before it was seen what that would do. */
@Stable
class FilesState(private val core: Core, private val calendar: Calendar) {
    var copies: List<CopyInfo> by mutableStateOf(emptyList())
        private set

    /** What taking the chosen file in would do. */
    var promise: ImportSheet? by mutableStateOf(null)
        private set

    /** What taking it in did. */
    var done: ImportSheet? by mutableStateOf(null)
        private set

    /** Something is being read or written. */
    var isBusy by mutableStateOf(false)
        private set

    /** A key of what went well last. */
    var success: String? by mutableStateOf(null)
        private set

    var error: String? by mutableStateOf(null)

    private var chosen: String? = null

    suspend fun load() = core.orError({ error = it }) { copies = core.ask { it.copies() } }

    /** Writes the log down as a file of this kind, where the user says. */
    suspend fun export(kind: FileKind, door: FileDoor) = busy {
        if (door.save(name(kind), content(kind))) success = "files-exported"
    }

    /** Offers the whole log to other apps. */
    suspend fun share(door: FileDoor) = busy {
        door.share(name(FileKind.LOG), content(FileKind.LOG))
    }

    suspend fun choose(door: FileDoor) = busy { door.open()?.let { preview(it) } }

    /**
     * The user's answer to what another process had asked: it is done as if it had been asked now.
     */
    suspend fun take(answer: LateAnswer) = busy {
        when (answer) {
            is LateAnswer.Chosen -> preview(answer.read())
            is LateAnswer.Place -> {
                answer.write(content(answer.kind))
                success = "files-exported"
            }
        }
    }

    private suspend fun preview(text: String) {
        forget()
        promise = core.ask { it.previewImport(text, calendar.offsetMinutes()) }
        chosen = text
    }

    private suspend fun name(kind: FileKind): String {
        val (year, month, day) = calendar.date(calendar.now())
        return core.ask { fileName(kind, year, month.toUByte(), day.toUByte()) }
    }

    private suspend fun content(kind: FileKind): String = core.ask {
        when (kind) {
            FileKind.LOG -> it.exportJson()
            FileKind.TABLE -> it.exportCsv()
        }
    }

    suspend fun takeIn() = busy {
        val text = chosen ?: return@busy
        done = core.ask { it.importFile(text, calendar.offsetMinutes()) }
        forget()
    }

    fun forget() {
        chosen = null
        promise = null
    }

    suspend fun copy() = busy {
        core.ask { it.copyNow() }
        copies = core.ask { it.copies() }
        success = "files-copied"
    }

    /** The copy that is about to be put back, once the question is answered. */
    var asked: CopyInfo? by mutableStateOf(null)

    suspend fun putBack(copy: CopyInfo) = busy {
        asked = null
        forget()
        core.ask { it.putBack(copy.id) }
        copies = core.ask { it.copies() }
        success = "files-was-put-back"
    }

    private suspend fun busy(work: suspend () -> Unit) {
        isBusy = true
        success = null
        done = null
        try {
            core.orError({ error = it }, work)
        } catch (failed: FileError) {
            error = core.texts["files-trouble"]
        }
        isBusy = false
    }
}
