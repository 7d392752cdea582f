package fr.empile.ui.newmatch

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.TroubleDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.players.Newcomer
import fr.empile.ui.texts.LocalTexts
import kotlinx.coroutines.launch

@Composable
fun NewMatch(core: Core, navigator: Navigator) {
    val scope = rememberCoroutineScope()
    val state = rememberSaveable(core, saver = choices(core)) { NewMatchState(core) }
    var isAdding by rememberSaveable { mutableStateOf(false) }
    LaunchedEffect(state) { state.load() }
    NewMatchScreen(
        state,
        navigator::back,
        onStart = {
            scope.launch { state.start()?.let { navigator.replaceBy(Screen.Table(it)) } }
        },
    ) {
        val nobodyToChoose = state.roster.players?.let { it.size < 2 } == true
        if (isAdding || nobodyToChoose) {
            Newcomer(state.roster) { added ->
                state.toggle(added.id)
                isAdding = false
            }
        } else {
            SecondaryButton(
                LocalTexts.current["players-new"],
                { isAdding = true },
                Modifier.fillMaxWidth().testTag("add-newcomer"),
            )
        }
    }
    val trouble = state.trouble ?: state.roster.trouble
    trouble?.let {
        TroubleDialog(it) {
            state.trouble = null
            state.roster.trouble = null
        }
    }
}

/** What was chosen so far, for when the screen is made anew. */
private fun choices(core: Core): Saver<NewMatchState, Any> =
    Saver(
        save = { state -> ArrayList(listOf(state.side.name) + state.seats) },
        restore = { saved ->
            val words = (saved as List<*>).map { it.toString() }
            NewMatchState(core).apply {
                side = Side.valueOf(words.first())
                seats += words.drop(1)
            }
        },
    )
