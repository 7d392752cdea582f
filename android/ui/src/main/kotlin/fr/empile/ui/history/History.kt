package fr.empile.ui.history

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.common.ListAndPage
import fr.empile.ui.common.LocalRoomBeside
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.players.Guest
import fr.empile.ui.players.GuestSheet
import fr.empile.ui.result.CardSharing
import kotlinx.coroutines.launch

@Composable
fun History(core: Core, navigator: Navigator, calendar: Calendar, sharing: CardSharing) {
    val scope = rememberCoroutineScope()
    val opened = rememberSaveable { mutableStateOf<String?>(null) }
    val state = remember(core) { HistoryState(core, opened) }
    LaunchedEffect(state) { state.load() }
    var guest: Guest? by remember { mutableStateOf(null) }
    val sheet: (@Composable () -> Unit)? =
        state.shown?.let { row ->
            {
                key(row.id) {
                    ResultSheet(
                        row,
                        state.nameOf(row.game),
                        calendar.day(row.playedAt, core.languageTag),
                        state.hindsightOf(row.game),
                        ResultActions(
                            onClose = { state.opened = null },
                            onReplay = { navigator.goTo(Screen.Replay(it)) },
                            onHindsight = { navigator.goTo(Screen.Hindsight(it)) },
                            onCorrect = { navigator.goTo(Screen.Paper(row.id)) },
                            onVoid = { scope.launch { state.void(row.id) } },
                            onRestore = { scope.launch { state.restore(row.id) } },
                            onNote = { scope.launch { state.annotate(row, it) } },
                            onShare = { sharing.share(row.id) },
                            onGuest = { guest = it },
                        ),
                    )
                }
            }
        }
    // Over a window that shows one thing at a time, there is one sheet at a time.
    val isAlone = LocalRoomBeside.current == null
    ListAndPage(sheet.takeUnless { isAlone && guest != null }) {
        HistoryScreen(
            state,
            day = { calendar.day(it, core.languageTag) },
            onBack = navigator::back,
            onQuery = { scope.launch { state.ask(it) } },
            onMore = { scope.launch { state.more() } },
            onPaper = { navigator.goTo(Screen.Paper()) },
        )
    }
    guest?.let { asked ->
        GuestSheet(core, asked, onClose = { guest = null }) {
            guest = null
            scope.launch { state.load() }
        }
    }
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
