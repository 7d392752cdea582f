package fr.empile.ui.byhand

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import fr.empile.ui.common.TroubleDialog
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.settings.LocalPreferences
import kotlinx.coroutines.launch

@Composable
fun ByHand(core: Core, navigator: Navigator, calendar: Calendar, corrects: String?) {
    val scope = rememberCoroutineScope()
    val preferences = LocalPreferences.current
    val begin = { ByHandState(core, corrects, preferences, calendar.now()) }
    val state = rememberSaveable(core, saver = byHandSaver(begin), init = begin)
    LaunchedEffect(state) { state.load() }
    ByHandScreen(
        state,
        calendar,
        ByHandActions(
            onBack = navigator::back,
            onGame = { scope.launch { state.choose(it) } },
            onToggle = { scope.launch { state.toggle(it) } },
            onSave = { scope.launch { if (state.save()) navigator.back() } },
        ),
    )
    state.trouble?.let { TroubleDialog(it) { state.trouble = null } }
}
