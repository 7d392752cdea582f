package fr.empile.ui.evening

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.common.QuestionDialog
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.players.Newcomers
import fr.empile.ui.texts.LocalTexts
import kotlinx.coroutines.launch

@Composable
fun Evening(core: Core, navigator: Navigator, calendar: Calendar, evening: String) {
    val scope = rememberCoroutineScope()
    val state = remember(core, evening) { EveningState(core, evening) }
    LaunchedEffect(state) { state.load() }
    EveningScreen(
        state,
        day = { calendar.day(it, core.languageTag) },
        EveningActions(
            onBack = navigator::back,
            onPlay = { navigator.goTo(Screen.NewMatch) },
            onPaper = { navigator.goTo(Screen.Paper()) },
            onPeople = { scope.launch { state.askWhoIsThere() } },
            onToggle = { scope.launch { state.toggle(it) } },
            onCount = { played, counts -> scope.launch { state.count(played, counts) } },
            onReplay = { navigator.goTo(Screen.Replay(it)) },
            onEnd = { state.asksWhetherOver = true },
            onResume = { scope.launch { state.resume() } },
        ),
    ) {
        Newcomers(state.roster) { scope.launch { state.toggle(it) } }
    }
    if (state.asksWhetherOver) {
        val texts = LocalTexts.current
        QuestionDialog(
            texts["evening-end-ask"],
            texts["evening-end-detail"],
            yes = texts["evening-end"],
            no = texts["evening-end-refuse"],
            onYes = { scope.launch { state.end() } },
            onNo = { state.asksWhetherOver = false },
        )
    }
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
