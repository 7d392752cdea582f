package fr.empile.ui.hindsight

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import kotlinx.coroutines.launch

/** Looks back at a match that has ended. */
@Composable
fun Hindsight(core: Core, navigator: Navigator, match: String) {
    val scope = rememberCoroutineScope()
    val state = remember(core, match) { HindsightState(core, match) }
    LaunchedEffect(state) { state.load() }
    HindsightScreen(
        state,
        HindsightActions(
            onBack = navigator::back,
            onThink = { scope.launch { state.think() } },
            onStop = state::stop,
            onMoment = { navigator.goTo(Screen.Replay(match, it)) },
        ),
    )
    state.error?.let { ErrorDialog(it) { navigator.back() } }
}
