package fr.empile.ui.tools

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.core.Empile
import fr.empile.core.Piece
import fr.empile.core.PiloCharacter
import fr.empile.core.PiloCounts
import fr.empile.core.PiloDuty
import fr.empile.core.PiloJudgement
import fr.empile.core.PiloPiloJudge
import fr.empile.core.PiloShown
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SwitchRow
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.texts.Texts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/**
 * The judge of Pilo Pilo: the cards that were turned, what each had to do, the cards that are left.
 */
object PiloPiloTool : ToolKind<PiloPiloJudge, PiloCounts> {
    override val slug = "pilo-pilo-judge"
    override val variant = "tool-pilo-pilo-judge-apprentices"

    override fun take(empile: Empile, draft: ToolDraft) =
        empile.piloPiloJudge(draft.seats.size.toUByte(), draft.isVariant)

    /** First what each seat showed, then the seats that were right. */
    override fun use(tool: PiloPiloJudge, move: Move) {
        val seats = tool.counts().cardsLeft.size
        val right = move.numbers.drop(seats)
        tool.settle(
            move.numbers.take(seats).map(::shown),
            ByteArray(right.size) { right[it].toByte() },
        )
    }

    override fun read(tool: PiloPiloJudge) = tool.counts()

    override fun isOver(sheet: PiloCounts) = sheet.winners.isNotEmpty()

    override fun writeDown(tool: PiloPiloJudge, players: List<String>, playedAt: Long) =
        tool.writeDown(players, playedAt)

    @Composable
    override fun Desk(sheet: PiloCounts, players: List<PlayerInfo>, hands: Hands<PiloPiloJudge>) {
        val texts = LocalTexts.current
        var cards by
            rememberSaveable(sheet.rounds.toInt()) { mutableStateOf(players.map { UNKNOWN }) }
        var right by rememberSaveable(sheet.rounds.toInt()) { mutableStateOf(emptyList<Int>()) }
        var duties by remember { mutableStateOf(emptyList<PiloJudgement>()) }
        val allShown = cards.none { it == UNKNOWN }
        LaunchedEffect(cards) {
            duties =
                if (allShown) hands.ask { it.judge(cards.map(::shown)) }.orEmpty() else emptyList()
        }
        val isOver = isOver(sheet)
        SeatCards(players) { seat, player ->
            Figure(
                texts["tool-pilo-pilo-judge-cards-left"],
                sheet.cardsLeft[seat].toInt(),
                "cards-left-$seat",
            )
            if (!isOver) {
                ShownCards(cards[seat], hands.isVariant, player, "shown-$seat") { card ->
                    cards = cards.mapIndexed { at, old -> if (at == seat) card else old }
                    right = emptyList()
                }
                duties.getOrNull(seat)?.let { judgement ->
                    Duty(judgement, players, "duty-$seat")
                    if (judgement.duty != PiloDuty.SITS_OUT) {
                        SwitchRow(
                            texts["tool-pilo-pilo-judge-was-right"],
                            detail = null,
                            seat in right,
                            Modifier.testTag("was-right-$seat"),
                        ) {
                            right = if (it) (right + seat).sorted() else right - seat
                        }
                    }
                }
            }
        }
        if (!isOver) {
            PrimaryButton(
                texts["tool-pilo-pilo-judge-settle"],
                { hands.use("settle", *(cards + right).toIntArray()) },
                Modifier.fillMaxWidth().padding(top = Space.one).testTag("settle"),
                enabled = duties.isNotEmpty(),
            )
        }
    }
}

/** Which card was turned; without the kings if apprentices play. */
@Composable
private fun ShownCards(
    chosen: Int,
    noKings: Boolean,
    player: PlayerInfo,
    tag: String,
    onChoose: (Int) -> Unit,
) {
    val texts = LocalTexts.current
    FlowRow(
        Modifier.selectableGroup(),
        horizontalArrangement = Arrangement.spacedBy(Space.one),
        verticalArrangement = Arrangement.spacedBy(Space.one),
    ) {
        PiloCharacter.entries
            .filterNot { noKings && it == PiloCharacter.KING }
            .forEach { character ->
                val name =
                    texts.say("pilo-pilo-character", "character" to character.name.lowercase())
                Pick(
                    chosen == character.ordinal,
                    "${player.name}, $name",
                    "$tag-${character.name.lowercase()}",
                    { onChoose(character.ordinal) },
                ) {
                    PieceView(Piece.PiloCard(character), 48.dp, 66.dp, Modifier.padding(Space.half))
                }
            }
        Pick(
            chosen == PEEKED,
            "${player.name}, ${texts["tool-pilo-pilo-judge-peeked"]}",
            "$tag-peeked",
            { onChoose(PEEKED) },
        ) {
            Text(
                texts["tool-pilo-pilo-judge-peeked"],
                Modifier.padding(Space.two),
                style = MaterialTheme.typography.labelMedium,
            )
        }
    }
}

@Composable
private fun Pick(
    isChosen: Boolean,
    name: String,
    tag: String,
    onChoose: () -> Unit,
    content: @Composable () -> Unit,
) {
    val colours = LocalColours.current
    Surface(
        Modifier.clip(MaterialTheme.shapes.small)
            .selectable(isChosen, role = Role.RadioButton, onClick = onChoose)
            .testTag(tag)
            .semantics { contentDescription = name },
        shape = MaterialTheme.shapes.small,
        color = if (isChosen) colours.chosen else colours.raised,
        contentColor = colours.text,
        border =
            if (isChosen) BorderStroke(3.dp, colours.primary)
            else BorderStroke(1.dp, colours.outline),
        content = content,
    )
}

/** What somebody had to do, and to whom. */
@Composable
private fun Duty(judgement: PiloJudgement, players: List<PlayerInfo>, tag: String) {
    val targets = judgement.targets.map { players[it.toInt()].name }
    val detail = if (targets.isEmpty()) "" else " (${targets.joinToString()})"
    Text(
        LocalTexts.current.of(judgement.duty) + detail,
        Modifier.testTag(tag).semantics { liveRegion = LiveRegionMode.Polite },
        color = LocalColours.current.primary,
        style = MaterialTheme.typography.titleMedium,
    )
}

private fun Texts.of(duty: PiloDuty): String =
    when (duty) {
        PiloDuty.THROW -> this["tool-pilo-pilo-judge-throw"]
        PiloDuty.SHIELD -> this["tool-pilo-pilo-judge-shield"]
        PiloDuty.SLEEP -> this["tool-pilo-pilo-judge-sleep"]
        PiloDuty.STILL_KING -> this["tool-pilo-pilo-judge-still-king"]
        PiloDuty.STILL_NO_DEFENDER -> this["tool-pilo-pilo-judge-still-no-defender"]
        PiloDuty.STILL_NO_ATTACKER -> this["tool-pilo-pilo-judge-still-no-attacker"]
        PiloDuty.SITS_OUT -> this["tool-pilo-pilo-judge-sits-out"]
    }

private fun shown(card: Int): PiloShown =
    PiloCharacter.entries.getOrNull(card)?.let { PiloShown.Card(it) } ?: PiloShown.Peeked

private const val PEEKED = 4
private const val UNKNOWN = -1
