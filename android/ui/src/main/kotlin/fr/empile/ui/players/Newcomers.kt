package fr.empile.ui.players

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.texts.LocalTexts

/**
 * A form for somebody new, open at once where there is nobody to choose from; nothing until that is
 * known, or a button would be gone under the finger that reaches for it.
 */
@Composable
internal fun Newcomers(roster: Roster, onAdded: (PlayerInfo) -> Unit) {
    var isAdding by rememberSaveable { mutableStateOf(false) }
    val known = roster.players ?: return
    if (isAdding || known.size < FEW) {
        Newcomer(roster) { added ->
            onAdded(added)
            isAdding = false
        }
    } else {
        SecondaryButton(
            LocalTexts.current["players-new"],
            { isAdding = true },
            Modifier.fillMaxWidth().testTag("add-newcomer"),
        )
    }
}

private const val FEW = 2
