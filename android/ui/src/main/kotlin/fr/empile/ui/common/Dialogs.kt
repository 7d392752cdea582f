package fr.empile.ui.common

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space

/**
 * What went wrong and what to do next, in the core's words; with the rule that stands against it,
 * if one does.
 */
@Composable
fun ErrorDialog(reason: String, onRule: (() -> Unit)? = null, onRead: () -> Unit) {
    val texts = LocalTexts.current
    AlertDialog(
        onDismissRequest = onRead,
        title = { Heading(texts["error-title"]) },
        text = { Detail(reason) },
        confirmButton = {
            Choices {
                onRule?.let { Choice(texts["reference-open-rule"], "error-rule", it) }
                Choice(texts["error-dismiss"], "error-read", onRead)
            }
        },
    )
}

/** Asks before something that cannot be taken back lightly. */
@Composable
fun QuestionDialog(
    question: String,
    detail: String,
    yes: String,
    no: String,
    onYes: () -> Unit,
    onNo: () -> Unit,
) {
    AlertDialog(
        onDismissRequest = onNo,
        title = { Heading(question) },
        text = { Detail(detail) },
        confirmButton = {
            Choices {
                Choice(no, "question-no", onNo)
                Choice(yes, "question-yes", onYes)
            }
        },
    )
}

@Composable private fun Heading(words: String) = Text(words, Modifier.semantics { heading() })

/** One row that wraps: Material's own pair of slots lets long answers overlap in large text. */
@Composable
private fun Choices(choices: @Composable () -> Unit) =
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(Space.one, Alignment.End),
        verticalArrangement = Arrangement.spacedBy(Space.half),
    ) {
        choices()
    }

@Composable
private fun Detail(text: String) =
    Text(
        text,
        Modifier.verticalScroll(rememberScrollState()),
        style = MaterialTheme.typography.bodyLarge,
    )

@Composable
private fun Choice(text: String, tag: String, onClick: () -> Unit) {
    TextButton(onClick, Modifier.heightIn(min = Space.target).testTag(tag)) {
        Text(text, textAlign = TextAlign.End)
    }
}
