package fr.empile.ui.files

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.CopyInfo
import fr.empile.core.FileKind
import fr.empile.core.ImportSheet
import fr.empile.core.LogPartInfo
import fr.empile.core.fileName
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.Core
import fr.empile.ui.core.FileDoor
import fr.empile.ui.core.FileError
import fr.empile.ui.core.LateAnswer

/** Which part of the log, by its id: everything, if neither is said. */
data class PartChoice(val campaign: String? = null, val evening: String? = null) {
    val isEverything: Boolean
        get() = campaign == null && evening == null

    fun isOf(part: LogPartInfo) = campaign == part.campaign && evening == part.evening
}

/** Files that leave and come in. Nothing is taken in before it was seen what that would do. */
@Stable
class FilesState(private val core: Core, private val calendar: Calendar) {
    var copies: List<CopyInfo> by mutableStateOf(emptyList())
        private set

    /** What can be sent alone. */
    var parts: List<LogPartInfo> by mutableStateOf(emptyList())
        private set

    /** Which of them is sent, by its ids: everything while nothing is chosen. */
    var part: PartChoice by mutableStateOf(PartChoice())

    /** Whoever is new and has the name of somebody here is that person. */
    var byName by mutableStateOf(true)
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

    suspend fun load() =
        core.orError({ error = it }) {
            val (kept, known) = core.ask { it.copies() to it.logParts() }
            copies = kept
            parts = known
            if (known.none(part::isOf)) part = PartChoice()
        }

    /** Writes the log down as a file of this kind, where the user says. */
    suspend fun export(kind: FileKind, door: FileDoor) = busy {
        if (door.save(name(kind), content(kind))) success = "files-exported"
    }

    /** Offers what was chosen to other apps. */
    suspend fun share(door: FileDoor) = busy {
        door.share(name(FileKind.LOG), content(FileKind.LOG))
    }

    suspend fun choose(door: FileDoor) = busy { door.open()?.let { look(it) } }

    /**
     * The user's answer to what another process had asked: it is done as if it had been asked now.
     */
    suspend fun take(answer: LateAnswer) = busy {
        when (answer) {
            is LateAnswer.Chosen -> look(answer.read())
            is LateAnswer.Place -> {
                answer.write(content(answer.kind))
                success = "files-exported"
            }
        }
    }

    /** Sees what a file that was just chosen would do. */
    private suspend fun look(text: String) {
        forget()
        byName = true
        promise = preview(text, byName)
        chosen = text
    }

    private suspend fun preview(text: String, byName: Boolean) = core.ask {
        it.previewImport(text, calendar.offsetMinutes(), byName)
    }

    /** Says whether the same name means the same person, and what would happen then. */
    suspend fun takeByName(isOn: Boolean) = busy {
        val text = chosen ?: return@busy
        promise = preview(text, isOn)
        byName = isOn
    }

    private suspend fun name(kind: FileKind): String {
        val (year, month, day) = calendar.date(calendar.now())
        return core.ask { fileName(kind, year, month.toUByte(), day.toUByte()) }
    }

    private suspend fun content(kind: FileKind): String = core.ask {
        when (kind) {
            FileKind.LOG -> it.exportPart(part.campaign, part.evening)
            FileKind.TABLE -> it.exportCsv()
        }
    }

    suspend fun takeIn() = busy {
        val text = chosen ?: return@busy
        done = core.ask { it.importFile(text, calendar.offsetMinutes(), byName) }
        forget()
        load()
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
        load()
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
