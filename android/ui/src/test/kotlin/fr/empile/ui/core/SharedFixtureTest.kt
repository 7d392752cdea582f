package fr.empile.ui.core

import fr.empile.core.ChosenOption
import fr.empile.core.Empile
import fr.empile.core.MatchSetup
import fr.empile.desktop.Recording
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Test

class SharedFixtureTest {
    @Test
    fun `the recorded match ends in Kotlin in the state in which it ends in Rust`() {
        val recording = Recording.read()
        Empile.openInMemory("fr").use { empile ->
            val seats = List(recording.players) { empile.addPlayer("P$it", it.toUByte()).id }
            val setup = MatchSetup("pile-poils", listOf(ChosenOption("side", "coussin")))
            empile.startMatch(setup, seats, recording.seed).use { table ->
                assertNull(table.resultSheet())
                recording.entries.forEach(table::play)
                assertEquals(recording.finalState, table.stateJson())
                assertNotNull(table.resultSheet())
            }
        }
    }
}
