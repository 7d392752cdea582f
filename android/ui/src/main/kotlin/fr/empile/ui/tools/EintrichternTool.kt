package fr.empile.ui.tools

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
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
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.core.DieColour
import fr.empile.core.EintrichternSheet
import fr.empile.core.EintrichternSums
import fr.empile.core.Empile
import fr.empile.core.Piece
import fr.empile.core.PlayerInfo
import fr.empile.core.SumPair
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.tabular

/** The sum helper of Eintrichtern, which counts red dice too. */
object EintrichternTool : ToolKind<EintrichternSums, EintrichternSheet> {
    override val slug = "eintrichtern-sums"

    override fun take(empile: Empile, draft: ToolDraft) =
        empile.eintrichternSums(draft.seats.size.toUByte())

    override fun use(tool: EintrichternSums, move: Move) {
        val faces = bytes(move.numbers.drop(1))
        tool.uncover(
            move.numbers.first().toUByte(),
            faces.copyOfRange(0, FACES),
            faces.copyOfRange(FACES, 2 * FACES),
        )
    }

    override fun read(tool: EintrichternSums) = tool.sheet()

    override fun isOver(sheet: EintrichternSheet) = sheet.over

    override fun writeDown(tool: EintrichternSums, players: List<String>, playedAt: Long) =
        tool.writeDown(players, playedAt)

    @Composable
    override fun Desk(
        sheet: EintrichternSheet,
        players: List<PlayerInfo>,
        hands: Hands<EintrichternSums>,
    ) {
        val texts = LocalTexts.current
        var thrown by rememberSaveable { mutableStateOf(emptyList<Int>()) }
        var case by rememberSaveable { mutableStateOf(emptyList<Int>()) }
        val isRead = thrown.size == FACES && case.size == FACES
        var sums: SumPair? by remember { mutableStateOf(null) }
        LaunchedEffect(thrown, case) {
            sums = if (isRead) hands.ask { it.compare(bytes(thrown), bytes(case)) } else null
        }
        CardGrid(listOf(true, false)) { isThrow ->
            if (isThrow) {
                Faces(texts["tool-eintrichtern-sums-thrown"], thrown, sums?.thrown, "thrown") {
                    thrown = it
                }
            } else {
                Faces(texts["tool-eintrichtern-sums-case"], case, sums?.caseSum, "case") {
                    case = it
                }
            }
        }
        sums?.let {
            val word = if (it.equal) "equal" else "different"
            BigWords(
                texts["tool-eintrichtern-sums-$word"],
                "sums",
                Modifier.padding(vertical = Space.two),
            )
        }
        SeatCards(players) { seat, _ ->
            Figure(
                texts["tool-eintrichtern-sums-red-dice"],
                sheet.redDice[seat].toInt(),
                "red-dice-$seat",
            )
            SecondaryButton(
                texts["tool-eintrichtern-sums-uncover"],
                {
                    hands.use("uncover", seat, *(thrown + case).toIntArray())
                    thrown = emptyList()
                    case = emptyList()
                },
                Modifier.fillMaxWidth().testTag("uncover-$seat"),
                enabled = isRead && !sheet.over,
            )
        }
    }
}

/** Three faces: touched one after the other, and touched again to put them back. */
@Composable
private fun Faces(
    name: String,
    faces: List<Int>,
    sum: UByte?,
    tag: String,
    onChange: (List<Int>) -> Unit,
) {
    val texts = LocalTexts.current
    ColumnCard {
        Text(name, style = MaterialTheme.typography.titleMedium)
        FlowRow(horizontalArrangement = Arrangement.spacedBy(Space.half)) {
            (1..LARGEST).forEach { face ->
                DieButton(face, DieColour.PEARL, "$name, $face", "$tag-$face", faces.size < FACES) {
                    onChange(faces + face)
                }
            }
        }
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(Space.one),
            verticalArrangement = Arrangement.Center,
        ) {
            repeat(FACES) { index ->
                val face = faces.getOrNull(index)
                if (face == null) EmptyPlace()
                else
                    DieButton(
                        face,
                        DieColour.YELLOW,
                        "${texts["tools-take-back"]}, $face",
                        "$tag-lies-$index",
                    ) {
                        onChange(faces.filterIndexed { at, _ -> at != index })
                    }
            }
            Text(
                sum?.let { "= ${texts.number(it)}" }.orEmpty(),
                Modifier.padding(horizontal = Space.one).testTag("$tag-sum"),
                style = MaterialTheme.typography.headlineLarge.tabular(),
            )
        }
    }
}

/** Where a face is still to be read. */
@Composable
private fun EmptyPlace() =
    Surface(
        Modifier.size(Space.target),
        shape = MaterialTheme.shapes.small,
        color = Color.Transparent,
        border = BorderStroke(2.dp, LocalColours.current.outline),
        content = {},
    )

@Composable
private fun DieButton(
    face: Int,
    colour: DieColour,
    name: String,
    tag: String,
    enabled: Boolean = true,
    onClick: () -> Unit,
) {
    Surface(
        onClick,
        Modifier.testTag(tag).semantics { contentDescription = name },
        enabled,
        shape = MaterialTheme.shapes.small,
        color = Color.Transparent,
    ) {
        PieceView(
            Piece.PyramidDie(colour, face.toUByte()),
            Space.target,
            Modifier.alpha(if (enabled) 1f else FAINT),
        )
    }
}

private fun bytes(numbers: List<Int>) = ByteArray(numbers.size) { numbers[it].toByte() }

private const val FAINT = 0.4f
private const val FACES = 3
private const val LARGEST = 6
