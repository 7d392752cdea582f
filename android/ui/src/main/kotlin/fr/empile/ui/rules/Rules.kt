package fr.empile.ui.rules

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.common.ListAndPage
import fr.empile.ui.core.Core
import fr.empile.ui.lesson.rememberLearning
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import kotlinx.coroutines.launch

/** All pages of the quick reference, or one of them. */
@Composable
fun Rules(core: Core, navigator: Navigator, page: String?) {
    val scope = rememberCoroutineScope()
    val state = remember(core, page) { RulesState(core, page) }
    var rule: String? by remember { mutableStateOf(null) }
    LaunchedEffect(state) { state.load() }
    val search: (String) -> Unit = { scope.launch { state.search(it) } }
    val learn = rememberLearning(core, navigator) { state.error = it }
    if (page == null) {
        ListAndPage {
            RulesScreen(
                state,
                navigator::back,
                search,
                onPage = { navigator.goTo(Screen.RulePage(it.slug)) },
                onHit = { rule = it.id },
                onTools = { navigator.goTo(Screen.Tools) },
            )
        }
    } else {
        RulePageScreen(
            core,
            state,
            navigator::back,
            search,
            onPlayers = { scope.launch { state.readFor(it) } },
            onHit = { rule = it.id },
            onTool = { navigator.goTo(Screen.Tool(it)) },
            onLearn = learn,
            onPlay = { navigator.goTo(Screen.Seating(it)) },
        )
    }
    rule?.let { RuleSheet(core, it, Readers.Anybody(state.players)) { rule = null } }
    state.error?.let { ErrorDialog(it) { state.error = null } }
}
