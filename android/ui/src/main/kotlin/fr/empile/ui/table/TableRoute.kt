package fr.empile.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalWindowInfo
import fr.empile.core.Cue
import fr.empile.core.UndoNeed
import fr.empile.ui.BackHandler
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.common.QuestionDialog
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.BackGuard
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.result.CardSharing
import fr.empile.ui.result.EndOfMatch
import fr.empile.ui.rules.Readers
import fr.empile.ui.rules.RuleSheet
import fr.empile.ui.scene.PointerTime
import fr.empile.ui.scene.manner
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalMotion
import fr.empile.ui.theme.Motion
import kotlinx.coroutines.delay

@Composable
fun TableRoute(
    core: Core,
    navigator: Navigator,
    match: String,
    pointerTime: PointerTime,
    onCue: (Cue) -> Unit,
    sharing: CardSharing,
    wholeScreen: @Composable () -> Unit,
    undoKey: BackHandler = { _, _ -> },
) {
    val motion = LocalMotion.current
    val state = remember(core, match) { TableState(core, match, pointerTime, onCue) }
    LaunchedEffect(state) { state.run() }
    DisposableEffect(core, match, navigator) {
        onDispose { if (Screen.Table(match) !in navigator.way) core.letGo(match) }
    }
    var isToldOver by rememberSaveable(match) { mutableStateOf(false) }
    LaunchedEffect(state.isOver) {
        if (!state.isOver) return@LaunchedEffect
        // The last cats fall asleep, and what falls has fallen, before anything is said of it.
        if (!isToldOver && motion != Motion.Off)
            delay(state.lastFootageMs + manner.lastLookMs.toLong())
        isToldOver = true
    }
    LaunchedEffect(state.isTaught) {
        state.game
            ?.takeIf { state.isTaught }
            ?.let { navigator.replaceBy(Screen.LessonDone(it.slug)) }
    }
    val isShared = state.game?.realTime == true && !state.isLesson
    if (isShared) {
        // Hands are everywhere on a shared screen: nothing leaves it at once.
        BackGuard(navigator) {
            when {
                state.isOver -> navigator.back()
                state.isPaused -> state.resume()
                else -> state.pause()
            }
        }
        PauseOutOfSight(state)
        wholeScreen()
    }
    if (state.game != null && !isShared) RobotsWaitOutOfSight(state)
    var rule: String? by remember { mutableStateOf(null) }
    val actions =
        remember(state, navigator) {
            TableActions(
                onBack = navigator::back,
                onUndo = state::undo,
                onHelp = state::askHelp,
                onJournal = state::askJournal,
                onPause = state::pause,
                onLayOut = state::layOut,
                onTouch = state::touch,
                onRule = { rule = it },
            )
        }
    val canUndo = state.undoNeed != UndoNeed.NOTHING_TO_UNDO
    val isInSight =
        !state.asksConsent && state.help == null && state.journal == null && rule == null
    undoKey(canUndo && !isShared && isInSight, state::undo)
    TableScreen(
        state.game,
        state.scene,
        state.clock,
        isShared,
        canUndo,
        refusal = state.refusal,
        hint = state.hint,
        actions = actions,
        since = state.since,
        isOver = state.isOver,
        told = state.told,
    ) {
        state.over
            ?.takeIf { isToldOver && !state.isLesson }
            ?.let { sheet ->
                EndOfMatch(core, navigator, match, sheet, sharing)
            }
    }
    if (state.isPaused) Pause(state, actions)
    state.journal?.let {
        JournalSheet(it, state::dismissJournal, since = state.since?.lines?.toInt() ?: 0)
    }
    state.help?.let {
        HelpSheet(
            it,
            state.seal,
            onRule = { id -> rule = id },
            onClose = state::dismissHelp,
            onHint = if (state.mayAskHint) state::askHint else null,
        )
    }
    rule?.let { RuleSheet(core, it, Readers.AtTable(match)) { rule = null } }
    UndoQuestion(state)
    state.error?.let { ErrorDialog(it) { state.error = null } }
}

/** A call comes in, another window opens: nobody loses a card for it. */
@Composable
private fun PauseOutOfSight(state: TableState) {
    val isFocused = LocalWindowInfo.current.isWindowFocused
    var wasFocused by remember { mutableStateOf(false) }
    LaunchedEffect(isFocused) {
        if (wasFocused && !isFocused) state.pause()
        wasFocused = isFocused
    }
}

@Composable
private fun UndoQuestion(state: TableState) {
    if (!state.asksConsent) return
    val texts = LocalTexts.current
    QuestionDialog(
        texts["undo-needs-consent"],
        texts["undo-needs-consent-detail"],
        yes = texts["undo-confirm"],
        no = texts["undo-refuse"],
        onYes = state::undoWithConsent,
        onNo = { state.asksConsent = false },
    )
}
