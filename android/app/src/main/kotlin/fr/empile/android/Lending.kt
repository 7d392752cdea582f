package fr.empile.android

import android.content.ClipData
import android.content.Context
import android.content.Intent
import androidx.core.content.FileProvider
import java.io.File
import java.io.OutputStream

/** The folder that res/xml/lent_files.xml names. The system clears it up when it needs room. */
private const val LENT = "lent"

/**
 * Puts a file where other apps may read it, that one alone, and asks the user which. The one that
 * was lent before is gone.
 */
fun lend(context: Context, name: String, write: (OutputStream) -> Unit): Intent {
    val folder = File(context.cacheDir, LENT)
    folder.deleteRecursively()
    folder.mkdirs()
    val file = File(folder, name)
    file.outputStream().use(write)
    val uri = FileProvider.getUriForFile(context, "${context.packageName}.lent", file)
    val send =
        Intent(Intent.ACTION_SEND)
            .setType(mediaTypeOf(name))
            .putExtra(Intent.EXTRA_STREAM, uri)
            .putExtra(Intent.EXTRA_TITLE, name)
            .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
    send.clipData = ClipData.newRawUri(name, uri)
    return Intent.createChooser(send, null).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK)
}
