package fr.empile.ui.table

import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import fr.empile.core.Hint
import fr.empile.ui.theme.Space

/** What the best robot would do, and why; it goes when a finger comes down. */
@Composable
internal fun BoxScope.Hinted(hint: Hint) =
    Notice("hinted", hint.action, overTheBoard(), Space.two) {
        Text(
            hint.reason,
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.bodySmall,
        )
    }

internal fun BoxScope.overTheBoard(): Modifier =
    Modifier.align(Alignment.TopCenter).padding(Space.two)

/** Words over the board, said at once. */
@Composable
internal fun Notice(
    tag: String,
    words: String,
    modifier: Modifier,
    padding: Dp,
    more: @Composable () -> Unit = {},
) {
    Surface(
        modifier.testTag(tag).semantics { liveRegion = LiveRegionMode.Assertive },
        shape = MaterialTheme.shapes.medium,
        color = MaterialTheme.colorScheme.inverseSurface,
        contentColor = MaterialTheme.colorScheme.inverseOnSurface,
    ) {
        Column(
            Modifier.verticalScroll(rememberScrollState()).padding(padding),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            Text(words, textAlign = TextAlign.Center, style = MaterialTheme.typography.bodyMedium)
            more()
        }
    }
}
