package fr.empile.ui.files

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import fr.empile.ui.Surroundings
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import kotlinx.coroutines.launch

@Composable
fun Files(core: Core, navigator: Navigator, surroundings: Surroundings) {
    val scope = rememberCoroutineScope()
    val calendar = surroundings.calendar
    val state = remember(core) { FilesState(core, surroundings.files, calendar) }
    LaunchedEffect(state) { state.load() }
    FilesScreen(
        state,
        day = { calendar.day(it, core.languageTag) },
        FilesActions(
            onBack = navigator::back,
            onExport = { scope.launch { state.exportLog() } },
            onTable = { scope.launch { state.exportTable() } },
            onChoose = { scope.launch { state.choose() } },
            onTakeIn = { scope.launch { state.takeIn() } },
            onCopy = { scope.launch { state.copy() } },
        ),
    )
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
