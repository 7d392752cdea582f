package fr.empile.ui.players

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import fr.empile.ui.common.TroubleDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator

@Composable
fun Players(core: Core, navigator: Navigator) {
    val roster = remember(core) { Roster(core) }
    LaunchedEffect(roster) { roster.load() }
    PlayersScreen(roster.players, navigator::back) { Newcomer(roster) }
    roster.trouble?.let { TroubleDialog(it) { roster.trouble = null } }
}
