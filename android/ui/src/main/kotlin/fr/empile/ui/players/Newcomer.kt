package fr.empile.ui.players

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.unit.dp
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Card
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SoftText
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import kotlinx.coroutines.launch

/** A name, a colour and a symbol for somebody new. */
@Composable
fun Newcomer(roster: Roster, modifier: Modifier = Modifier, onAdded: (PlayerInfo) -> Unit = {}) {
    val texts = LocalTexts.current
    val scope = rememberCoroutineScope()
    var name by rememberSaveable { mutableStateOf("") }
    var picked by rememberSaveable { mutableIntStateOf(NONE) }
    val colour = if (picked == NONE) roster.nextColour else picked
    val add: () -> Unit = {
        scope.launch {
            roster.add(name, colour)?.let { added ->
                name = ""
                picked = NONE
                onAdded(added)
            }
        }
    }
    Card(modifier.fillMaxWidth()) {
        Column(
            Modifier.padding(Space.two),
            verticalArrangement = Arrangement.spacedBy(Space.one),
        ) {
            Text(texts["players-new"], style = MaterialTheme.typography.titleMedium)
            OutlinedTextField(
                value = name,
                onValueChange = {
                    name = it
                    roster.refused = null
                },
                modifier = Modifier.fillMaxWidth().testTag("newcomer-name"),
                label = { Text(texts["players-name"]) },
                isError = roster.refused != null,
                supportingText = roster.refused?.let { reason -> { Text(reason) } },
                singleLine = true,
                keyboardOptions =
                    KeyboardOptions(
                        capitalization = KeyboardCapitalization.Words,
                        imeAction = ImeAction.Done,
                    ),
                keyboardActions = KeyboardActions(onDone = { add() }),
                shape = MaterialTheme.shapes.small,
            )
            SoftText(texts["players-colour"])
            Colours(colour) { picked = it }
            SecondaryButton(
                texts["players-add"],
                add,
                Modifier.fillMaxWidth().testTag("newcomer-add"),
                enabled = name.isNotBlank(),
            )
        }
    }
}

private const val NONE = -1

/** In one line where they fit, else in two equal ones. */
@Composable
private fun Colours(chosen: Int, onChoose: (Int) -> Unit) {
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
