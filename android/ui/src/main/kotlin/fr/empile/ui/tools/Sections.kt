package fr.empile.ui.tools

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableLongStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.runtime.withFrameMillis
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.core.ToolCard
import fr.empile.core.ToolPiece
import fr.empile.core.ToolRow
import fr.empile.core.ToolRowKind
import fr.empile.core.ToolSection
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Beside
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.Stacked
import fr.empile.ui.common.told
import fr.empile.ui.scene.Drawing
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** The pieces of the tool in use, by number. */
internal val LocalDrawings = staticCompositionLocalOf<Map<UInt, Drawing>> { emptyMap() }

/** What a tool shows: cards, beside each other where there is room. */
@Composable
internal fun Sections(sections: List<ToolSection>, state: ToolState) = sections.forEach { section ->
    section.title?.let { SectionTitle(it) }
    CardGrid(section.cards, fill = true) { card ->
        if (card.isRaised) {
            ColumnCard(Modifier.testTag("tool-seat-${card.seat}")) { CardContent(card, state) }
        } else {
            Stacked(Modifier.fillMaxWidth().padding(vertical = Space.one)) {
                CardContent(card, state)
            }
        }
    }
}

@Composable
private fun CardContent(card: ToolCard, state: ToolState) {
    val name = card.name
    if (name != null) {
        Beside {
            card.colour?.let { Badge(it, size = 32.dp) }
            Text(name, style = MaterialTheme.typography.titleMedium)
        }
    }
    card.lines.forEach { Line(it, name, state) }
}

/** Rows beside each other: tiles flow, others share the width of the card. */
@Composable
private fun Line(rows: List<ToolRow>, owner: String?, state: ToolState) {
    val isChoice = rows.any { it.kind == ToolRowKind.TILE && it.chosen != null }
    val isSpread = rows.none { it.kind == ToolRowKind.TILE && it.number == null }
    FlowRow(
        Modifier.fillMaxWidth().then(if (isChoice) Modifier.selectableGroup() else Modifier),
        horizontalArrangement = Arrangement.spacedBy(Space.one),
        verticalArrangement = Arrangement.spacedBy(Space.one),
    ) {
        rows.forEach {
            RowView(it, owner, if (isSpread) Modifier.weight(1f) else Modifier, state)
        }
    }
}

/** One thing on a card. */
@Composable
internal fun RowView(row: ToolRow, owner: String?, modifier: Modifier, state: ToolState) {
    when (row.kind) {
        ToolRowKind.FIGURE -> Figure(row, modifier)
        ToolRowKind.COUNTER -> Stepper(row, modifier) { state.turn(row.tag, it) }
        ToolRowKind.PIECES -> Pieces(row, modifier)
        ToolRowKind.WORDS -> QuietWords(row, modifier)
        ToolRowKind.LOUD ->
            Column(modifier, horizontalAlignment = Alignment.CenterHorizontally) {
                row.pieces.forEach { PieceOf(it, Modifier.padding(bottom = Space.two)) }
                BigWords(row.label, row.tag)
            }
        ToolRowKind.DEADLINE -> Deadline(row, modifier)
        else -> RowButton(row, owner, modifier) { state.press(row.tag) }
    }
}

@Composable
private fun Pieces(row: ToolRow, modifier: Modifier) {
    // A piece wider than this is a thing of its own, not one of a heap.
    val isLarge = row.pieces.any { it.width > 64f }
    val gap = if (isLarge) Space.two else Space.half
    FlowRow(
        modifier.told(row.tag).semantics(mergeDescendants = true) {
            contentDescription = row.label
        },
        horizontalArrangement =
            Arrangement.spacedBy(
                gap,
                if (isLarge) Alignment.CenterHorizontally else Alignment.Start,
            ),
        verticalArrangement = Arrangement.spacedBy(gap),
    ) {
        row.pieces.forEach { PieceOf(it) }
    }
}

@Composable
private fun QuietWords(row: ToolRow, modifier: Modifier) =
    Beside(modifier, Space.two) {
        row.pieces.forEach { PieceOf(it) }
        Text(
            row.label,
            Modifier.weight(1f).told(row.tag),
            style = MaterialTheme.typography.titleMedium,
        )
    }

/** Time that runs out. The core said how much there is; here it is only counted down. */
@Composable
private fun Deadline(row: ToolRow, modifier: Modifier) {
    val texts = LocalTexts.current
    val begun = row.number ?: 0
    var left by remember(row) { mutableLongStateOf(begun) }
    LaunchedEffect(row) {
        val from = withFrameMillis { it }
        while (left > 0) left = withFrameMillis { begun - (it - from) }
    }
    val seconds = (left + LAST_OF_A_SECOND).coerceAtLeast(0) / SECOND
    Stacked(modifier) {
        BigWords(texts.labelled(row.label, texts.number(seconds)), row.tag)
        LinearProgressIndicator(
            progress = { (left.toFloat() / row.most).coerceIn(0f, 1f) },
            Modifier.fillMaxWidth(),
            color = LocalColours.current.accent,
            trackColor = LocalColours.current.outline,
            drawStopIndicator = {},
        )
    }
}

private const val SECOND = 1_000L
private const val LAST_OF_A_SECOND = SECOND - 1

/** A piece of the box. */
@Composable
internal fun PieceOf(piece: ToolPiece, modifier: Modifier = Modifier) {
    val drawing = LocalDrawings.current[piece.picture]
    val inks = LocalColours.current.inks
    Canvas(modifier.size(piece.width.dp, piece.height.dp)) { drawing?.draw(this, inks) }
}
