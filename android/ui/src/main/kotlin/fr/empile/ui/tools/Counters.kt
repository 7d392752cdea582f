package fr.empile.ui.tools

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.core.CuiBonoCounter
import fr.empile.core.CuiBonoHand
import fr.empile.core.CuiBonoSheet
import fr.empile.core.DieColour
import fr.empile.core.Empile
import fr.empile.core.Piece
import fr.empile.core.PilePoilsScores
import fr.empile.core.PilePoilsSheet
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.SwitchRow
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.tabular

/** What a sheet of Pile-Poils says: who won, how many golden cats, and the cats left of each. */
class PilePoilsPaper(
    val scores: PilePoilsScores,
    val winner: Int?,
    val goldenCats: Int,
    val left: List<Int>,
    val mostGolden: Int,
    val mostLeft: Int,
)

/** The score sheet of Pile-Poils. */
object PilePoilsTool : ToolKind<PilePoilsTool.Held, PilePoilsPaper> {
    override val slug = "pile-poils-sheet"

    /** The sheet beside what was entered: the core gives back scores only. */
    class Held(val sheet: PilePoilsSheet, val mostGolden: Int, val mostLeft: Int, seats: Int) :
        AutoCloseable {
        var winner: Int? = null
        var goldenCats = 0
        val left = MutableList(seats) { 0 }

        override fun close() = sheet.close()
    }

    override fun take(empile: Empile, draft: ToolDraft): Held {
        val seats = draft.seats.size.toUByte()
        val form = empile.resultForm("pile-poils", seats)
        return Held(
            empile.pilePoilsSheet(seats),
            form.winner.most,
            form.other.most,
            draft.seats.size,
        )
    }

    override fun use(tool: Held, move: Move) {
        val (seat, cats) = move.numbers
        when (move.verb) {
            "winner" -> {
                tool.sheet.setWinner(seat.toUByte(), cats.toUByte())
                tool.winner = seat
                tool.goldenCats = cats
            }
            "nobody" -> {
                tool.sheet.setNoWinner()
                tool.winner = null
            }
            else -> {
                tool.sheet.setLeft(seat.toUByte(), cats.toUByte())
                tool.left[seat] = cats
            }
        }
    }

    override fun read(tool: Held) =
        PilePoilsPaper(
            tool.sheet.scores(),
            tool.winner,
            tool.goldenCats,
            tool.left.toList(),
            tool.mostGolden,
            tool.mostLeft,
        )

    override fun writeDown(tool: Held, players: List<String>, playedAt: Long) =
        tool.sheet.writeDown(players, playedAt)

    @Composable
    override fun Desk(sheet: PilePoilsPaper, players: List<PlayerInfo>, hands: Hands<Held>) {
        val texts = LocalTexts.current
        SeatCards(players) { seat, _ ->
            val won = sheet.winner == seat
            SwitchRow(
                texts["tool-pile-poils-sheet-winner"],
                sheet.scores.title.takeIf { won },
                won,
                Modifier.testTag("winner-$seat"),
            ) {
                if (it) hands.use("winner", seat, 0) else hands.use("nobody", seat, 0)
            }
            if (won) {
                Stepper(
                    texts["tool-pile-poils-sheet-golden-cats"],
                    sheet.goldenCats,
                    0..sheet.mostGolden,
                    "golden-$seat",
                ) {
                    hands.use("winner", seat, it)
                }
            } else {
                Stepper(
                    texts["tool-pile-poils-sheet-cats-left"],
                    sheet.left[seat],
                    0..sheet.mostLeft,
                    "left-$seat",
                ) {
                    hands.use("left", seat, it)
                }
            }
            Figure(texts["tool-teckels-bones-points"], sheet.scores.scores[seat], "score-$seat")
        }
    }
}

/** The counter of Cui bono?. */
object CuiBonoTool : ToolKind<CuiBonoCounter, CuiBonoSheet> {
    override val slug = "cui-bono-counter"

    override fun take(empile: Empile, draft: ToolDraft) =
        empile.cuiBonoCounter(draft.seats.size.toUByte(), empile.cuiBonoCosts())

    override fun use(tool: CuiBonoCounter, move: Move) {
        val (seat, colour) = move.numbers
        tool.keep(seat.toUByte(), DieColour.entries[colour])
    }

    override fun read(tool: CuiBonoCounter) = tool.sheet()

    override fun isOver(sheet: CuiBonoSheet) = sheet.over

    override fun writeDown(tool: CuiBonoCounter, players: List<String>, playedAt: Long) =
        tool.writeDown(players, playedAt)

    @Composable
    override fun Desk(
        sheet: CuiBonoSheet,
        players: List<PlayerInfo>,
        hands: Hands<CuiBonoCounter>,
    ) {
        val texts = LocalTexts.current
        SeatCards(players) { seat, player ->
            FlowRow(
                Modifier.fillMaxWidth(),
                horizontalArrangement = Arrangement.spacedBy(Space.one),
                verticalArrangement = Arrangement.spacedBy(Space.one),
            ) {
                DieColour.entries.forEach { colour ->
                    KeepButton(
                        colour,
                        sheet.hands[seat].count(colour),
                        player,
                        "keep-$seat",
                        !sheet.over,
                        Modifier.weight(1f),
                    ) {
                        hands.use("keep", seat, colour.ordinal)
                    }
                }
            }
            Figure(texts["tool-cui-bono-counter-loss"], sheet.hands[seat].loss, "loss-$seat")
        }
    }
}

private fun CuiBonoHand.count(colour: DieColour): Int =
    when (colour) {
        DieColour.RED -> red
        DieColour.YELLOW -> yellow
        DieColour.PEARL -> pearl
    }.toInt()

/** Keeps one more die of a colour; shows how many there are. */
@Composable
private fun KeepButton(
    colour: DieColour,
    count: Int,
    player: PlayerInfo,
    tag: String,
    enabled: Boolean,
    modifier: Modifier,
    onKeep: () -> Unit,
) {
    val texts = LocalTexts.current
    val word = colour.name.lowercase()
    val name = texts["tool-cui-bono-counter-$word"]
    val number = texts.number(count)
    Surface(
        onKeep,
        modifier.testTag("$tag-${colour.name.lowercase()}").semantics {
            contentDescription = "${player.name}, ${texts.labelled(name, number)}"
        },
        enabled,
        shape = MaterialTheme.shapes.small,
        color = LocalColours.current.surface,
        contentColor = LocalColours.current.text,
    ) {
        Row(
            Modifier.heightIn(min = 64.dp).padding(horizontal = Space.one),
            horizontalArrangement = Arrangement.spacedBy(Space.one, Alignment.CenterHorizontally),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            PieceView(Piece.PyramidDie(colour, ONE), 44.dp)
            Text(number, style = MaterialTheme.typography.titleLarge.tabular())
        }
    }
}

private const val ONE: UByte = 1u
