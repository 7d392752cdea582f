package fr.empile.ui.players

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.common.ListAndPage
import fr.empile.ui.common.LocalRoomBeside
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import kotlinx.coroutines.launch

@Composable
fun Players(core: Core, navigator: Navigator) {
    val scope = rememberCoroutineScope()
    val roster = remember(core) { Roster(core) }
    var opened: String? by rememberSaveable { mutableStateOf(null) }
    LaunchedEffect(roster) { roster.load() }
    val player = roster.players?.find { it.id == opened }
    val sheet: (@Composable () -> Unit)? = player?.let {
        {
            key(player.id) {
                val onPage = {
                    opened = null
                    navigator.goTo(Screen.Person(player.id))
                }
                PlayerSheet(roster, player, onPage) {
                    opened = null
                    roster.refused = null
                }
            }
        }
    }
    val room = LocalRoomBeside.current
    ListAndPage(sheet) {
        PlayersScreen(
            roster.players,
            roster.archived,
            navigator::back,
            isOpen = {
                val isPage = room?.chosen == Screen.Person(it.id)
                isPage || room != null && room.chosen == null && it == player
            },
            onOpen = {
                navigator.returnToPlace()
                opened = it.id
            },
            onRestore = { scope.launch { roster.restore(it.id) } },
            onFamily = { navigator.goTo(Screen.Person(of = null)) },
        ) {
            Newcomer(roster)
        }
    }
    roster.error?.let { ErrorDialog(it) { roster.error = null } }
}
