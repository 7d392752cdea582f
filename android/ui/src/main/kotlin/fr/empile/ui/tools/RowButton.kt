package fr.empile.ui.tools

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import fr.empile.core.ToolRow
import fr.empile.core.ToolRowKind
import fr.empile.ui.common.Choosable
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.Stacked
import fr.empile.ui.common.SwitchRow
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** Something to do. One that does nothing now says why to those who cannot see it. */
@Composable
internal fun RowButton(row: ToolRow, modifier: Modifier, state: ToolState) {
    val enabled = row.refusal == null
    val press = { state.press(row) }
    val named = Modifier.testTag(row.tag).semantics { row.refusal?.let { stateDescription = it } }
    val tagged = modifier.then(named)
    when (row.kind) {
        ToolRowKind.PLAIN -> SecondaryButton(row.label, press, tagged, enabled)
        ToolRowKind.MAIN ->
            Stacked(modifier) {
                PrimaryButton(row.label, press, named.fillMaxWidth(), enabled)
                row.detail?.let { SoftText(it) }
            }
        ToolRowKind.STOP -> PrimaryButton(row.label, press, tagged.heightIn(min = 96.dp), enabled)
        ToolRowKind.SWITCH ->
            SwitchRow(row.label, row.detail, row.chosen == true, tagged) { press() }
        else -> Tile(row, tagged, state, press)
    }
}

/** A piece or a name to choose or to add; with a number, how many there are. */
@Composable
private fun Tile(row: ToolRow, modifier: Modifier, state: ToolState, press: () -> Unit) {
    val enabled = row.refusal == null
    val isChosen = row.chosen == true
    val isPerson = row.kind == ToolRowKind.PERSON
    val hasWords = row.pieces.isEmpty() || isPerson
    val pressed =
        when {
            row.chosen == null -> Modifier.clickable(enabled, role = Role.Button, onClick = press)
            isPerson -> Modifier.toggleable(isChosen, enabled, Role.Checkbox) { press() }
            else -> Modifier.selectable(isChosen, enabled, Role.RadioButton, onClick = press)
        }
    Choosable(
        isChosen,
        modifier.clip(MaterialTheme.shapes.small).then(pressed).semantics {
            contentDescription = row.spoken ?: row.label
        },
        ground = LocalColours.current.surface,
        ring = 3.dp,
    ) {
        Row(
            Modifier.defaultMinSize(Space.target, Space.target)
                .padding(if (hasWords) 12.dp else Space.half, Space.half)
                .alpha(if (enabled) 1f else FAINT),
            Arrangement.spacedBy(Space.one, Alignment.CenterHorizontally),
            Alignment.CenterVertically,
        ) {
            Pieces(row, state)
            if (hasWords) Text(row.label, style = MaterialTheme.typography.labelMedium)
            row.number?.let { Number(it) }
        }
    }
}

private const val FAINT = 0.4f
