package fr.empile.ui.texts

import androidx.compose.runtime.staticCompositionLocalOf
import fr.empile.core.Empile
import fr.empile.core.TextFact

/**
 * Every word of the app, from the core. A key without text gives the key, so that a fault shows.
 */
class Texts(
    val languageTag: String,
    private val plain: Map<String, String>,
    private val say: (String, List<TextFact>) -> String,
) {
    private val said = HashMap<Pair<String, List<TextFact>>, String>()

    /** A text without facts. */
    operator fun get(key: String): String = plain[key] ?: key

    /** A text that names facts: numbers and words. */
    fun say(key: String, vararg facts: Pair<String, Any>): String {
        val named = facts.map { (name, value) -> fact(name, value) }
        return said.getOrPut(key to named) { say(key, named) }
    }

    /** A number as this language writes it. */
    fun number(value: Any): String = say("number", "number" to value)

    /** What something is called, and what it is. */
    fun labelled(label: String, text: String): String =
        say("campaign-measure", "label" to label, "text" to text)

    private fun fact(name: String, value: Any): TextFact =
        when (value) {
            is Int -> TextFact.Number(name, value.toLong())
            is Long -> TextFact.Number(name, value)
            is UInt -> TextFact.Number(name, value.toLong())
            is UByte -> TextFact.Number(name, value.toLong())
            else -> TextFact.Word(name, value.toString())
        }

    companion object {
        /** Reads the texts of an open app; a call into the core. */
        fun of(empile: Empile): Texts =
            Texts(empile.languageTag(), empile.texts()) { key, facts ->
                try {
                    empile.say(key, facts)
                } catch (closed: IllegalStateException) {
                    // The last frame of a window in the former language: nobody reads it.
                    key
                }
            }
    }
}

val LocalTexts = staticCompositionLocalOf<Texts> { error("no texts") }
