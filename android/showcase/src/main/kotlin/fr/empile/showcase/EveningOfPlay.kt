package fr.empile.showcase

import fr.empile.core.Empile
import fr.empile.core.PaperEntry
import fr.empile.core.PaperLine
import fr.empile.core.PlayerInfo

/** An evening that is on, with what was played at it so far. */
internal class EveningOfPlay(private val empile: Empile) {
    private val family: List<PlayerInfo> =
        listOf("Laureline", "Félix", "Inès").mapIndexed { index, name ->
            empile.addPlayer(name, index.toUByte())
        }

    private val guest = empile.inviteGuest(0u)

    /** Its id. */
    val id: String = empile.beginEvening("Noël", (family + guest).map { it.id }).id

    /** Dice of each in a game of Eintrichtern: whoever has eight wins. */
    fun play() {
        val (laureline, felix, ines) = family
        evening(laureline to 8, felix to 5, ines to 3)
        evening(felix to 8, guest to 6, laureline to 2)
        evening(ines to 8, laureline to 7, guest to 4, felix to 1)
        val left = evening(felix to 8, ines to 2)
        empile.countForEvening(left, id, false)
    }

    private fun evening(vararg dice: Pair<PlayerInfo, Int>): String {
        val places = dice.map { (who, amount) ->
            PaperLine(who.id, won = false, amount, emptyList())
        }
        val entry =
            PaperEntry(
                campaign = null,
                game = "eintrichtern",
                playedAt = sunday.millis(),
                places = places,
                note = "",
                picture = null,
            )
        return empile.newResultId().also { empile.enterResultAt(it, entry, id) }
    }
}
