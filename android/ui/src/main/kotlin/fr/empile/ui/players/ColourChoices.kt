package fr.empile.ui.players

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.ui.common.Badge
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** In one line where they fit, else in two equal ones. */
@Composable
internal fun ColourChoices(chosen: Int, onChoose: (Int) -> Unit) {
    BoxWithConstraints(Modifier.fillMaxWidth().selectableGroup()) {
        val inLine = if (maxWidth >= Space.target * COLOURS) COLOURS else COLOURS / 2
        Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
            (0 until COLOURS).chunked(inLine).forEach { line ->
                Row(Modifier.fillMaxWidth(), Arrangement.SpaceAround) {
                    line.forEach { ColourChoice(it, it == chosen) { onChoose(it) } }
                }
            }
        }
    }
}

@Composable
private fun ColourChoice(colour: Int, isChosen: Boolean, onChoose: () -> Unit) {
    val name = LocalTexts.current["players-seat-colour-$colour"]
    val ring = if (isChosen) LocalColours.current.primary else Color.Transparent
    Box(
        Modifier.size(Space.target)
            .border(3.dp, ring, CircleShape)
            .clip(CircleShape)
            .selectable(isChosen, role = Role.RadioButton, onClick = onChoose)
            .semantics { contentDescription = name }
            .testTag("colour-$colour"),
        contentAlignment = Alignment.Center,
    ) {
        Badge(colour.toUByte(), size = 36.dp)
    }
}
