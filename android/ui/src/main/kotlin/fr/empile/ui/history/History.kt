package fr.empile.ui.history

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.players.Guest
import fr.empile.ui.players.GuestSheet
import kotlinx.coroutines.launch

@Composable
fun History(core: Core, navigator: Navigator, calendar: Calendar) {
    val scope = rememberCoroutineScope()
    val state = remember(core) { HistoryState(core) }
    LaunchedEffect(state) { state.load() }
    HistoryScreen(
        state,
        day = { calendar.day(it, core.languageTag) },
        onBack = navigator::back,
        onQuery = { scope.launch { state.ask(it) } },
        onMore = { scope.launch { state.more() } },
        onPaper = { navigator.goTo(Screen.Paper()) },
    )
    var guest: Guest? by remember { mutableStateOf(null) }
    guest?.let { asked ->
        GuestSheet(core, asked, onClose = { guest = null }) {
            guest = null
            scope.launch { state.load() }
        }
        return
    }
    state.shown?.let { row ->
        ResultSheet(
            row,
            state.nameOf(row.game),
            calendar.day(row.playedAt, core.languageTag),
            ResultActions(
                onClose = { state.opened = null },
                onReplay = { navigator.goTo(Screen.Replay(it)) },
                onCorrect = { navigator.goTo(Screen.Paper(row.id)) },
                onVoid = { scope.launch { state.void(row.id) } },
                onRestore = { scope.launch { state.restore(row.id) } },
                onNote = { scope.launch { state.annotate(row, it) } },
                onGuest = { guest = it },
            ),
        )
    }
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
