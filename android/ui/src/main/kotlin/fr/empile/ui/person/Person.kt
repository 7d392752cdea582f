package fr.empile.ui.person

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import fr.empile.core.PersonPage
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen

/** Somebody's page; that of the family [of] nobody. */
@Composable
fun Person(core: Core, navigator: Navigator, of: String?) {
    var page: PersonPage? by remember(core, of) { mutableStateOf(null) }
    var error: String? by remember { mutableStateOf(null) }
    LaunchedEffect(core, of) {
        core.orError({ error = it }) {
            page = core.ask { if (of == null) it.familyPage() else it.personPage(of) }
        }
    }
    PersonScreen(
        page,
        navigator::back,
        onPerson = { navigator.goTo(Screen.Person(it.id)) },
    )
    error?.let { ErrorDialog(it) { navigator.back() } }
}
