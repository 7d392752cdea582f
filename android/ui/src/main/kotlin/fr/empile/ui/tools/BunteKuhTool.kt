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
import fr.empile.core.BunteKuhSheet
import fr.empile.core.BunteKuhTimer
import fr.empile.core.Empile
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.ButtonPair
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.texts.LocalTexts

/** The timer of Bunte Kuh, which counts dice too. */
object BunteKuhTool : ToolKind<BunteKuhTimer, BunteKuhSheet> {
    override val slug = "bunte-kuh-timer"

    override fun take(empile: Empile, draft: ToolDraft) =
        empile.bunteKuhTimer(draft.seats.size.toUByte())

    override fun use(tool: BunteKuhTimer, move: Move) {
        val seat = move.numbers.single().toUByte()
        if (move.verb == "right") tool.right(seat) else tool.wrong(seat)
    }

    override fun read(tool: BunteKuhTimer) = tool.sheet()

    override fun isOver(sheet: BunteKuhSheet) = sheet.over

    override fun writeDown(tool: BunteKuhTimer, players: List<String>, playedAt: Long) =
        tool.writeDown(players, playedAt)

    @Composable
    override fun Desk(
        sheet: BunteKuhSheet,
        players: List<PlayerInfo>,
        hands: Hands<BunteKuhTimer>,
    ) {
        val texts = LocalTexts.current
        if (!sheet.over) TimeToPoint(sheet, hands)
        SeatCards(players) { seat, _ ->
            Figure(
                texts["tool-bunte-kuh-timer-dice"],
                sheet.dice[seat].toInt(),
                "dice-$seat",
            )
            ButtonPair(
                {
                    SecondaryButton(
                        texts["tool-bunte-kuh-timer-wrong"],
                        { hands.use("wrong", seat) },
                        it.testTag("wrong-$seat"),
                        enabled = !sheet.over,
                    )
                },
                {
                    SecondaryButton(
                        texts["tool-bunte-kuh-timer-right"],
                        { hands.use("right", seat) },
                        it.testTag("right-$seat"),
                        enabled = !sheet.over,
                    )
                },
            )
        }
    }
}

/** « Stop ! », and the seconds there are to point at a case. */
@Composable
private fun TimeToPoint(sheet: BunteKuhSheet, hands: Hands<BunteKuhTimer>) {
    val texts = LocalTexts.current
    var calls by remember(sheet) { mutableIntStateOf(0) }
    var left: Long? by remember(sheet) { mutableStateOf(null) }
    LaunchedEffect(sheet, calls) {
        if (calls == 0) return@LaunchedEffect
        val called = withFrameMillis { it }
        hands.ask { it.stopCalled(called.toULong()) }
        do {
            val now = withFrameMillis { it }
            left = hands.ask { it.timeToPoint(now.toULong()) }?.toLong()
        } while ((left ?: 0) > 0)
    }
    ColumnCard {
        left?.let {
            val seconds = (it + LAST_OF_A_SECOND) / SECOND
            BigWords(
                if (it == 0L) texts["tool-bunte-kuh-timer-too-late"]
                else "${texts["tool-bunte-kuh-timer-time-left"]} · " + texts.number(seconds),
                "time-left",
            )
        }
        PrimaryButton(
            texts["tool-bunte-kuh-timer-stop"],
            { calls++ },
            Modifier.fillMaxWidth().heightIn(min = 96.dp).testTag("stop"),
        )
    }
}

private const val SECOND = 1_000L
private const val LAST_OF_A_SECOND = SECOND - 1
