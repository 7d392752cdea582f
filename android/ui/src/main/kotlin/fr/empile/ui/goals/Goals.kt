package fr.empile.ui.goals

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import fr.empile.core.GoalPage
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator

/** What there is to reach: for somebody, or for the family; [of] whom is asked first. */
@Composable
fun Goals(core: Core, navigator: Navigator, of: String?) {
    var whom: String? by rememberSaveable(of) { mutableStateOf(of) }
    var page: GoalPage? by remember(core) { mutableStateOf(null) }
    var people: List<PlayerInfo> by remember(core) { mutableStateOf(emptyList()) }
    var error: String? by remember { mutableStateOf(null) }
    LaunchedEffect(core, whom) {
        core.orError({ error = it }) {
            val (known, goals) = core.ask { it.players() to it.goals(whom) }
            people = known
            page = goals
        }
    }
    GoalsScreen(
        page,
        people,
        navigator::back,
        onPerson = { whom = it?.id },
    )
    error?.let { ErrorDialog(it) { navigator.back() } }
}
