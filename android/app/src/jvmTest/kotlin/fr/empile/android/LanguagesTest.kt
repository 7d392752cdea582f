package fr.empile.android

import fr.empile.ui.settings.LanguageChoice
import org.junit.Assert.assertEquals
import org.junit.Test

class LanguagesTest {
    @Test
    fun `what the system keeps for the app is one of its languages or the system's own`() {
        assertEquals(LanguageChoice.French, choiceOf("fr"))
        assertEquals(LanguageChoice.French, choiceOf("fr-CA,en-GB"))
        assertEquals(LanguageChoice.English, choiceOf("en-US"))
        assertEquals(LanguageChoice.System, choiceOf(""))
        assertEquals(LanguageChoice.System, choiceOf("de-DE"))
        assertEquals(LanguageChoice.System, choiceOf("fro"))
    }

    @Test
    fun `every choice comes back as it was handed over`() {
        LanguageChoice.entries.forEach { assertEquals(it, choiceOf(tagsOf(it))) }
    }
}
