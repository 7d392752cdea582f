package fr.empile.ui.lesson

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import kotlinx.coroutines.launch

/** Begins the lesson of a game and goes to its table, which is a table like any other. */
@Composable
fun rememberLearning(
    core: Core,
    navigator: Navigator,
    go: (Screen) -> Unit = navigator::goTo,
    onError: (String) -> Unit,
): (String) -> Unit {
    val scope = rememberCoroutineScope()
    return remember<(String) -> Unit>(core, navigator) {
        { game ->
            scope.launch {
                core.orError(onError) {
                    go(Screen.Table(core.ask { it.beginLesson(game) }))
                }
            }
        }
    }
}
