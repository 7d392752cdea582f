package fr.empile.ui.paper

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.snapshotFlow
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.settings.LocalPreferences
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.drop
import kotlinx.coroutines.launch

@Composable
fun Paper(core: Core, navigator: Navigator, calendar: Calendar, corrects: String?) {
    val scope = rememberCoroutineScope()
    val preferences = LocalPreferences.current
    val begin = { PaperState(core, corrects, preferences, calendar.now()) }
    val state = rememberSaveable(core, saver = paperSaver(begin), init = begin)
    LaunchedEffect(state) {
        state.load()
        // Why it was refused is said until something is changed about it.
        snapshotFlow { state.entered }.drop(1).collect { state.refused = null }
    }
    LaunchedEffect(state) {
        snapshotFlow { state.places.map { it.player } to state.playedAt }
            .collectLatest { state.askEvening() }
    }
    PaperScreen(
        state,
        calendar,
        PaperActions(
            onBack = navigator::back,
            onGame = { scope.launch { state.choose(it) } },
            onToggle = { scope.launch { state.toggle(it) } },
            onSave = { scope.launch { if (state.save()) navigator.back() } },
        ),
    )
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
