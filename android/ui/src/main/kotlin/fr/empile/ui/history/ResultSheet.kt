package fr.empile.ui.history

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.core.HistoryPlace
import fr.empile.core.HistoryRow
import fr.empile.core.ResultStanding
import fr.empile.ui.common.Badge
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.Sheet
import fr.empile.ui.common.SoftText
import fr.empile.ui.hindsight.HindsightButton
import fr.empile.ui.players.Guest
import fr.empile.ui.players.GuestButtons
import fr.empile.ui.players.guestsAmong
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.tabular

/** What one can do with a result. */
class ResultActions(
    val onClose: () -> Unit,
    val onReplay: (match: String) -> Unit,
    val onHindsight: (match: String) -> Unit,
    val onCorrect: () -> Unit,
    val onVoid: () -> Unit,
    val onRestore: () -> Unit,
    val onNote: (String) -> Unit,
    val onShare: () -> Unit,
    val onGuest: (Guest) -> Unit,
)

/** One result, all of it. */
@Composable
internal fun ResultSheet(
    row: HistoryRow,
    game: String,
    day: String,
    hindsight: String?,
    actions: ResultActions,
) {
    val texts = LocalTexts.current
    val wide = Modifier.fillMaxWidth()
    Sheet(game, actions.onClose) {
        SoftText(day)
        StandingNote(row.standing)
        row.places.forEach { Place(it) }
        GuestButtons(guestsAmong(row.places.map { it.player }), actions.onGuest)
        NoteField(row, actions.onNote)
        row.matchId?.let { match ->
            PrimaryButton(
                texts["history-replay"],
                { actions.onReplay(match) },
                wide.testTag("replay"),
            )
            HindsightButton(hindsight) { actions.onHindsight(match) }
        }
        SecondaryButton(texts["result-share"], actions.onShare, wide.testTag("share"))
        when (row.standing) {
            ResultStanding.COUNTS -> {
                // What was played here ended as it ended.
                if (row.matchId == null) {
                    SecondaryButton(
                        texts["history-correct"],
                        actions.onCorrect,
                        wide.testTag("correct"),
                    )
                }
                SecondaryButton(texts["history-take-out"], actions.onVoid, wide.testTag("void"))
            }
            ResultStanding.PRACTICE ->
                SecondaryButton(texts["history-put-away"], actions.onVoid, wide.testTag("void"))
            ResultStanding.VOID ->
                SecondaryButton(
                    texts[if (row.wasPractice) "history-bring-back" else "history-restore"],
                    actions.onRestore,
                    wide.testTag("restore"),
                )
            ResultStanding.CORRECTED -> {}
        }
    }
}

@Composable
private fun Place(place: HistoryPlace) {
    val texts = LocalTexts.current
    Row(
        Modifier.fillMaxWidth(),
        horizontalArrangement = Arrangement.spacedBy(Space.two),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Badge(place.player.badge)
        val counted = place.measures.filter { it.number != 0L }
        NamedDetail(
            place.player.name,
            (listOfNotNull(place.title) +
                    counted.map {
                        texts.say("campaign-measure", "label" to it.label, "text" to it.text)
                    })
                .joinToString(" · "),
            Modifier.weight(1f),
        )
        Text(place.scoreText, style = MaterialTheme.typography.titleMedium.tabular())
    }
}

/** What is written beside a result. */
@Composable
internal fun NoteField(row: HistoryRow, onNote: (String) -> Unit) {
    val texts = LocalTexts.current
    var note by rememberSaveable(row.id, row.note) { mutableStateOf(row.note) }
    OutlinedTextField(
        note,
        { note = it },
        Modifier.fillMaxWidth().testTag("note"),
        label = { Text(texts["by-hand-note"]) },
        shape = MaterialTheme.shapes.small,
    )
    if (note != row.note) {
        SecondaryButton(
            texts["save"],
            { onNote(note) },
            Modifier.fillMaxWidth().testTag("note-save"),
        )
    }
}
