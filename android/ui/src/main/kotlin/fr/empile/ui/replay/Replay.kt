package fr.empile.ui.replay

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import kotlinx.coroutines.launch

@Composable
fun ReplayRoute(core: Core, navigator: Navigator, match: String, step: Int) {
    val scope = rememberCoroutineScope()
    val state = remember(core, match) { ReplayState(core, match) }
    LaunchedEffect(state) { state.run(step) }
    LaunchedEffect(state.isPlaying) { if (state.isPlaying) state.play() }
    ReplayScreen(
        state,
        onBack = navigator::back,
        onGoTo = {
            state.isPlaying = false
            scope.launch { state.goTo(it) }
        },
        onLayOut = { width, height, textScale ->
            scope.launch { state.layOut(width, height, textScale) }
        },
    )
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
