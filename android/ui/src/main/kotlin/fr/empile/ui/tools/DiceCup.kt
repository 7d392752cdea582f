package fr.empile.ui.tools

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.core.DiceCup
import fr.empile.core.DiceKind
import fr.empile.core.DiceThrow
import fr.empile.core.DieColour
import fr.empile.core.Piece
import fr.empile.ui.common.Choices
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.TroubleDialog
import fr.empile.ui.core.Core
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.texts.Texts
import fr.empile.ui.theme.Space
import kotlinx.coroutines.launch

/** Dice for a table that has lost its own. */
@Stable
class DiceCupState(private val core: Core) : AutoCloseable {
    var shown: DiceThrow? by mutableStateOf(null)
        private set

    var trouble: String? by mutableStateOf(null)

    private var cup: DiceCup? = null

    suspend fun throwDice(kind: DiceKind, dice: Int) =
        core.orTrouble({ trouble = it }) {
            shown = core.ask { empile ->
                val mine = cup ?: empile.diceCup().also { cup = it }
                if (kind == DiceKind.FIVE) mine.throwSome(kind, dice.toUByte())
                else mine.throwAll(kind)
            }
        }

    fun clear() {
        shown = null
    }

    override fun close() {
        cup?.close()
    }
}

@Composable
fun DiceCupTool(core: Core, onBack: () -> Unit) {
    val scope = rememberCoroutineScope()
    val state = remember(core) { DiceCupState(core) }
    DisposableEffect(state) { onDispose(state::close) }
    var kind by rememberSaveable { mutableStateOf(DiceKind.FIVE) }
    var dice by rememberSaveable { mutableIntStateOf(FIVE) }
    DiceCupScreen(
        kind,
        dice,
        state.shown,
        onBack,
        onKind = {
            kind = it
            state.clear()
        },
        onDice = { dice = it },
        onThrow = { scope.launch { state.throwDice(kind, dice) } },
    )
    state.trouble?.let { TroubleDialog(it) { state.trouble = null } }
}

@Composable
fun DiceCupScreen(
    kind: DiceKind,
    dice: Int,
    shown: DiceThrow?,
    onBack: () -> Unit,
    onKind: (DiceKind) -> Unit,
    onDice: (Int) -> Unit,
    onThrow: () -> Unit,
) {
    val texts = LocalTexts.current
    Page(
        texts["tool-dice-cup"],
        onBack,
        bottom = {
            PrimaryButton(
                texts["tool-dice-cup-throw"],
                onThrow,
                Modifier.fillMaxWidth().heightIn(min = 72.dp).testTag("throw"),
            )
        },
    ) {
        Choices(
            DiceKind.entries,
            kind,
            name = { texts.of(it) },
            onChoose = onKind,
            tag = { "dice-${it.name.lowercase()}" },
        )
        if (kind == DiceKind.FIVE) {
            Stepper(
                texts["tool-dice-cup-how-many"],
                dice,
                1..FIVE,
                "dice-count",
                Modifier.padding(top = Space.two),
                onDice,
            )
        }
        Thrown(kind, shown)
    }
}

@Composable
private fun Thrown(kind: DiceKind, shown: DiceThrow?) {
    val texts = LocalTexts.current
    val faces = shown?.faces.orEmpty()
    FlowRow(
        Modifier.fillMaxWidth()
            .heightIn(min = 200.dp)
            .padding(vertical = Space.three)
            .testTag("dice-thrown")
            .semantics(mergeDescendants = true) {
                liveRegion = LiveRegionMode.Polite
                contentDescription = faces.joinToString { texts.number(it) }
            },
        horizontalArrangement = Arrangement.spacedBy(Space.two, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(Space.two, Alignment.CenterVertically),
    ) {
        faces.forEach { PieceView(kind.piece(it), 88.dp) }
    }
    if (kind == DiceKind.THREE && shown != null) {
        BigWords(
            texts.labelled(texts["tool-dice-cup-sum"], texts.number(shown.sum)),
            "dice-sum",
        )
    }
}

private fun ByteArray?.orEmpty(): List<Int> = this?.map(Byte::toInt) ?: emptyList()

private fun DiceKind.piece(face: Int): Piece =
    when (this) {
        DiceKind.FIVE -> Piece.Die(face.toUByte())
        DiceKind.THREE -> Piece.PyramidDie(DieColour.PEARL, face.toUByte())
        DiceKind.TURQUOISE -> Piece.TurquoiseDie(face.toUByte())
    }

private fun Texts.of(kind: DiceKind): String =
    when (kind) {
        DiceKind.FIVE -> this["tool-dice-cup-five"]
        DiceKind.THREE -> this["tool-dice-cup-three"]
        DiceKind.TURQUOISE -> this["tool-dice-cup-turquoise"]
    }

private const val FIVE = 5
