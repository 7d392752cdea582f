package fr.empile.ui.players

import fr.empile.core.Empile

/** Begins something with so many guests; where it does not begin, nobody has come. */
internal fun <T> Empile.withGuests(count: Int, begin: (List<String>) -> T): T {
    val guests = if (count > 0) inviteGuests(count.toUByte()).map { it.id } else emptyList()
    return try {
        begin(guests)
    } catch (refused: Exception) {
        if (guests.isNotEmpty()) seeGuestsOut(guests)
        throw refused
    }
}
