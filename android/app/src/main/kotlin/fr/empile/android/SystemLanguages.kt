package fr.empile.android

import android.app.LocaleManager
import android.content.Context
import android.content.res.Resources
import android.os.Build
import android.os.LocaleList
import androidx.annotation.RequiresApi
import fr.empile.ui.settings.LanguageChoice
import fr.empile.ui.settings.SettingsStore

/** The language of the device, and the one that its settings keep for this app alone. */
class SystemLanguages(private val context: Context, private val kept: SettingsStore) {
    /** The device's own, whatever was chosen for the app. */
    fun own(): String {
        val locales =
            if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) manager().systemLocales
            else Resources.getSystem().configuration.locales
        return locales[0].toLanguageTag()
    }

    /**
     * What holds when the app was left with [own]: what the device's settings say of it, since they
     * may have changed meanwhile. Settings that were never told of a choice know nothing better,
     * such as those of a device that could not keep one before its system was renewed.
     */
    fun agreeOn(own: LanguageChoice): LanguageChoice {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return own
        val theirs = theirs()
        return if (theirs == LanguageChoice.System && kept.read(TOLD) == null) own else theirs
    }

    /** Tells the device's settings what was chosen in the app. */
    fun choose(choice: LanguageChoice) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return
        kept.write(TOLD, true.toString())
        if (theirs() != choice) {
            manager().applicationLocales = LocaleList.forLanguageTags(tagsOf(choice))
        }
    }

    @RequiresApi(Build.VERSION_CODES.TIRAMISU)
    private fun theirs(): LanguageChoice = choiceOf(manager().applicationLocales.toLanguageTags())

    @RequiresApi(Build.VERSION_CODES.TIRAMISU)
    private fun manager(): LocaleManager = context.getSystemService(LocaleManager::class.java)

    private companion object {
        const val TOLD = "language-told"
    }
}
