package fr.empile.android

import fr.empile.ui.settings.LanguageChoice

/** The app's choice, from the tags that the system keeps for the app; none is the system's own. */
fun choiceOf(languageTags: String): LanguageChoice {
    val language = languageTags.substringBefore(',').substringBefore('-').lowercase()
    return LanguageChoice.entries.find { it.tag == language } ?: LanguageChoice.System
}

/** The tags that the system is to keep for the app. */
fun tagsOf(choice: LanguageChoice): String = choice.tag.orEmpty()
