package fr.empile.ui.tools

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import fr.empile.core.ToolCard
import fr.empile.core.ToolRow
import fr.empile.core.ToolRowKind
import fr.empile.core.ToolSection
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Beside
import fr.empile.ui.common.CardGrid
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.Stacked
import fr.empile.ui.theme.Space

/** What a tool shows: cards, beside each other where there is room. */
@Composable
internal fun Sections(sections: List<ToolSection>, state: ToolState) = sections.forEach { section ->
    section.title?.let { SectionTitle(it) }
    CardGrid(section.cards, fill = true) { card ->
        if (card.isRaised) {
            ColumnCard(Modifier.testTag("tool-seat-${card.seat}")) { CardContent(card, state) }
        } else {
            Stacked(Modifier.padding(vertical = Space.one)) { CardContent(card, state) }
        }
    }
}

@Composable
private fun CardContent(card: ToolCard, state: ToolState) {
    card.name?.let { name ->
        Beside {
            card.colour?.let { Badge(it, size = 32.dp) }
            Text(name, style = MaterialTheme.typography.titleMedium)
        }
    }
    card.lines.forEach { Line(it, card.name, state) }
}

/** Rows beside each other: tiles flow, others share the width of the card. */
@Composable
private fun Line(rows: List<ToolRow>, owner: String?, state: ToolState) {
    val isChoice = rows.any { it.kind == ToolRowKind.TILE && it.chosen != null }
    val isSpread = rows.none { it.kind == ToolRowKind.TILE && it.number == null }
    val gap = Arrangement.spacedBy(Space.one)
    val group = if (isChoice) Modifier.selectableGroup() else Modifier
    FlowRow(Modifier.fillMaxWidth().then(group), gap, gap) {
        rows.forEach {
            RowView(it, owner, if (isSpread) Modifier.weight(1f) else Modifier, state)
        }
    }
}
