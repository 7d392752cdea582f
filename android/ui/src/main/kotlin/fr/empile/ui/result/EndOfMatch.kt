package fr.empile.ui.result

import androidx.compose.foundation.layout.BoxScope
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import fr.empile.core.HistoryRow
import fr.empile.core.ResultSheet
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.common.Sheet
import fr.empile.ui.core.Core
import fr.empile.ui.history.NoteField
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.texts.LocalTexts
import kotlinx.coroutines.launch

/**
 * What there is to do after a match, over the board as it ended. Its result is known by the id of
 * the match.
 */
@Composable
fun BoxScope.EndOfMatch(
    core: Core,
    navigator: Navigator,
    match: String,
    sheet: ResultSheet,
    sharing: CardSharing,
) {
    val scope = rememberCoroutineScope()
    var isLooking by rememberSaveable(match) { mutableStateOf(false) }
    var isNoting by rememberSaveable(match) { mutableStateOf(false) }
    var noted: HistoryRow? by remember(match) { mutableStateOf(null) }
    var error: String? by remember(match) { mutableStateOf(null) }
    LaunchedEffect(isNoting) {
        core.orError({ error = it }) {
            noted = if (isNoting) core.ask { it.result(match) } else null
        }
    }
    val begin = { work: suspend () -> Unit ->
        scope.launch { core.orError({ error = it }, work) }
        Unit
    }
    if (isLooking) EndShown { isLooking = false }
    else
        EndStrip(
            sheet,
            EndActions(
                onLook = { isLooking = true },
                onResult = { navigator.goTo(Screen.Result(match)) },
                onRematch = { begin { navigator.beginAnew(core.rematch(match)) } },
                onReplay = { navigator.goTo(Screen.Replay(match)) },
                onNote = { isNoting = true },
                onShare = { sharing.share(match) },
            ),
        )
    noted?.let { row ->
        Sheet(LocalTexts.current["by-hand-note"], onClose = { isNoting = false }) {
            NoteField(row) { note ->
                begin {
                    core.ask { it.annotateResult(row.id, note, row.picture) }
                    isNoting = false
                }
            }
        }
    }
    error?.let { ErrorDialog(it) { error = null } }
}
