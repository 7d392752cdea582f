package fr.empile.ui.tools

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import fr.empile.core.Empile
import fr.empile.core.NekoCard
import fr.empile.core.NekoDecks
import fr.empile.core.NekoSheet
import fr.empile.core.Piece
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Choices
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.texts.Texts
import fr.empile.ui.theme.Space

/** The decks of Neko tower beside what was entered: the core does not give back who felled it. */
class NekoDesk(val sheet: NekoSheet, val felledBy: Int?)

/** The decks and the step counter of Neko tower. */
object NekoTool : ToolKind<NekoTool.Held, NekoDesk> {
    override val slug = "neko-decks"
    override val variant = "tool-neko-decks-competitive"

    class Held(val decks: NekoDecks) : AutoCloseable {
        var felledBy: Int? = null

        override fun close() = decks.close()
    }

    override fun take(empile: Empile, draft: ToolDraft) =
        Held(empile.nekoDecks(draft.isVariant, draft.seats.size.toUByte(), draft.seed.toULong()))

    override fun use(tool: Held, move: Move) {
        val numbers = move.numbers.map { it.coerceAtLeast(0).toUByte() }
        when (move.verb) {
            "play" -> tool.decks.playAction(numbers[0])
            "climb" -> tool.decks.validate(numbers[0], numbers[1], numbers[2])
            "put" -> tool.decks.put(numbers[0], numbers[1])
            else -> {
                val seat = move.numbers.firstOrNull()
                tool.decks.setFelledBy(seat?.toUByte())
                tool.felledBy = seat
            }
        }
    }

    override fun read(tool: Held) = NekoDesk(tool.decks.sheet(), tool.felledBy)

    override fun writeDown(tool: Held, players: List<String>, playedAt: Long) =
        tool.decks.writeDown(players, playedAt)

    @Composable
    override fun Desk(sheet: NekoDesk, players: List<PlayerInfo>, hands: Hands<Held>) {
        val texts = LocalTexts.current
        val shown = sheet.sheet
        var height by rememberSaveable { mutableIntStateOf(1) }
        SectionTitle(texts["tool-neko-decks-actions"])
        CardGrid(shown.actions.indices.toList()) { place ->
            FaceUp(shown.actions[place], isMission = false) {
                SecondaryButton(
                    texts["tool-neko-decks-play"],
                    { hands.use("play", place) },
                    Modifier.fillMaxWidth().testTag("play-$place"),
                )
            }
        }
        if (shown.missions.isNotEmpty()) {
            SectionTitle(texts["tool-neko-decks-missions"])
            CardGrid(shown.missions.indices.toList()) { place ->
                val card = shown.missions[place]
                val climb = card.climb?.toInt() ?: 0
                FaceUp(card, isMission = true) {
                    SecondaryButton(
                        "${texts["tool-neko-decks-climb"]} ${texts.number(climb)}",
                        { hands.use("climb", place, climb, height) },
                        Modifier.fillMaxWidth().testTag("climb-$place"),
                    )
                }
            }
        }
        Floors(sheet, players, hands, height) { height = it }
    }
}

@Composable
private fun FaceUp(card: NekoCard, isMission: Boolean, button: @Composable () -> Unit) {
    val piece = if (isMission) Piece.NekoMission(card.number) else Piece.NekoAction(card.number)
    ColumnCard {
        Row(
            horizontalArrangement = Arrangement.spacedBy(Space.two),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            PieceView(piece, 72.dp, 100.dp)
            Text(card.text, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
        }
        button()
    }
}

/** How high the tower and the cats are, and by whose hand it fell. */
@Composable
private fun Floors(
    sheet: NekoDesk,
    players: List<PlayerInfo>,
    hands: Hands<NekoTool.Held>,
    height: Int,
    onHeight: (Int) -> Unit,
) {
    val texts = LocalTexts.current
    val floors = sheet.sheet.floors.map(Byte::toInt)
    val most = sheet.sheet.mostFloors.toInt()
    SectionTitle(texts["tool-neko-decks-floor"])
    ColumnCard {
        Stepper(texts["tool-neko-decks-height"], height, 1..most, "height", onChange = onHeight)
        if (hands.isVariant) {
            players.forEachIndexed { seat, player ->
                Stepper(player.name, floors[seat], 0..most, "floor-$seat") {
                    hands.use("put", seat, it)
                }
            }
        } else {
            Stepper(texts["tool-neko-decks-neko"], floors.first(), 0..most, "floor-0") {
                hands.use("put", 0, it)
            }
            SoftText(texts.steps(sheet.sheet.steps.map(Byte::toInt)), Modifier.testTag("steps"))
        }
    }
    Column(
        Modifier.padding(top = Space.two),
        verticalArrangement = Arrangement.spacedBy(Space.one),
    ) {
        val fell = listOf(texts["tool-neko-decks-felled"], texts["tool-neko-decks-felled-by"])
        Text(
            fell.joinToString(" · "),
            style = MaterialTheme.typography.titleMedium,
        )
        Choices(
            players.indices.toList(),
            sheet.felledBy,
            name = { players[it].name },
            onChoose = {
                if (it == sheet.felledBy) hands.use("stands") else hands.use("felled", it)
            },
            tag = { "felled-$it" },
        )
    }
}

private fun Texts.steps(steps: List<Int>): String =
    if (steps.isEmpty()) this["tool-neko-decks-no-step"]
    else labelled(this["tool-neko-decks-steps"], steps.joinToString { number(it) })
