package fr.empile.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import fr.empile.core.HelpLine
import fr.empile.ui.common.OpenCard
import fr.empile.ui.common.Sheet
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.opens
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge

/**
 * What may be done now, and what the dice are sealed with; each line opens the rule that says so.
 * Whoever practises may ask what the best robot would do.
 */
@Composable
fun HelpSheet(
    help: List<HelpLine>,
    seal: HelpLine?,
    onRule: (String) -> Unit,
    onClose: () -> Unit,
    onHint: (() -> Unit)? = null,
) {
    val texts = LocalTexts.current
    Sheet(texts["table-help"], onClose) {
        onHint?.let { HintCard(it) }
        if (help.isEmpty()) SoftText(texts["table-help-nothing"])
        help.forEachIndexed { index, line -> HelpCard(line, "help-$index", onRule) }
        seal?.let { HelpCard(it, "seal", onRule) }
    }
}

@Composable
private fun HintCard(onHint: () -> Unit) {
    val texts = LocalTexts.current
    OpenCard("hint", onHint) {
        Column(verticalArrangement = Arrangement.spacedBy(Space.half)) {
            Text(texts["table-hint"], style = MaterialTheme.typography.titleMedium)
            SoftText(texts["table-hint-detail"])
        }
    }
}

@Composable
private fun HelpCard(line: HelpLine, tag: String, onRule: (String) -> Unit) {
    val colours = LocalColours.current
    Surface(
        { onRule(line.rule) },
        Modifier.fillMaxWidth().opens(tag),
        shape = MaterialTheme.shapes.medium,
        color = colours.raised,
        contentColor = colours.text,
    ) {
        val room = Modifier.heightIn(min = Space.target).padding(Space.two)
        if (isTextLarge()) {
            Column(room, verticalArrangement = Arrangement.spacedBy(Space.one)) {
                HelpWords(line, Modifier)
            }
        } else {
            Row(
                room,
                horizontalArrangement = Arrangement.spacedBy(Space.two),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                HelpWords(line, Modifier.weight(1f))
            }
        }
    }
}

@Composable
private fun HelpWords(line: HelpLine, room: Modifier) {
    Text(line.text, room, style = MaterialTheme.typography.bodyLarge)
    Text(
        LocalTexts.current["reference-open-rule"],
        color = LocalColours.current.primary,
        style = MaterialTheme.typography.labelMedium,
    )
}

/** What happened, the last first. */
@Composable
fun JournalSheet(journal: List<String>, onClose: () -> Unit, since: Int = 0) {
    val texts = LocalTexts.current
    Sheet(texts["table-journal"], onClose) {
        if (journal.isEmpty()) SoftText(texts["table-journal-empty"])
        if (since > 0)
            Text(
                texts["table-since"],
                Modifier.testTag("journal-since").semantics { heading() },
                color = LocalColours.current.primary,
                style = MaterialTheme.typography.labelMedium,
            )
        journal.asReversed().forEachIndexed { index, line ->
            if (index == since && since > 0) HorizontalDivider(color = LocalColours.current.outline)
            val isNew = if (since > 0) index < since else index == 0
            Text(
                line,
                Modifier.padding(vertical = Space.half).testTag("journal-line"),
                color = LocalColours.current.run { if (isNew) text else softText },
                style = MaterialTheme.typography.bodyLarge,
            )
        }
    }
}
