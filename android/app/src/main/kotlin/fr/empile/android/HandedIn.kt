package fr.empile.android

import android.content.ContentResolver
import android.content.Intent
import android.net.Uri
import androidx.core.content.IntentCompat

/**
 * The file that another app opens or shares with this one, if it does. Nothing where the system
 * only repeats what the window was once opened with, and no path: another app could name one that
 * is not its own.
 */
fun Intent.handedIn(): Uri? {
    if (flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0) return null
    val uri =
        when (action) {
            Intent.ACTION_VIEW -> data
            Intent.ACTION_SEND ->
                IntentCompat.getParcelableExtra(this, Intent.EXTRA_STREAM, Uri::class.java)
            else -> null
        }
    return uri?.takeIf { it.scheme == ContentResolver.SCHEME_CONTENT }
}
