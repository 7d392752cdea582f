package fr.empile.android

import android.content.ActivityNotFoundException
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContracts
import fr.empile.ui.core.FileDoor
import fr.empile.ui.core.FileError
import fr.empile.ui.core.LateAnswer
import fr.empile.ui.files.FilesState

/** The system's pickers. They belong to an activity, so each one makes its own before it starts. */
class DocumentDoor(activity: ComponentActivity, private val documents: Documents) : FileDoor {
    /** One for each kind, so that an answer says what was asked even if nobody remembers. */
    private val creators =
        FilesState.extensions.associateWith { extension ->
            val contract = ActivityResultContracts.CreateDocument(mediaTypeOf(".$extension"))
            activity.registerForActivityResult(contract) { documents.created(extension, it) }
        }
    private val opener =
        activity.registerForActivityResult(
            ActivityResultContracts.OpenDocument(),
            documents::opened,
        )

    override suspend fun save(name: String, content: String): Boolean =
        documents.save(content) { creators.getValue(name.substringAfterLast('.')).show(name) }

    override suspend fun open(): String? = documents.open { opener.show(readableTypes) }

    override suspend fun lateAnswer(): LateAnswer = documents.late.receive()

    private fun <T> ActivityResultLauncher<T>.show(input: T) =
        try {
            launch(input)
        } catch (none: ActivityNotFoundException) {
            throw FileError(none)
        }
}
