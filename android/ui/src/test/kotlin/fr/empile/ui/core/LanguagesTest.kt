package fr.empile.ui.core

import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsConfiguration
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.SemanticsProperties.ContentDescription
import androidx.compose.ui.semantics.SemanticsProperties.PaneTitle
import androidx.compose.ui.semantics.SemanticsProperties.StateDescription
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.junit4.v2.createComposeRule
import fr.empile.core.Empile
import fr.empile.core.SceneNode
import fr.empile.desktop.stops
import fr.empile.showcase.Showcase
import fr.empile.showcase.devices
import fr.empile.ui.play.TouchScript
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test

/** Every screen and every board says all it has to say in either language, and in one only. */
class LanguagesTest {
    @get:Rule val rule = createComposeRule()

    private val tall = devices.single { it.name == "tall" }

    @Test
    fun `no word of a screen is missing, and none is English in French`() {
        val inFrench = Showcase("fr")
        val inEnglish = Showcase("en")
        val stops = mapOf("fr" to inFrench.stops(), "en" to inEnglish.stops())
        val names = inFrench.names()
        var shown by mutableStateOf("fr" to "home")
        rule.setContent { key(shown) { stops.getValue(shown.first).getValue(shown.second)(tall) } }
        val untold =
            stops.getValue("fr").keys.flatMap { stop ->
                val (french, english) =
                    listOf("fr", "en").map { language ->
                        shown = language to stop
                        rule.waitForIdle()
                        texts().also { assertNothingIsMissing("$stop in $language", it) }
                    }
                val same = french.intersect(english.toSet()).filterNot { isAName(it, names) }
                same.map { "$stop: $it" }
            }
        inFrench.close()
        inEnglish.close()
        assertEquals(emptyList<String>(), untold)
    }

    @Test
    fun `no word of a board is missing, and none is English in French`() {
        val untold =
            TouchScript.ways.flatMap { game ->
                val script = TouchScript.read(game)
                val (french, english) =
                    listOf("fr", "en").map { language -> told(script, language) }
                assertEquals(game, french.size, english.size)
                french
                    .zip(english)
                    .flatMap { (here, there) -> here.intersect(there) }
                    .map { "$game: $it" }
            }
        assertEquals(emptyList<String>(), untold.distinct())
    }

    /** What a board says at twelve moments of a match. */
    private fun told(script: TouchScript, language: String): List<Set<String>> =
        Empile.openRehearsal(language).use { empile ->
            script.begin(empile).use { table ->
                table.resize(script.surface.width.value, script.surface.height.value)
                script.touches.chunked(script.touches.size / 12 + 1).map { some ->
                    table.step(some)
                    val texts = table.scene().nodes.flatMap { it.texts() }
                    assertNothingIsMissing(language, texts)
                    texts.filterNot { isAName(it, emptyList()) }.toSet()
                }
            }
        }

    private fun SceneNode.texts(): List<String> = listOfNotNull(label, text?.text)

    /** All that is written, or read out. */
    private fun texts(): List<String> =
        rule
            .onAllNodes(SemanticsMatcher("anything") { true }, useUnmergedTree = true)
            .fetchSemanticsNodes()
            .flatMap { it.config.texts() }

    private fun SemanticsConfiguration.texts(): List<String> =
        getOrNull(SemanticsProperties.Text).orEmpty().map { it.text } +
            getOrNull(ContentDescription).orEmpty() +
            listOfNotNull(getOrNull(StateDescription), getOrNull(PaneTitle))

    private fun assertNothingIsMissing(where: String, texts: List<String>) {
        assertTrue("$where says something", texts.any(String::isNotBlank))
        val raw = texts.filter { rawKey.matches(it) || it.any("{}$"::contains) }
        assertEquals("keys on $where", emptyList<String>(), raw)
    }

    /** Games are called alike everywhere; so are people. */
    private fun Showcase.names(): List<String> =
        tables.keys.map { core.texts["game-$it"] } + (family + robots).map { it.name } + works

    private fun isAName(text: String, names: List<String>): Boolean {
        if (seal.matches(text)) return true
        val rest = names.fold(text) { left, name -> left.replace(name, "") }
        return word.findAll(rest).count() < 2
    }

    private companion object {
        val rawKey = Regex("[a-z]+(-[a-z0-9]+)+")
        /** What dice are sealed with: digits, though some of them are letters. */
        val seal = Regex("[0-9a-f]{4}( [0-9a-f]{4})+")
        val word = Regex("[\\p{L}-]{2,}")

        /** Whose work the app is made of, and under which licence: names, in every language. */
        val works =
            listOf(
                "MIT OR Apache-2.0",
                "Apache-2.0 OR MIT",
                "Apache-2.0",
                "SIL Open Font License 1.1",
                "MPL-2.0",
                "Public domain",
                "Ek Type",
                "Atkinson Hyperlegible",
                "Braille Institute of America",
                "Compose Multiplatform",
                "JetBrains",
                "Java Native Access",
                "Mozilla",
                "D. Richard Hipp",
                "Tokio Contributors",
            )
    }
}
