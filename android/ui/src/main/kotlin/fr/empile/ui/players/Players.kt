package fr.empile.ui.players

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import fr.empile.ui.common.ErrorDialog
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
    PlayersScreen(
        roster.players,
        roster.archived,
        navigator::back,
        onOpen = { opened = it.id },
        onRestore = { scope.launch { roster.restore(it.id) } },
        onFamily = { navigator.goTo(Screen.Person(of = null)) },
    ) {
        Newcomer(roster)
    }
    roster.players
        ?.find { it.id == opened }
        ?.let { player ->
            val onPage = {
                opened = null
                navigator.goTo(Screen.Person(player.id))
            }
            PlayerSheet(roster, player, onPage) {
                opened = null
                roster.refused = null
            }
        }
    roster.error?.let { ErrorDialog(it) { roster.error = null } }
}
