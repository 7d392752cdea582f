package fr.empile.showcase

import fr.empile.core.Empile
import fr.empile.core.PaperEntry
import fr.empile.core.PaperLine
import fr.empile.core.PlayerInfo

/** A family that has played for most of a year, with faces. */
internal class YearsOfPlay(private val empile: Empile) {
    val family: List<PlayerInfo> =
        listOf("Laureline" to 2, "Félix" to 6, "Inès" to null, "Grand-papa" to 13).mapIndexed {
            index,
            (name, face) ->
            val player = empile.addPlayer(name, (index + index / 3).toUByte())
            if (face == null) player else empile.giveFace(player.id, face.toUByte())
        }

    /** Whoever won, and in which game, evening after evening. */
    fun play() =
        repeat(EVENINGS) { evening ->
            val first = evening * evening % family.size
            val people = family.drop(first) + family.take(first)
            val day = NEW_YEAR + evening * evening * DAY
            if (evening % 3 == 0) {
                write("pile-poils", people.take(2 + evening % 2), day, OWN_BOARD) { place ->
                    if (place == 0) 5 else 3 * place
                }
            } else {
                write("eintrichtern", people, day) { place -> 8 - 2 * place }
            }
        }

    private fun write(
        game: String,
        people: List<PlayerInfo>,
        day: Long,
        setup: String? = null,
        amount: (Int) -> Int,
    ) {
        val lines = people.mapIndexed { place, player ->
            PaperLine(player.id, won = place == 0, amount(place), emptyList())
        }
        empile.enterResult(
            empile.newResultId(),
            PaperEntry(
                campaign = null,
                game = game,
                playedAt = day,
                places = lines,
                note = "",
                picture = null,
                setup = setup,
            ),
        )
    }

    private companion object {
        /** The noon of 1 January 2026. */
        const val NEW_YEAR = 1_767_268_800_000L
        const val DAY = 86_400_000L
        const val EVENINGS = 17
        /** Its places are as many as it takes. */
        const val OWN_BOARD = "own-board"
    }
}
