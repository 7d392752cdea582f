package fr.empile.ui.result

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
import fr.empile.ui.navigation.Screen
import fr.empile.ui.players.Guest
import fr.empile.ui.players.GuestSheet
import kotlinx.coroutines.launch

@Composable
fun Result(core: Core, navigator: Navigator, match: String) {
    val scope = rememberCoroutineScope()
    val state = remember(core, match) { ResultState(core, match) }
    var guest: Guest? by remember { mutableStateOf(null) }
    LaunchedEffect(state) { state.load() }
    ResultScreen(
        state.sheet,
        state.changes,
        state.isPractice,
        state.guests,
        onGuest = { guest = it },
        onBack = navigator::back,
        hindsight = state.hindsight,
        onHindsight = { navigator.goTo(Screen.Hindsight(match)) },
        onHome = navigator::home,
        onRematch = {
            scope.launch { state.rematch()?.let(navigator::beginAnew) }
        },
    )
    guest?.let { asked ->
        GuestSheet(core, asked, onClose = { guest = null }) {
            guest = null
            scope.launch { state.load() }
        }
    }
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
