package fr.empile.ui.tools

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameMillis
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import fr.empile.core.Empile
import fr.empile.core.PlayerInfo
import fr.empile.core.RaffzahnSheet
import fr.empile.core.RaffzahnTake
import fr.empile.core.RaffzahnTimer
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.texts.LocalTexts

/** The timer of Raffzahn, which counts dice too. */
object RaffzahnTool : ToolKind<RaffzahnTimer, RaffzahnSheet> {
    override val slug = "raffzahn-timer"

    override fun take(empile: Empile, draft: ToolDraft) = empile.raffzahnTimer()

    override fun use(tool: RaffzahnTimer, move: Move) {
        val seat = move.numbers.first().toUByte()
        if (move.verb == "late") tool.late(seat) else tool.setDice(seat, move.numbers[1].toUByte())
    }

    override fun read(tool: RaffzahnTimer) = tool.sheet()

    override fun writeDown(tool: RaffzahnTimer, players: List<String>, playedAt: Long) =
        tool.writeDown(players, playedAt)

    @Composable
    override fun Desk(
        sheet: RaffzahnSheet,
        players: List<PlayerInfo>,
        hands: Hands<RaffzahnTimer>,
    ) {
        val texts = LocalTexts.current
        Take(hands)
        SeatCards(players) { seat, _ ->
            Stepper(
                texts["tool-raffzahn-timer-dice"],
                sheet.dice[seat].toInt(),
                0..sheet.dice[seat].toInt() + sheet.left.toInt(),
                "dice-$seat",
            ) {
                hands.use("dice", seat, it)
            }
            SecondaryButton(
                texts["tool-raffzahn-timer-late"],
                { hands.use("late", seat) },
                Modifier.fillMaxWidth().testTag("late-$seat"),
            )
        }
    }
}

/** The die is thrown, « Stop ! » is said: what is it to take a die now? */
@Composable
private fun Take(hands: Hands<RaffzahnTimer>) {
    val texts = LocalTexts.current
    var calls by remember { mutableIntStateOf(0) }
    var runs by remember { mutableStateOf(false) }
    var take by remember { mutableStateOf(RaffzahnTake.NOT_IN_A_TURN) }
    LaunchedEffect(calls) {
        if (calls == 0) return@LaunchedEffect
        if (runs) {
            hands.ask { it.thrown() }
            take = RaffzahnTake.IN_TIME
            return@LaunchedEffect
        }
        val called = withFrameMillis { it }
        hands.ask { it.stopCalled(called.toULong()) }
        do {
            val now = withFrameMillis { it }
            take = hands.ask { it.judge(now.toULong()) } ?: RaffzahnTake.NOT_IN_A_TURN
        } while (take != RaffzahnTake.NOT_IN_A_TURN)
    }
    val word =
        when (take) {
            RaffzahnTake.IN_TIME -> texts["tool-raffzahn-timer-in-time"]
            RaffzahnTake.LATE -> texts["tool-raffzahn-timer-too-late"]
            RaffzahnTake.NOT_IN_A_TURN -> texts["tool-raffzahn-timer-not-in-a-turn"]
        }
    ColumnCard {
        BigWords(word, "take")
        PrimaryButton(
            texts[if (runs) "tool-raffzahn-timer-stop" else "tool-raffzahn-timer-thrown"],
            {
                runs = !runs
                calls++
            },
            Modifier.fillMaxWidth().heightIn(min = 96.dp).testTag(if (runs) "stop" else "thrown"),
        )
    }
}
