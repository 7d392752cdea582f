package fr.empile.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import fr.empile.core.TableCue
import fr.empile.core.UndoNeed
import fr.empile.ui.common.QuestionDialog
import fr.empile.ui.common.TroubleDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalMotion
import fr.empile.ui.theme.Motion
import kotlinx.coroutines.delay

@Composable
fun TableRoute(core: Core, navigator: Navigator, match: String, onCue: (TableCue) -> Unit) {
    val texts = LocalTexts.current
    val motion = LocalMotion.current
    val state = remember(core, match) { TableState(core, match, onCue) }
    LaunchedEffect(state) { state.run() }
    LaunchedEffect(state.isOver) {
        if (state.isOver) {
            // The last cats fall asleep before the table is left.
            if (motion != Motion.Off) delay(LAST_LOOK)
            navigator.replaceBy(Screen.Result(match))
        }
    }
    val actions = remember(state, navigator) {
        TableActions(navigator::back, state::undo, state::layOut, state::touch)
    }
    TableScreen(
        title = state.game?.let { texts["game-$it"] }.orEmpty(),
        shot = state.shot,
        clock = state.clock,
        canUndo = state.undoNeed != UndoNeed.NOTHING_TO_UNDO,
        refusal = state.refusal,
        actions = actions,
    )
    if (state.asksConsent) {
        QuestionDialog(
            texts["undo-needs-consent"],
            texts["undo-needs-consent-detail"],
            texts["undo-confirm"],
            onYes = state::undoWithConsent,
            onNo = { state.asksConsent = false },
        )
    }
    state.trouble?.let { TroubleDialog(it) { state.trouble = null } }
}

private const val LAST_LOOK = 1_200L
