package fr.empile.android

import android.content.ActivityNotFoundException
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.ui.graphics.ImageBitmap
import fr.empile.core.FileKind
import fr.empile.ui.core.FileDoor
import fr.empile.ui.core.FileError
import fr.empile.ui.core.LateAnswer

/** The system's pickers. They belong to an activity, so each one makes its own before it starts. */
class DocumentDoor(activity: ComponentActivity, private val documents: Documents) : FileDoor {
    /** One for each kind, so that an answer says what was asked even if nobody remembers. */
    private val creators =
        FileKind.entries.associate { kind ->
            val type = mediaTypeOf(kind)
            val contract = ActivityResultContracts.CreateDocument(type)
            type to activity.registerForActivityResult(contract) { documents.created(kind, it) }
        }
    private val opener =
        activity.registerForActivityResult(
            ActivityResultContracts.OpenDocument(),
            documents::opened,
        )

    override suspend fun save(name: String, content: String): Boolean =
        documents.save(content) { creators.getValue(mediaTypeOf(name)).show(name) }

    override suspend fun open(): String? = documents.open { opener.show(readableTypes) }

    override suspend fun lateAnswer(): LateAnswer = documents.doorstep.take()

    override suspend fun handedIn() = documents.doorstep.ring()

    override val canShare = true

    override suspend fun share(name: String, content: String) = documents.share(name, content)

    override suspend fun handOn(name: String, picture: ImageBitmap) = documents.share(name, picture)

    private fun <T> ActivityResultLauncher<T>.show(input: T) =
        try {
            launch(input)
        } catch (none: ActivityNotFoundException) {
            throw FileError(none)
        }
}
