package fr.empile.ui.tools

import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.style.TextAlign
import fr.empile.core.ToolDesk
import fr.empile.core.ToolPage
import fr.empile.core.ToolSheet
import fr.empile.ui.common.ButtonPair
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.QuestionDialog
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.Stacked
import fr.empile.ui.common.told
import fr.empile.ui.core.Core
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge

/** A tool: first who plays, where it asks, then its sheet. */
@Composable
fun Tool(core: Core, now: () -> Long, slug: String, onBack: () -> Unit) {
    val state = remember(core, slug) { ToolState(core, slug) }
    LaunchedEffect(state) { state.serve() }
    state.error?.let { ErrorDialog(it) { state.error = null } }
    val page = state.page ?: return
    val sheet = page.sheet
    when {
        sheet == null -> {
            WhoPlays(core, page, onBack) { players, way -> state.ask { it.begin(players, way) } }
            // A sheet says below what was refused.
            state.refused?.let { ErrorDialog(it) { state.refused = null } }
        }
        sheet.fingers != null -> FingersScreen(page.tool.title, sheet, state, onBack)
        else -> SheetScreen(page, sheet, state, now, onBack)
    }
}

@Composable
private fun SheetScreen(
    page: ToolPage,
    sheet: ToolSheet,
    state: ToolState,
    now: () -> Long,
    onBack: () -> Unit,
) {
    val texts = LocalTexts.current
    var asks by remember { mutableStateOf(false) }
    val below: @Composable ColumnScope.() -> Unit = { Below(page, sheet, state, now) }
    Page(page.tool.title, onBack, widest = Space.twoColumnsReadable, bottom = below) {
        Stacked {
            Sections(sheet.sections, state)
            val wide = Modifier.fillMaxWidth().padding(top = Space.two)
            if (isTextLarge()) TakeBack(page, wide, state)
            if (page.keepsScore) {
                val tagged = wide.testTag("start-over")
                SecondaryButton(texts["tools-start-over"], { asks = true }, tagged)
            }
        }
    }
    if (asks) {
        QuestionDialog(
            texts["tools-start-over-ask"],
            texts["tools-start-over-detail"],
            yes = texts["tools-start-over"],
            no = texts["tools-start-over-refuse"],
            onYes = {
                asks = false
                state.ask(ToolDesk::startOver)
            },
            onNo = { asks = false },
        )
    }
}

/** What stays within the thumb's reach: the one thing to do, and the way back. */
@Composable
private fun Below(page: ToolPage, sheet: ToolSheet, state: ToolState, now: () -> Long) {
    val texts = LocalTexts.current
    val colours = LocalColours.current
    val refused = state.refused
    when {
        refused != null -> Told(refused, "tool-refused", colours.danger)
        page.isWritten -> Told(texts["tools-written-down"], "tool-written", colours.success)
    }
    val back: @Composable (Modifier) -> Unit = { TakeBack(page, it, state) }
    val first: @Composable (Modifier) -> Unit = { room ->
        if (page.keepsScore) WriteDown(page, room, state, now)
        else sheet.main?.let { RowView(it, null, room, state) }
    }
    // Large words leave no room for two: the other one scrolls then.
    when {
        isTextLarge() -> first(Modifier.fillMaxWidth())
        page.keepsScore || sheet.main != null -> ButtonPair(back, first)
        else -> back(Modifier.fillMaxWidth())
    }
}

@Composable
private fun WriteDown(page: ToolPage, modifier: Modifier, state: ToolState, now: () -> Long) {
    val tagged = modifier.testTag("write-down")
    val write = { state.ask { it.writeDown(now()) } }
    val canWrite = page.notYet == null && !page.isWritten
    PrimaryButton(LocalTexts.current["tools-write-down"], write, tagged, canWrite)
}

@Composable
private fun TakeBack(page: ToolPage, modifier: Modifier, state: ToolState) {
    val tagged = modifier.testTag("take-back")
    val takeBack = { state.ask(ToolDesk::undo) }
    SecondaryButton(LocalTexts.current["tools-take-back"], takeBack, tagged, page.canUndo)
}

@Composable
private fun Told(words: String, tag: String, colour: Color) =
    Text(
        words,
        Modifier.fillMaxWidth().padding(bottom = Space.one).told(tag, interrupts = true),
        color = colour,
        textAlign = TextAlign.Center,
        style = MaterialTheme.typography.titleMedium,
    )
