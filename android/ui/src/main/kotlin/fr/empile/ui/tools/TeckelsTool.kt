package fr.empile.ui.tools

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import fr.empile.core.BoneHeap
import fr.empile.core.BoneKind
import fr.empile.core.BonesSheet
import fr.empile.core.Empile
import fr.empile.core.Piece
import fr.empile.core.PlayerInfo
import fr.empile.core.TeckelsBones
import fr.empile.core.TeckelsCount
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SwitchRow
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space

/** The bones counter of Teckels. */
object TeckelsTool : ToolKind<TeckelsBones, BonesSheet> {
    override val slug = "teckels-bones"

    override fun take(empile: Empile, draft: ToolDraft) =
        empile.teckelsBones(draft.seats.size.toUByte())

    override fun use(tool: TeckelsBones, move: Move) {
        tool.addRound(
            move.numbers.chunked(2).map { (cards, emptied) ->
                TeckelsCount(cards.toUByte(), emptied == 1)
            }
        )
    }

    override fun read(tool: TeckelsBones) = tool.sheet()

    override fun isOver(sheet: BonesSheet) = sheet.over

    override fun writeDown(tool: TeckelsBones, players: List<String>, playedAt: Long) =
        tool.writeDown(players, playedAt)

    @Composable
    override fun Desk(sheet: BonesSheet, players: List<PlayerInfo>, hands: Hands<TeckelsBones>) {
        val texts = LocalTexts.current
        var cards by rememberSaveable { mutableStateOf(players.map { 0 }) }
        var emptied by rememberSaveable { mutableStateOf(players.map { false }) }
        SeatCards(players) { seat, _ ->
            if (!sheet.over) {
                Stepper(
                    texts["tool-teckels-bones-cards"],
                    cards[seat],
                    0..sheet.mostCards.toInt(),
                    "cards-$seat",
                ) {
                    cards = cards.with(seat, it)
                }
                SwitchRow(
                    texts["tool-teckels-bones-emptied"],
                    detail = null,
                    emptied[seat],
                    Modifier.testTag("emptied-$seat"),
                ) {
                    emptied = emptied.with(seat, it)
                }
            }
            Heap(sheet.heaps[seat])
            Figure(
                texts["tool-teckels-bones-points"],
                sheet.heaps[seat].value.toInt(),
                "points-$seat",
            )
        }
        if (!sheet.over) {
            PrimaryButton(
                texts["tool-teckels-bones-add-round"],
                {
                    val counts =
                        cards.zip(emptied).flatMap { (count, all) ->
                            listOf(count, if (all) 1 else 0)
                        }
                    hands.use("round", *counts.toIntArray())
                    cards = players.map { 0 }
                    emptied = players.map { false }
                },
                Modifier.fillMaxWidth().padding(top = Space.one).testTag("add-round"),
            )
        }
    }
}

@Composable
private fun Heap(heap: BoneHeap) {
    val bones =
        listOf(
            BoneKind.GOLD to heap.gold,
            BoneKind.SILVER to heap.silver,
            BoneKind.BRONZE to heap.bronze,
        )
    FlowRow(horizontalArrangement = Arrangement.spacedBy(Space.half)) {
        bones.forEach { (kind, count) ->
            repeat(count.toInt()) { PieceView(Piece.Bone(kind), 48.dp, 30.dp) }
        }
    }
}

private fun <T> List<T>.with(index: Int, value: T): List<T> = mapIndexed { at, old ->
    if (at == index) value else old
}
