package fr.empile.ui.campaign

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.settings.LocalPreferences
import kotlinx.coroutines.launch

@Composable
fun Campaign(core: Core, navigator: Navigator) {
    val scope = rememberCoroutineScope()
    val preferences = LocalPreferences.current
    val state = remember(core) { CampaignState(core, preferences) }
    var showsAll by remember { mutableStateOf(false) }
    LaunchedEffect(state) { state.load() }
    val actions =
        remember(state) {
            CampaignActions(
                onBack = navigator::back,
                onSwitch = { showsAll = true },
                onCountHere = { scope.launch { state.countHere() } },
                onGame = { scope.launch { state.choose(it) } },
                onCompare = { first, second -> scope.launch { state.compare(first, second) } },
            )
        }
    CampaignScreen(state, actions)
    if (showsAll) CampaignSheet(state) { showsAll = false }
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
