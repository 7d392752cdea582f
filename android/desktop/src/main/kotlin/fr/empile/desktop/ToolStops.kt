package fr.empile.desktop

import androidx.compose.foundation.layout.Column
import androidx.compose.runtime.remember
import fr.empile.core.DiceKind
import fr.empile.core.DiceThrow
import fr.empile.core.FingerSpot
import fr.empile.core.PickerView
import fr.empile.ui.EmpileSurface
import fr.empile.ui.common.TopBar
import fr.empile.ui.navigation.Screen
import fr.empile.ui.tools.BunteKuhTool
import fr.empile.ui.tools.CountingTool
import fr.empile.ui.tools.CuiBonoTool
import fr.empile.ui.tools.DiceCupScreen
import fr.empile.ui.tools.EintrichternTool
import fr.empile.ui.tools.FirstPlayerScreen
import fr.empile.ui.tools.Move
import fr.empile.ui.tools.NekoTool
import fr.empile.ui.tools.PilePoilsTool
import fr.empile.ui.tools.PiloPiloTool
import fr.empile.ui.tools.RaffzahnTool
import fr.empile.ui.tools.TeckelsTool
import fr.empile.ui.tools.ToolDraft
import fr.empile.ui.tools.ToolKind

/** The shelf of tools, and every tool in use. */
internal fun Showcase.toolStops(): Map<String, Stop> =
    mapOf(
        "tools" to { device -> screen(device, Screen.Tools) },
        "tool-first-player" to fingers,
        "tool-dice-cup" to dice,
        "tool-title-finder" to { device -> screen(device, Screen.Tool("title-finder")) },
        "tool-who-plays" to { device -> screen(device, Screen.Tool("pilo-pilo-judge")) },
        "tool-pile-poils-sheet" to
            counted(PilePoilsTool, Move("winner", listOf(0, 5)), Move("left", listOf(1, 3))),
        "tool-pilo-pilo-judge" to counted(PiloPiloTool, Move("settle", listOf(0, 1, 2, 2))),
        "tool-teckels-bones" to counted(TeckelsTool, Move("round", listOf(9, 0, 6, 1, 4, 0))),
        "tool-neko-decks" to counted(NekoTool, Move("climb", listOf(1, 2, 12))),
        "tool-raffzahn-timer" to
            counted(RaffzahnTool, Move("dice", listOf(0, 7)), Move("dice", listOf(2, 4))),
        "tool-bunte-kuh-timer" to
            counted(BunteKuhTool, Move("right", listOf(1)), Move("wrong", listOf(2))),
        "tool-cui-bono-counter" to
            counted(CuiBonoTool, Move("keep", listOf(0, 0)), Move("keep", listOf(1, 2))),
        "tool-eintrichtern-sums" to
            counted(EintrichternTool, Move("uncover", listOf(0, 1, 2, 3, 3, 2, 1))),
    )

/** Three use a tool that was used before. */
private fun <T : AutoCloseable, S : Any> Showcase.counted(
    kind: ToolKind<T, S>,
    vararg moves: Move,
): Stop = { device ->
    val draft = remember {
        ToolDraft(seed = 7).apply {
            seats += family.take(3).map { it.id }
            this.moves += moves
            hasBegun = true
        }
    }
    EmpileSurface(core.texts, device.surroundings()) {
        CountingTool(core, AlwaysSunday, kind, draft) {}
    }
}

/** Three fingers have waited, and one of them begins. */
private val Showcase.fingers: Stop
    get() = { device ->
        val spots =
            listOf(0.22f to 0.1f, 0.66f to 0.16f, 0.4f to 0.7f).mapIndexed { index, (x, y) ->
                FingerSpot(index.toULong(), x * device.width, y * device.height)
            }
        EmpileSurface(core.texts, device.surroundings()) {
            Column {
                TopBar(core.texts["tool-first-player"], {})
                FirstPlayerScreen(PickerView(spots, spots[1], null))
            }
        }
    }

private val Showcase.dice: Stop
    get() = { device ->
        EmpileSurface(core.texts, device.surroundings()) {
            DiceCupScreen(
                DiceKind.THREE,
                dice = 5,
                DiceThrow(byteArrayOf(6, 2, 5), 13u),
                {},
                {},
                {},
                {},
            )
        }
    }
