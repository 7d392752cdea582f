package fr.empile.ui.home

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.withFrameNanos
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.common.QuestionDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.texts.LocalTexts
import kotlinx.coroutines.launch

@Composable
fun Home(core: Core, navigator: Navigator, onFullyDrawn: () -> Unit) {
    val scope = rememberCoroutineScope()
    val state = remember(core) { HomeState.of(core) }
    DisposableEffect(core) { onDispose { core.end(HomeState::class.java) } }
    LaunchedEffect(state) {
        state.arrive()
        // What was loaded is in the frame that begins now, and drawn when the next one begins.
        repeat(2) { withFrameNanos {} }
        onFullyDrawn()
    }
    val actions =
        remember(state, navigator) {
            HomeActions(
                onResume = { navigator.goTo(Screen.Table(it.info.id)) },
                onAbandon = { state.toAbandon = it },
                onNewMatch = { navigator.goTo(Screen.NewMatch) },
                onCampaign = { navigator.goTo(Screen.Campaign) },
                onPlayers = { navigator.goTo(Screen.Players) },
                onHistory = { navigator.goTo(Screen.History) },
                onEvenings = { navigator.goTo(Screen.Evenings) },
                onEvening = { navigator.goTo(Screen.Evening(it.id)) },
                onGoals = { navigator.goTo(Screen.Goals()) },
                onRules = { navigator.goTo(Screen.Rules) },
                onSettings = { navigator.goTo(Screen.Settings) },
            )
        }
    HomeScreen(state.welcome, state.waiting, actions, state.evening)
    state.toAbandon?.let { match ->
        val texts = LocalTexts.current
        QuestionDialog(
            texts["home-abandon-ask"],
            texts["home-abandon-detail"],
            yes = texts["home-abandon"],
            no = texts["home-abandon-refuse"],
            onYes = { scope.launch { state.abandon(match) } },
            onNo = { state.toAbandon = null },
        )
    }
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
