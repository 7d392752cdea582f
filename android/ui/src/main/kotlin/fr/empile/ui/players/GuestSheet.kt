package fr.empile.ui.players

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.NameField
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.Sheet
import fr.empile.ui.common.SoftText
import fr.empile.ui.core.Core
import fr.empile.ui.texts.LocalTexts
import kotlinx.coroutines.launch

/** Somebody who played before anybody had said who it was, and those who sat there too. */
class Guest(val player: PlayerInfo, val beside: List<PlayerInfo>)

/** Those of a table of whom nobody has said who they were. */
fun guestsAmong(players: List<PlayerInfo>): List<Guest> =
    players.filter { it.isGuest }.map { guest -> Guest(guest, players - guest) }

/** A way to say who each of them was. */
@Composable
internal fun GuestButtons(guests: List<Guest>, onAsk: (Guest) -> Unit) {
    val texts = LocalTexts.current
    guests.forEach { guest ->
        SecondaryButton(
            texts.say("guest-who", "name" to guest.player.name),
            { onAsk(guest) },
            Modifier.fillMaxWidth().testTag("who-was-${guest.player.name}"),
        )
    }
}

/** Who a guest was: somebody new, or somebody known who did not sit beside them. */
@Composable
internal fun GuestSheet(core: Core, guest: Guest, onClose: () -> Unit, onNamed: () -> Unit) {
    val texts = LocalTexts.current
    val scope = rememberCoroutineScope()
    val roster = remember(core) { Roster(core) }
    LaunchedEffect(roster) { roster.load() }
    var name by rememberSaveable { mutableStateOf("") }
    val (id, beside) = guest.player.id to guest.beside.map { it.id }
    val done = { named: PlayerInfo? -> if (named != null) onNamed() }
    val save: () -> Unit = { scope.launch { done(roster.nameGuest(id, name)) } }
    Sheet(texts.say("guest-who", "name" to guest.player.name), onClose) {
        SoftText(texts["guest-who-detail"])
        NameField(name, texts["players-name"], "guest-name", roster.refused, onDone = save) {
            name = it
            roster.refused = null
        }
        SecondaryButton(
            texts["save"],
            save,
            Modifier.fillMaxWidth().testTag("guest-save"),
            enabled = name.isNotBlank(),
        )
        val known = roster.players.orEmpty().filter { it.id !in beside }
        if (known.isNotEmpty()) {
            SectionTitle(texts["guest-known"])
            PlayerChips(known, plays = { false }) { person ->
                scope.launch { done(roster.merge(person.id, id)) }
            }
        }
    }
}
