package fr.empile.ui.texts

import fr.empile.core.Empile
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class TextsTest {
    private val sources =
        listOf("ui/src/main/kotlin", "desktop/src/main/kotlin")
            .flatMap { File(it).walk().filter { file -> file.extension == "kt" } }
            .associateWith { it.readText() }

    /** Keys as the sources name them: `texts["key"]`, `texts.say("key"` and `…Key` arguments. */
    private val asked =
        sources.values
            .flatMap { source ->
                Regex("""texts\??\s*(?:\[|\.say\(|\.get\()\s*"([^"]+)"""").findAll(source) +
                    Regex("""LocalTexts\.current(?:\[|\.say\()\s*"([^"]+)"""").findAll(source) +
                    Regex(""""(pile-poils-[a-z-]+)"""").findAll(source)
            }
            .map { it.groupValues[1] }
            .toSet()

    @Test
    fun `every text that a screen asks for exists in both languages`() {
        assertTrue("the sources are where they were", asked.size > 30)
        listOf("fr", "en").forEach { language ->
            Empile.openInMemory(language).use { empile ->
                val plain = empile.texts().keys
                // The name of a tool looks like a key, and is none.
                val names = empile.tools().map { it.slug }.toSet()
                val missing =
                    (asked - names).filterNot { key ->
                        if ('$' in key)
                            plain.any(Regex(key.replace(Regex("""\$\w+"""), ".+"))::matches)
                        else key in plain || empile.say(key, emptyList()) != key
                    }
                assertEquals("missing in $language", emptyList<String>(), missing)
            }
        }
    }

    @Test
    fun `no screen holds a text of its own`() {
        val literal = Regex("""Text\(\s*"""")
        val own = sources.filterValues(literal::containsMatchIn).keys.map { it.name }
        assertEquals(emptyList<String>(), own)
    }

    @Test
    fun `a key without text shows itself and facts are put in`() {
        Empile.openInMemory("fr").use { empile ->
            val texts = Texts.of(empile)
            assertEquals("no-such-key", texts["no-such-key"])
            assertEquals("2 victoires", texts.say("campaign-wins", "wins" to 2))
            assertEquals("1 victoire", texts.say("campaign-wins", "wins" to 1u))
        }
    }
}
