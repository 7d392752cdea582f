package fr.empile.android

import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import androidx.activity.ComponentActivity
import androidx.activity.result.ActivityResultLauncher
import androidx.activity.result.contract.ActivityResultContracts
import fr.empile.ui.core.FileDoor
import fr.empile.ui.core.FileError

/** The system's pickers. They belong to an activity, so each one makes its own before it starts. */
class DocumentDoor(activity: ComponentActivity, private val documents: Documents) : FileDoor {
    private val creator = activity.registerForActivityResult(CreateNamed, documents::created)
    private val opener =
        activity.registerForActivityResult(
            ActivityResultContracts.OpenDocument(),
            documents::opened,
        )

    override suspend fun save(name: String, content: String): Boolean =
        documents.save(content) { creator.show(name) }

    override suspend fun open(): String? = documents.open { opener.show(readableTypes) }

    private fun <T> ActivityResultLauncher<T>.show(input: T) =
        try {
            launch(input)
        } catch (none: ActivityNotFoundException) {
            throw FileError(none)
        }

    private object CreateNamed : ActivityResultContracts.CreateDocument("*/*") {
        override fun createIntent(context: Context, input: String): Intent =
            super.createIntent(context, input).setType(mediaTypeOf(input))
    }
}
