package fr.empile.ui.tools

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedIconButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.core.ToolRow
import fr.empile.ui.common.Beside
import fr.empile.ui.common.Stacked
import fr.empile.ui.common.told
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge
import fr.empile.ui.theme.tabular

/** A number that two large buttons turn by one. */
@Composable
internal fun Stepper(row: ToolRow, modifier: Modifier = Modifier, onTurn: (Int) -> Unit) {
    val style = MaterialTheme.typography.bodyLarge
    if (isTextLarge()) {
        Column(modifier) {
            Text(row.label, style = style)
            Steps(row, onTurn)
        }
    } else {
        Beside(modifier) {
            Text(row.label, Modifier.weight(1f), style = style)
            Steps(row, onTurn)
        }
    }
}

@Composable
private fun Steps(row: ToolRow, onTurn: (Int) -> Unit) {
    val texts = LocalTexts.current
    val value = row.number ?: 0
    Row(verticalAlignment = Alignment.CenterVertically) {
        Step("−", "${texts["tools-fewer"]}, ${row.label}", "${row.tag}-fewer", value > row.least) {
            onTurn(-1)
        }
        Text(
            texts.number(value),
            Modifier.widthIn(min = 56.dp).told(row.tag),
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.titleLarge.tabular(),
        )
        Step("+", "${texts["tools-more"]}, ${row.label}", "${row.tag}-more", value < row.most) {
            onTurn(1)
        }
    }
}

@Composable
private fun Step(
    sign: String,
    name: String,
    tag: String,
    enabled: Boolean,
    onClick: () -> Unit,
) {
    OutlinedIconButton(
        onClick,
        Modifier.size(56.dp).testTag(tag).semantics { contentDescription = name },
        enabled,
    ) {
        Text(sign, style = MaterialTheme.typography.titleLarge)
    }
}

/**
 * Cards in one column, or in as many as are wide enough to read. Too few of them [fill] the width,
 * or leave it free.
 */
@Composable
internal fun <I> CardGrid(items: List<I>, fill: Boolean = false, card: @Composable (I) -> Unit) {
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        val room = (maxWidth / narrowest).toInt().coerceIn(1, MOST_COLUMNS)
        val columns = if (fill) minOf(room, items.size.coerceAtLeast(1)) else room
        Stacked {
            items.chunked(columns).forEach { row ->
                Row(horizontalArrangement = Arrangement.spacedBy(Space.one)) {
                    row.forEach { Column(Modifier.weight(1f)) { card(it) } }
                    repeat(columns - row.size) { Spacer(Modifier.weight(1f)) }
                }
            }
        }
    }
}

private val narrowest = 340.dp
private const val MOST_COLUMNS = 3

/** A number or a few words that the table has to see from afar. */
@Composable
internal fun BigWords(text: String, tag: String, modifier: Modifier = Modifier) =
    Text(
        text,
        modifier.fillMaxWidth().told(tag),
        color = LocalColours.current.primary,
        textAlign = TextAlign.Center,
        style =
            MaterialTheme.typography
                .run { if (isTextLarge()) titleLarge else headlineLarge }
                .tabular(),
    )

/** A quiet name and a loud number. */
@Composable
internal fun Figure(row: ToolRow, modifier: Modifier = Modifier) {
    Beside(modifier.fillMaxWidth().semantics(mergeDescendants = true) {}, Space.two) {
        Text(
            row.label,
            Modifier.weight(1f),
            color = LocalColours.current.softText,
            style = MaterialTheme.typography.bodyLarge,
        )
        Text(
            LocalTexts.current.number(row.number ?: 0),
            Modifier.testTag(row.tag),
            style = MaterialTheme.typography.titleLarge.tabular(),
        )
    }
}
