package fr.empile.ui.players

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Card
import fr.empile.ui.common.CardTitle
import fr.empile.ui.common.NameField
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SoftText
import fr.empile.ui.texts.LocalTexts
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
            CardTitle(texts["players-new"])
            NameField(name, texts["players-name"], "newcomer-name", roster.refused, onDone = add) {
                name = it
                roster.refused = null
            }
            SoftText(texts["players-colour"])
            ColourChoices(colour) { picked = it }
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
