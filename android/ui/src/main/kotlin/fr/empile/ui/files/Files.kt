package fr.empile.ui.files

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import fr.empile.core.FileKind
import fr.empile.ui.Surroundings
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

@Composable
fun Files(core: Core, navigator: Navigator, surroundings: Surroundings) {
    val scope = rememberCoroutineScope()
    val calendar = surroundings.calendar
    val door = surroundings.files
    val state = remember(core) { core.goOn(FilesState::class.java) { FilesState(core, calendar) } }
    // A picker covers the window, which may be turned or forgotten meanwhile: what it was asked for
    // goes on.
    val lasting = remember(scope) { CoroutineScope(scope.coroutineContext.minusKey(Job)) }
    val begin = { work: suspend () -> Unit -> lasting.launch { work() } }
    // Chosen before a picker covered the window: nothing else may leave when it answers, even if
    // the
    // process ended meanwhile.
    var chosen by rememberSaveable {
        mutableStateOf(listOf(state.part.campaign, state.part.evening))
    }
    remember(state) { state.part = PartChoice(chosen[0], chosen[1]) }
    LaunchedEffect(state) { state.load() }
    LaunchedEffect(state, door) {
        while (true) {
            val answer = door.lateAnswer()
            begin { state.take(answer) }
        }
    }
    DisposableEffect(core, navigator) {
        onDispose { if (Screen.Files !in navigator.way) core.end(FilesState::class.java) }
    }
    FilesScreen(
        state,
        day = { calendar.day(it, core.languageTag) },
        FilesActions(
            onBack = navigator::back,
            onShare = if (door.canShare) ({ begin { state.share(door) } }) else null,
            onPart = { part ->
                state.part = PartChoice(part.campaign, part.evening)
                chosen = listOf(part.campaign, part.evening)
            },
            onByName = { isOn -> begin { state.takeByName(isOn) } },
            onExport = { begin { state.export(FileKind.LOG, door) } },
            onTable = { begin { state.export(FileKind.TABLE, door) } },
            onChoose = { begin { state.choose(door) } },
            onTakeIn = { begin(state::takeIn) },
            onCopy = { begin(state::copy) },
            onPutBack = { copy -> begin { state.putBack(copy) } },
        ),
    )
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
