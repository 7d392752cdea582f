package fr.empile.ui.campaign

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import fr.empile.ui.common.TroubleDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator

@Composable
fun Campaign(core: Core, navigator: Navigator) {
    val state = remember(core) { CampaignState(core) }
    LaunchedEffect(state) { state.load() }
    CampaignScreen(state.standings, navigator::back)
    state.trouble?.let { TroubleDialog(it) { state.trouble = null } }
}
