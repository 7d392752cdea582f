package fr.empile.ui.seating

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.text.style.TextAlign
import fr.empile.ui.common.ButtonPair
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.tabular
import kotlinx.coroutines.launch

/**
 * The pyramid row by row as it stands on the table, the top first; what is wrong is said where it
 * is.
 */
@Composable
internal fun BoardEditor(board: BoardDraft) {
    val texts = LocalTexts.current
    ColumnCard(Modifier.testTag("board-editor")) {
        NamedDetail(texts["board-title"], texts["board-detail"])
        board.fault
            ?.takeIf { it.row == null }
            ?.let {
                Text(
                    it.reason,
                    Modifier.testTag("board-fault").semantics {
                        liveRegion = LiveRegionMode.Polite
                    },
                    color = LocalColours.current.danger,
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        board.lines.indices.reversed().forEach { row -> BoardRow(board, row) }
        ButtonPair(
            {
                SecondaryButton(
                    texts["board-remove-row"],
                    board::removeTopRow,
                    it.testTag("board-remove"),
                    enabled = board.lines.size > 1,
                )
            },
            { SecondaryButton(texts["board-add-row"], board::addRow, it.testTag("board-add")) },
        )
        PasteField(board)
    }
}

/** A whole board at once: it becomes the rows above, where it can be mended. */
@Composable
private fun PasteField(board: BoardDraft) {
    val texts = LocalTexts.current
    val scope = rememberCoroutineScope()
    val reason = board.pasteFault?.reason
    OutlinedTextField(
        value = board.pasted,
        onValueChange = { scope.launch { board.paste(it) } },
        modifier =
            Modifier.fillMaxWidth().testTag("board-paste").semantics {
                if (reason != null) error(reason)
            },
        label = { Text(texts["board-paste"]) },
        isError = reason != null,
        supportingText = { Text(reason ?: texts["board-paste-detail"]) },
        maxLines = PASTED_LINES,
        shape = MaterialTheme.shapes.small,
    )
}

private const val PASTED_LINES = 4

@Composable
private fun BoardRow(board: BoardDraft, row: Int) {
    val reason = board.fault?.takeIf { it.row?.toInt() == row + 1 }?.reason
    OutlinedTextField(
        value = board.lines[row],
        onValueChange = { board.write(row, it) },
        modifier =
            Modifier.fillMaxWidth().testTag("board-row-${row + 1}").semantics {
                if (reason != null) error(reason)
            },
        label = { Text(LocalTexts.current.say("board-row", "row" to row + 1)) },
        isError = reason != null,
        supportingText = reason?.let { { Text(it) } },
        textStyle =
            MaterialTheme.typography.titleMedium.tabular().copy(textAlign = TextAlign.Center),
        singleLine = true,
        keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Text),
        shape = MaterialTheme.shapes.small,
    )
}
