package fr.empile.ui.tools

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.selectable
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
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.tabular

/** Something to do. One that does nothing now says why to those who cannot see it. */
@Composable
internal fun RowButton(
    button: ToolRow,
    owner: String?,
    modifier: Modifier,
    onPress: () -> Unit,
) {
    val enabled = button.refusal == null
    val named =
        Modifier.testTag(button.tag).semantics {
            button.refusal?.let { stateDescription = it }
        }
    val tagged = modifier.then(named)
    when (button.kind) {
        ToolRowKind.PLAIN -> SecondaryButton(button.label, onPress, tagged, enabled)
        ToolRowKind.MAIN ->
            Stacked(modifier) {
                PrimaryButton(button.label, onPress, named.fillMaxWidth(), enabled)
                button.refusal?.let { SoftText(it) }
            }
        ToolRowKind.STOP ->
            PrimaryButton(button.label, onPress, tagged.heightIn(min = 96.dp), enabled)
        ToolRowKind.SWITCH ->
            SwitchRow(button.label, button.detail, button.chosen == true, tagged) { onPress() }
        else -> Tile(button, owner, enabled, tagged, onPress)
    }
}

/** A piece or a name to choose or to add; with a number, how many there are. */
@Composable
private fun Tile(
    button: ToolRow,
    owner: String?,
    enabled: Boolean,
    modifier: Modifier,
    onPress: () -> Unit,
) {
    val texts = LocalTexts.current
    val isChosen = button.chosen == true
    val number = button.number?.let(texts::number)
    val label = if (number == null) button.label else texts.labelled(button.label, number)
    Choosable(
        isChosen,
        modifier
            .clip(MaterialTheme.shapes.small)
            .then(
                if (button.chosen == null)
                    Modifier.clickable(enabled, role = Role.Button, onClick = onPress)
                else
                    Modifier.selectable(
                        isChosen,
                        enabled,
                        role = Role.RadioButton,
                        onClick = onPress,
                    )
            )
            .semantics { contentDescription = listOfNotNull(owner, label).joinToString() },
        ground = LocalColours.current.surface,
        ring = 3.dp,
    ) {
        Row(
            Modifier.heightIn(min = Space.target)
                .widthIn(min = Space.target)
                .padding(Space.half)
                .alpha(if (enabled) 1f else FAINT),
            horizontalArrangement = Arrangement.spacedBy(Space.one, Alignment.CenterHorizontally),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            button.pieces.forEach { PieceOf(it) }
            if (button.pieces.isEmpty()) {
                Text(
                    button.label,
                    Modifier.padding(horizontal = Space.one),
                    style = MaterialTheme.typography.labelMedium,
                )
            }
            if (number != null) {
                Text(number, style = MaterialTheme.typography.titleLarge.tabular())
            }
        }
    }
}

private const val FAINT = 0.4f
