package fr.empile.ui.evening

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.BackGuard
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.players.Newcomers
import fr.empile.ui.settings.LocalPreferences
import kotlinx.coroutines.launch

@Composable
fun Evenings(core: Core, navigator: Navigator, calendar: Calendar) {
    val scope = rememberCoroutineScope()
    val preferences = LocalPreferences.current
    // Guests who were invited wait until the evening begins, or until one leaves.
    val state =
        remember(core) {
            core.goOn(EveningsState::class.java) { EveningsState(core, preferences.lastSeats) }
        }
    LaunchedEffect(state) { state.load() }
    DisposableEffect(core, navigator) {
        onDispose { if (Screen.Evenings !in navigator.way) core.end(EveningsState::class.java) }
    }
    val leave: () -> Unit = {
        scope.launch {
            state.leave()
            navigator.back()
        }
    }
    BackGuard(navigator, leave)
    EveningsScreen(
        state,
        day = { calendar.day(it, core.languageTag) },
        EveningsActions(
            onBack = leave,
            onOpen = { navigator.goTo(Screen.Evening(it.id)) },
            onGuest = { scope.launch { state.addGuest() } },
            onBegin = {
                scope.launch { state.begin()?.let { navigator.replaceBy(Screen.Evening(it)) } }
            },
        ),
    ) {
        Newcomers(state.roster) { state.people += it.id }
    }
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
