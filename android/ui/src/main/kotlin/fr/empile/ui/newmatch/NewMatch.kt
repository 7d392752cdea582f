package fr.empile.ui.newmatch

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen

@Composable
fun NewMatch(core: Core, navigator: Navigator) {
    val state = remember(core) { NewMatchState(core) }
    LaunchedEffect(state) { state.load() }
    NewMatchScreen(state.games, state.previews, navigator::back) {
        navigator.goTo(Screen.Seating(it.slug))
    }
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
