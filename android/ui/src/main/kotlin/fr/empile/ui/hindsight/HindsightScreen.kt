package fr.empile.ui.hindsight

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.ui.common.Page
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.theme.Space

/** What one can do on the page. */
class HindsightActions(
    val onBack: () -> Unit,
    val onThink: () -> Unit,
    val onStop: () -> Unit,
    val onMoment: (step: Int) -> Unit,
)

/** Looks back at a match that has ended: luck and choice, and its dice. */
@Composable
fun HindsightScreen(state: HindsightState, actions: HindsightActions) {
    Page(
        state.hindsight?.title.orEmpty(),
        actions.onBack,
        widest = Space.twoColumnsReadable,
    ) {
        state.study?.let { Luck(it, actions) }
        state.hindsight?.dice?.let { Dice(it) }
    }
}

/** The way here, [called] as the page is; nothing where there is nothing to look back at. */
@Composable
fun HindsightButton(called: String?, onOpen: () -> Unit) {
    if (called != null)
        SecondaryButton(called, onOpen, Modifier.fillMaxWidth().testTag("hindsight"))
}
