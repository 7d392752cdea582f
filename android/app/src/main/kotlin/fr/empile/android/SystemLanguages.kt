package fr.empile.android

import android.app.LocaleManager
import android.content.Context
import android.content.res.Resources
import android.os.Build
import android.os.LocaleList
import androidx.annotation.RequiresApi
import fr.empile.ui.settings.LanguageChoice

/** The language of the device, and the one that its settings keep for this app alone. */
class SystemLanguages(private val context: Context) {
    /** The device's own, whatever was chosen for the app. */
    fun own(): String {
        val locales =
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) manager().systemLocales
            else Resources.getSystem().configuration.locales
        return locales[0].toLanguageTag()
    }

    /** What the device's settings say of this app; nothing where they cannot. */
    fun chosen(): LanguageChoice? =
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU)
            choiceOf(manager().applicationLocales.toLanguageTags())
        else null

    /** Tells the device's settings what was chosen in the app. */
    fun choose(choice: LanguageChoice) {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU && chosen() != choice) {
            manager().applicationLocales = LocaleList.forLanguageTags(tagsOf(choice))
        }
    }

    @RequiresApi(Build.VERSION_CODES.TIRAMISU)
    private fun manager(): LocaleManager = context.getSystemService(LocaleManager::class.java)
}
