package fr.empile.ui.tools

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import fr.empile.core.ToolRow
import fr.empile.core.ToolRowKind
import fr.empile.core.ToolSection
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
        val lines = @Composable { card.lines.forEach { Line(it, state) } }
        if (card.isRaised) ColumnCard { lines() }
        else Stacked(Modifier.padding(vertical = Space.one)) { lines() }
    }
}

/** Rows beside each other: tiles flow, others share the width of the card. */
@Composable
private fun Line(rows: List<ToolRow>, state: ToolState) {
    val isChoice = rows.any { it.kind == ToolRowKind.TILE && it.chosen != null }
    val isSpread = rows.none {
        it.kind == ToolRowKind.PERSON || it.kind == ToolRowKind.TILE && it.number == null
    }
    val gap = Arrangement.spacedBy(Space.one)
    val group = if (isChoice) Modifier.selectableGroup() else Modifier
    FlowRow(Modifier.fillMaxWidth().then(group), gap, gap) {
        rows.forEach { RowView(it, if (isSpread) Modifier.weight(1f) else Modifier, state) }
    }
}
