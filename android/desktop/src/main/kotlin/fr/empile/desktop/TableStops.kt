package fr.empile.desktop

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import fr.empile.showcase.Device
import fr.empile.showcase.Showcase
import fr.empile.ui.EmpileSurface
import fr.empile.ui.scene.composePointerTime
import fr.empile.ui.table.TableActions
import fr.empile.ui.table.TableScreen
import fr.empile.ui.table.TableState
import kotlinx.coroutines.launch

/** The table of every game against the clock. */
internal fun Showcase.tablesAgainstTheClock(): Map<String, Stop> =
    stillTables.entries.associate { (game, match) ->
        "table-$game" to { device -> begun(device, match) }
    }

/** A table against the clock, to which everyone has come. */
@Composable
private fun Showcase.begun(device: Device, match: String) {
    val state = remember { TableState(unhurried, match, composePointerTime) {} }
    LaunchedEffect(state) { state.run() }
    val scope = rememberCoroutineScope()
    val layOut = { width: Float, height: Float, textScale: Float ->
        state.layOut(width, height, textScale)
        scope.launch { state.touch(withoutWaiting(match, width, height, textScale)) }
        Unit
    }
    EmpileSurface(unhurried.texts, device.surroundings()) {
        val actions = TableActions({}, {}, {}, {}, {}, layOut, {})
        TableScreen(
            state.game,
            state.scene,
            state.clock,
            isShared = state.game?.realTime == true,
            canUndo = false,
            refusal = null,
            actions,
        )
    }
}

/** Somebody begins without waiting, and it is counted down. */
private suspend fun Showcase.withoutWaiting(
    match: String,
    width: Float,
    height: Float,
    textScale: Float,
): List<TouchSample> {
    val nodes = unhurried.ask { empile ->
        empile.resumeMatch(match).use { table ->
            table.resize(width, height, textScale)
            table.scene().nodes
        }
    }
    val start = nodes.find { it.label == unhurried.texts["muster-start"] } ?: return emptyList()
    val (x, y) = start.x + start.width / 2 to start.y + start.height / 2
    return listOf(
        TouchSample(FINGER, TouchPhase.DOWN, x, y, 0u),
        TouchSample(FINGER, TouchPhase.UP, x, y, 0u),
        // Time passes by touches alone: one beside the table lets it be as late as this.
        TouchSample(FINGER, TouchPhase.DOWN, -1f, -1f, COUNTED_DOWN),
        TouchSample(FINGER, TouchPhase.UP, -1f, -1f, COUNTED_DOWN),
    )
}

private const val FINGER = 1uL

/** Longer than it is counted down, in milliseconds. */
private const val COUNTED_DOWN = 10_000uL
