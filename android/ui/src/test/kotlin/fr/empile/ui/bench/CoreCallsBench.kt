package fr.empile.ui.bench

import fr.empile.core.Empile
import fr.empile.core.Piece
import fr.empile.core.TextFact
import fr.empile.core.palette
import fr.empile.core.piecePicture
import org.junit.Test

class CoreCallsBench {
    @Test
    fun `calls that are made on the thread that draws`() {
        Empile.openInMemory("fr").use { empile ->
            val wins = listOf(TextFact.Number("wins", 2))
            val calls =
                mapOf(
                    "palette" to { palette(dark = true, patterned = true) },
                    "piecePicture" to { piecePicture(Piece.Cat(1u, golden = true), 112f, 112f) },
                    "say" to { empile.say("campaign-wins", wins) },
                )
            val took = calls.mapValues { (_, call) -> List(CALLS) { millis { call() } }.drop(WARM) }
            took.forEach { (call, millis) ->
                println("$call: median ${millis.at(0.5)} ms, p99 ${millis.at(0.99)} ms")
            }
            println("figure compose.core_call_on_ui_p50_ms ${took.values.maxOf { it.at(0.5) }} ms")
        }
    }

    private companion object {
        const val CALLS = 3_000
        const val WARM = 1_000
    }
}
