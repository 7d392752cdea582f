package fr.empile.ui.files

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.core.CopyInfo
import fr.empile.core.ImportSheet
import fr.empile.core.LogPartInfo
import fr.empile.ui.common.ButtonPair
import fr.empile.ui.common.Choices
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.SwitchRow
import fr.empile.ui.common.TwoColumns
import fr.empile.ui.common.told
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** What one can do with files. */
class FilesActions(
    val onBack: () -> Unit,
    /** Nothing where there is nobody to share with. */
    val onShare: (() -> Unit)?,
    val onPart: (LogPartInfo) -> Unit,
    val onByName: (Boolean) -> Unit,
    val onExport: () -> Unit,
    val onTable: () -> Unit,
    val onChoose: () -> Unit,
    val onTakeIn: () -> Unit,
    val onCopy: () -> Unit,
    val onPutBack: (CopyInfo) -> Unit,
)

@Composable
fun FilesScreen(state: FilesState, day: (Long) -> String, actions: FilesActions) {
    val texts = LocalTexts.current
    // Whoever is asked about a file is asked about nothing else.
    val isAsked = state.promise != null
    Page(
        texts["files-title"],
        actions.onBack,
        widest = if (isAsked) Space.readable else Space.twoColumnsReadable,
    ) {
        Column(verticalArrangement = Arrangement.spacedBy(Space.two)) {
            if (state.isBusy) LinearProgressIndicator(Modifier.fillMaxWidth())
            state.success?.let { Success(texts[it]) }
            TwoColumns(
                gap = Space.two,
                first = {
                    if (!isAsked) Exports(state, day, actions)
                    Import(state, actions)
                },
                second = { if (!isAsked) Copies(state, day, actions.onCopy) },
            )
        }
    }
    state.asked?.let { PutBackQuestion(it, state, day, actions.onPutBack) }
}

@Composable
private fun Exports(state: FilesState, day: (Long) -> String, actions: FilesActions) {
    val texts = LocalTexts.current
    ColumnCard {
        NamedDetail(texts["files-export"], texts["files-export-detail"])
        if (state.parts.size > 1) Parts(state, day, actions.onPart)
        actions.onShare?.let { FileButton(texts["files-share"], it, "share", state) }
        val called = if (state.part.isEverything) "files-export-json" else "save"
        FileButton(texts[called], actions.onExport, "export-json", state)
        if (state.part.isEverything) {
            FileButton(texts["files-export-csv"], actions.onTable, "export-csv", state)
        }
    }
}

/** Everything, one campaign, or one evening. */
@Composable
private fun Parts(state: FilesState, day: (Long) -> String, onPart: (LogPartInfo) -> Unit) {
    val texts = LocalTexts.current
    val name = { part: LogPartInfo ->
        part.begunAt?.let {
            texts.say("files-part-of-day", "name" to part.name, "day" to day(it))
        } ?: part.name
    }
    NamedDetail(texts["files-part"], texts["files-part-detail"])
    Choices(
        state.parts,
        state.parts.find(state.part::isOf),
        name,
        onPart,
        scrolls = true,
        tag = { "part-${it.name}" },
    )
}

@Composable
private fun Import(state: FilesState, actions: FilesActions) {
    val texts = LocalTexts.current
    ColumnCard {
        NamedDetail(texts["files-import"], texts["files-import-detail"])
        val promise = state.promise
        if (promise == null) {
            FileButton(texts["files-choose"], actions.onChoose, "import-choose", state)
        } else {
            Promise(promise, state, actions)
        }
        state.done?.let {
            Success(texts["files-imported"])
            Counts(it)
        }
    }
}

@Composable
private fun FileButton(words: String, onClick: () -> Unit, tag: String, state: FilesState) =
    SecondaryButton(
        words,
        onClick,
        Modifier.fillMaxWidth().testTag(tag),
        enabled = !state.isBusy,
    )

/** What would happen, before it does. */
@Composable
private fun Promise(promise: ImportSheet, state: FilesState, actions: FilesActions) {
    val texts = LocalTexts.current
    Text(
        texts[if (promise.nothingNew) "files-nothing-new" else "files-promise"],
        Modifier.told("import-promise"),
        style = MaterialTheme.typography.bodyLarge,
    )
    if (promise.hasNamesakes) {
        SwitchRow(
            texts["files-by-name"],
            texts["files-by-name-detail"],
            isOn = state.byName,
            Modifier.testTag("import-by-name"),
            actions.onByName,
        )
    }
    People(promise)
    Counts(promise)
    ButtonPair(
        { SecondaryButton(texts["cancel"], state::forget, it.testTag("import-cancel")) },
        {
            PrimaryButton(
                texts["files-take-in"],
                actions.onTakeIn,
                it.testTag("import-take-in"),
                enabled = !promise.nothingNew && !state.isBusy,
            )
        },
    )
}

/** Who of the file is whom here. */
@Composable
private fun People(sheet: ImportSheet) {
    if (sheet.people.isEmpty()) return
    SectionTitle(LocalTexts.current["files-who"])
    sheet.people.forEach {
        NamedDetail(it.name, it.words, Modifier.testTag("who-${it.name}"))
    }
}

@Composable
private fun Counts(sheet: ImportSheet) {
    val texts = LocalTexts.current
    sheet.rows
        .filter { it.added + it.updated + it.unchanged > 0u }
        .forEach { row ->
            NamedDetail(
                row.label,
                texts.say(
                    "files-row",
                    "added" to row.added,
                    "updated" to row.updated,
                    "unchanged" to row.unchanged,
                ),
            )
        }
    if (sheet.namesakes > 0u) SoftText(texts.say("files-namesakes", "pairs" to sheet.namesakes))
    if (sheet.notUnderstood.isNotEmpty()) {
        NamedDetail(texts["files-not-understood"], sheet.notUnderstood.joinToString("\n"))
    }
}

@Composable
private fun Copies(state: FilesState, day: (Long) -> String, onCopy: () -> Unit) {
    val texts = LocalTexts.current
    ColumnCard {
        NamedDetail(texts["files-copies"], texts["files-copies-detail"])
        FileButton(texts["files-copy"], onCopy, "copy-now", state)
        state.copies.forEach { copy -> CopyRow(copy, state, day) }
    }
}

@Composable
private fun Success(words: String) =
    Text(
        words,
        Modifier.told("files-success"),
        color = LocalColours.current.success,
        style = MaterialTheme.typography.titleMedium,
    )
