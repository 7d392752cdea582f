package fr.empile.android

import android.content.Context
import androidx.core.content.edit
import fr.empile.ui.settings.SettingsStore

/** Choices in the system's own store, which writes in the background. */
class StoredSettings(context: Context) : SettingsStore {
    private val kept = context.getSharedPreferences("settings", Context.MODE_PRIVATE)

    override fun read(key: String): String? = kept.getString(key, null)

    override fun write(key: String, value: String) = kept.edit { putString(key, value) }
}
