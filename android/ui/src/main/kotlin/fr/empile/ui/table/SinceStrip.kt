package fr.empile.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.em
import fr.empile.core.SinceTurn
import fr.empile.ui.common.opens
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge

/**
 * What others did since one's own turn; it opens the journal. It stands in the title's place: the
 * board keeps its room when it comes and goes.
 */
@Composable
internal fun SinceStrip(since: SinceTurn, onJournal: () -> Unit) {
    val colours = LocalColours.current
    Surface(
        onJournal,
        Modifier.fillMaxWidth().opens("since").semantics { heading() },
        shape = MaterialTheme.shapes.small,
        color = colours.raised,
        contentColor = colours.text,
    ) {
        Column(
            Modifier.heightIn(min = Space.target).padding(horizontal = Space.one),
            verticalArrangement = Arrangement.Center,
        ) {
            Text(
                LocalTexts.current["table-since"],
                color = colours.primary,
                style = MaterialTheme.typography.labelSmall.copy(lineHeight = CLOSE),
                maxLines = if (isTextLarge()) 2 else 1,
                overflow = TextOverflow.Ellipsis,
            )
            if (!isTextLarge())
                Text(
                    since.text,
                    style = MaterialTheme.typography.bodySmall,
                    maxLines = 1,
                    overflow = TextOverflow.Ellipsis,
                )
        }
    }
}

/** Two lines of large text are no higher than the bar. */
private val CLOSE = 1.15.em
