package fr.empile.android

import android.app.LocaleManager
import android.os.LocaleList
import androidx.test.ext.junit.runners.AndroidJUnit4
import fr.empile.ui.settings.LanguageChoice
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The device speaks a language, its settings may say another for this app, and so may the app. */
@RunWith(AndroidJUnit4::class)
class LanguageTest : Device() {
    private val locales: LocaleManager
        get() = context.getSystemService(LocaleManager::class.java)

    private fun chooseInTheSystem(tag: String) {
        locales.applicationLocales = LocaleList.forLanguageTags(tag)
        RuntimeEnvironment.setQualifiers("+en-rUS")
        recreate()
    }

    private fun untilSaid(words: String) = until("« $words »") { words in words() }

    @Test
    fun aLanguageChosenInTheAppIsToldToTheSystem() {
        start()
        touch("settings")
        touch("choose-English")
        untilSaid("Settings")
        assertEquals("en", locales.applicationLocales.toLanguageTags())
        touch("choose-French")
        untilSaid("Réglages")
        assertEquals("fr", locales.applicationLocales.toLanguageTags())
    }

    @Test
    fun aLanguageChosenInTheSystemIsTheApps() {
        start()
        touch("settings")
        chooseInTheSystem("en")
        untilSaid("Settings")
        assertEquals(LanguageChoice.English, life.preferences.language)
        chooseInTheSystem("")
        until("what the system says of everything") {
            life.preferences.language == LanguageChoice.System
        }
    }

    @Test
    @Config(sdk = [Config.ALL_SDKS])
    fun theDevicesOwnLanguageChanges() {
        start()
        waitFor("new-match")
        RuntimeEnvironment.setQualifiers("+en-rUS")
        recreate()
        untilSaid("New match")
        RuntimeEnvironment.setQualifiers("+fr-rFR")
        recreate()
        untilSaid("Nouvelle partie")
    }

    @Test
    fun itChangesAtATableInTheMidstOfAMatch() {
        start()
        startMatch("Laureline", "Félix")
        roll()
        val inFrench = board()
        val tags = tags().toSet()
        chooseInTheSystem("en")
        until("English") { board().isNotEmpty() && board().none(inFrench::contains) }
        assertEquals("the same board", tags, tags().toSet())
    }

    /** Up to Android 12 only the app knows of the choice; then the device's system is renewed. */
    @Test
    fun aChoiceFromBeforeAnUpgradeOfTheSystemHolds() {
        val settings = context.getSharedPreferences("settings", 0)
        settings.edit().putString("language", LanguageChoice.English.name).commit()
        start()
        untilSaid("New match")
        assertEquals(LanguageChoice.English, life.preferences.language)
        assertEquals("en", locales.applicationLocales.toLanguageTags())
        chooseInTheSystem("")
        until("taken back in the system") { life.preferences.language == LanguageChoice.System }
    }

    @Test
    @Config(sdk = [Config.ALL_SDKS])
    fun aChoiceIsKept() {
        start()
        touch("settings")
        touch("choose-English")
        untilSaid("Settings")
        forgetAndReturn()
        untilSaid("Settings")
        assertEquals(LanguageChoice.English, life.preferences.language)
    }
}
