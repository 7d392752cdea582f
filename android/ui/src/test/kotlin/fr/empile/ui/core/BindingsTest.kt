package fr.empile.ui.core

import fr.empile.core.ChosenOption
import fr.empile.core.Empile
import fr.empile.core.EmpileException
import fr.empile.core.MatchSetup
import fr.empile.core.TextFact
import fr.empile.core.UndoNeed
import java.io.File
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

private const val ROLL = """{"Act":{"seat":0,"action":{"pile-poils":"roll"},"at":0}}"""

/** The real native library, through the generated bindings. */
class BindingsTest {
    @get:Rule val folder = TemporaryFolder()
    private val coussin = MatchSetup("pile-poils", listOf(ChosenOption("side", "coussin")))
    private val empile = Empile.openInMemory("fr")

    @After fun close() = empile.close()

    private fun Empile.two(): List<String> =
        listOf(addPlayer("Zoé", 0u).id, addPlayer("Max", 1u).id)

    private fun refused(call: () -> Unit): EmpileException.Failed =
        assertThrows(EmpileException.Failed::class.java) { call() }

    @Test
    fun `a refusal carries a stable code and a reason in the player's language`() {
        val french = refused { empile.addPlayer("  ", 0u) }
        assertEquals("log-name-empty", french.code)
        assertEquals("Écrivez un prénom.", french.reason)
        Empile.openInMemory("en-GB").use { english ->
            val refusal = refused { english.addPlayer("", 0u) }
            assertEquals("log-name-empty", refusal.code)
            assertNotEquals(french.reason, refusal.reason)
        }
    }

    @Test
    fun `bad input changes nothing`() {
        val seats = empile.two()
        assertEquals("log-name-taken", refused { empile.addPlayer("Zoé", 3u) }.code)
        assertEquals("log-no-such-colour", refused { empile.addPlayer("Léa", 8u) }.code)
        assertEquals("not-an-id", refused { empile.resumeMatch("nonsense") }.code)
        refused { empile.startMatch(coussin, seats + seats, null) }
        refused {
            empile.startMatch(
                MatchSetup("pile-poils", listOf(ChosenOption("side", "own")), emptyList()),
                seats,
                null,
            )
        }
        assertEquals(
            "table.set-up",
            refused { empile.startMatch(coussin, seats.take(1), null) }.rule,
        )
        assertEquals(setOf("Zoé", "Max"), empile.players().map { it.name }.toSet())
        assertEquals(emptyList<Any>(), empile.openMatches())
    }

    @Test
    fun `a file that is not a log is refused and left as it was`() {
        val file = folder.newFile("photo.db").apply { writeText("not a database, but a holiday") }
        val refusal = refused { Empile.open(file.path, "fr") }
        assertEquals("log-not-a-database", refusal.code)
        assertTrue(refusal.reason.isNotBlank())
        assertEquals("not a database, but a holiday", file.readText())
    }

    @Test
    fun `texts come plain by key and with facts`() {
        assertEquals("Nouvelle partie", empile.texts()["home-new-match"])
        val cats = listOf(TextFact.Number("cats", 3))
        assertEquals("Coucher 3 chats", empile.say("pile-poils-stop", cats))
    }

    @Test
    fun `an unknown language falls back to French and English is English`() {
        Empile.openInMemory("tlh").use { assertEquals("fr", it.languageTag()) }
        Empile.openInMemory("en-US").use { assertEquals("en", it.languageTag()) }
    }

    @Test
    fun `a match resumes from its file as it was left`() {
        val file = File(folder.root, "empile.db")
        val (match, left) =
            Empile.open(file.path, "fr").use { first ->
                first.startMatch(coussin, first.two(), 7u).use { table ->
                    table.play(ROLL)
                    table.id() to table.stateJson()
                }
            }
        Empile.open(file.path, "fr").use { second ->
            val open = second.openMatches().single()
            assertEquals(match, open.id)
            assertEquals(listOf("Zoé", "Max"), open.names)
            assertEquals(listOf<Byte>(0, 1), open.colours.toList())
            second.resumeMatch(match).use { assertEquals(left, it.stateJson()) }
        }
    }

    @Test
    fun `across a throw undo needs the table's consent, and the dice come up the same`() {
        empile.startMatch(coussin, empile.two(), 7u).use { table ->
            val before = table.stateJson()
            assertEquals(UndoNeed.NOTHING_TO_UNDO, table.whole().undo)
            val frame = table.play(ROLL)
            val thrown = table.stateJson()
            assertEquals(UndoNeed.CONSENT, frame.undo)
            assertEquals("consent-needed", refused { table.undo(false) }.code)
            assertEquals(thrown, table.stateJson())
            table.undo(true)
            assertEquals(before, table.stateJson())
            table.play(ROLL)
            assertEquals(thrown, table.stateJson())
        }
    }

    @Test
    fun `a rematch keeps the table and lets the next one begin`() {
        val first = empile.startMatch(coussin, empile.two(), 7u).use { it.id() }
        val again = empile.rematch(first, 8u).use { it.id() }
        assertNotEquals(first, again)
        val rematch = empile.openMatches().single { it.id == again }
        assertEquals(listOf("Max", "Zoé"), rematch.names)
    }

    @Test
    fun `a match put aside is not offered again`() {
        val match = empile.startMatch(coussin, empile.two(), 7u).use { it.id() }
        empile.abandonMatch(match)
        assertEquals(emptyList<Any>(), empile.openMatches())
    }

    @Test
    fun `a closed handle is refused, not followed`() {
        val table = empile.startMatch(coussin, empile.two(), 7u)
        table.close()
        assertThrows(IllegalStateException::class.java) { table.stateJson() }
    }
}
