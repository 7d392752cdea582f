package fr.empile.ui.seating

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.DpSize
import fr.empile.core.BoardSize
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Core
import fr.empile.ui.lesson.rememberLearning
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.players.Newcomers
import fr.empile.ui.rules.Readers
import fr.empile.ui.rules.RuleSheet
import fr.empile.ui.settings.LocalPreferences
import fr.empile.ui.settings.Preferences
import fr.empile.ui.table.sharedBoard
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.launch

@Composable
fun Seating(core: Core, navigator: Navigator, game: String) {
    val scope = rememberCoroutineScope()
    val preferences = LocalPreferences.current
    val state =
        rememberSaveable(core, game, saver = choices(core, game, preferences)) {
            SeatingState(core, game, preferences)
        }
    LaunchedEffect(state) {
        state.load()
        // Nothing is drawn that was changed again meanwhile.
        snapshotFlow { state.setup to state.board.rows }
            .collectLatest { (setup, _) ->
                if (state.playsOwnBoard) state.board.check()
                state.draw(setup)
            }
    }
    LaunchedEffect(state) { snapshotFlow { state.sitDown }.collectLatest(state::judge) }
    var rule: String? by remember { mutableStateOf(null) }
    val learn = rememberLearning(core, navigator) { state.roster.error = it }
    BoxWithConstraints(Modifier.fillMaxSize()) {
        val board = sharedBoard(DpSize(maxWidth, maxHeight))
        val textScale = LocalDensity.current.fontScale
        LaunchedEffect(state, board, textScale) {
            state.boardSize = BoardSize(board.width.value, board.height.value, textScale)
        }
        SeatingScreen(
            state,
            onBack = navigator::back,
            onRule = { rule = it },
            onRules = { navigator.goTo(Screen.RulePage(game)) },
            onLearn = { learn(game) },
            onStart = {
                scope.launch {
                    state.start()?.let { match ->
                        navigator.home()
                        navigator.goTo(Screen.Table(match))
                    }
                }
            },
        ) {
            Newcomers(state.roster) { state.toggle(it.id) }
        }
    }
    rule?.let {
        RuleSheet(core, it, Readers.SittingDown(state.setup, state.seats.size)) { rule = null }
    }
    state.refusal?.let { refused ->
        ErrorDialog(
            refused.reason,
            onRule =
                refused.rule?.let { id ->
                    {
                        state.refusal = null
                        rule = id
                    }
                },
            onRead = { state.refusal = null },
        )
    }
    state.roster.error?.let { ErrorDialog(it) { state.roster.error = null } }
}

/** What was chosen so far, for when the screen is made anew. */
private fun choices(core: Core, game: String, preferences: Preferences): Saver<SeatingState, Any> =
    Saver(
        save = { state ->
            ArrayList(
                listOf(
                    ArrayList(state.seats),
                    ArrayList(state.chosen.flatMap { listOf(it.key, it.value) }),
                    ArrayList(state.board.lines),
                    ArrayList(listOfNotNull(state.saidForEvening?.toString())),
                )
            )
        },
        restore = { saved ->
            val (seats, chosen, lines, said) =
                (saved as List<*>).map { part -> (part as List<*>).map(Any?::toString) }
            SeatingState(core, game, preferences).apply {
                this.seats += seats
                chosen.chunked(2).forEach { (key, value) -> this.chosen[key] = value }
                board.lines += lines
                saidForEvening = said.firstOrNull()?.toBoolean()
            }
        },
    )
