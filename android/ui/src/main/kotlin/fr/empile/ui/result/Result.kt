package fr.empile.ui.result

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import kotlinx.coroutines.launch

@Composable
fun Result(core: Core, navigator: Navigator, match: String) {
    val scope = rememberCoroutineScope()
    val state = remember(core, match) { ResultState(core, match) }
    LaunchedEffect(state) { state.load() }
    ResultScreen(
        state.sheet,
        state.changes,
        state.isPractice,
        onHome = navigator::home,
        onRematch = {
            scope.launch { state.rematch()?.let { navigator.replaceBy(Screen.Table(it)) } }
        },
    )
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
