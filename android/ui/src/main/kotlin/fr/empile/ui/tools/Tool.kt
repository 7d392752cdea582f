package fr.empile.ui.tools

import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.style.TextAlign
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
    CompositionLocalProvider(LocalDrawings provides state.drawings) {
        val page = state.page ?: return@CompositionLocalProvider
        val sheet = page.sheet
        when {
            sheet == null -> WhoPlays(core, page, onBack, state::begin)
            sheet.fingers != null -> FingersScreen(page.tool.title, sheet, state, onBack)
            else -> SheetScreen(page, sheet, state, now, onBack)
        }
    }
    state.error?.let { ErrorDialog(it) { state.error = null } }
    // A sheet says below what was refused.
    if (state.page?.sheet == null) {
        state.refused?.let { ErrorDialog(it) { state.refused = null } }
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
    Page(
        page.tool.title,
        onBack,
        widest = Space.twoColumnsReadable,
        bottom = { Below(page, sheet, state) { state.writeDown(now()) } },
    ) {
        Stacked {
            Sections(sheet.sections, state)
            val wide = Modifier.fillMaxWidth().padding(top = Space.two)
            if (isTextLarge()) TakeBack(page, wide, state::undo)
            if (page.keepsScore) {
                SecondaryButton(
                    texts["tools-start-over"],
                    { asks = true },
                    wide.testTag("start-over"),
                )
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
                state.startOver()
            },
            onNo = { asks = false },
        )
    }
}

/** What stays within the thumb's reach: the one thing to do, and the way back. */
@Composable
private fun ColumnScope.Below(
    page: ToolPage,
    sheet: ToolSheet,
    state: ToolState,
    onWrite: () -> Unit,
) {
    val texts = LocalTexts.current
    val colours = LocalColours.current
    val refused = state.refused
    when {
        refused != null -> Told(refused, "tool-refused", colours.danger)
        page.isWritten -> Told(texts["tools-written-down"], "tool-written", colours.success)
    }
    val main = sheet.main
    val primary: (@Composable (Modifier) -> Unit)? =
        when {
            page.keepsScore -> { room ->
                PrimaryButton(
                    texts["tools-write-down"],
                    onWrite,
                    room.testTag("write-down"),
                    enabled = page.notYet == null && !page.isWritten,
                )
            }
            main != null -> { room ->
                RowView(main, null, room, state)
            }
            else -> null
        }
    // Large words leave no room for two: the other one scrolls then.
    when {
        primary == null -> if (!isTextLarge()) TakeBack(page, Modifier.fillMaxWidth(), state::undo)
        isTextLarge() -> primary(Modifier.fillMaxWidth())
        else -> ButtonPair({ TakeBack(page, it, state::undo) }, primary)
    }
}

@Composable
private fun TakeBack(page: ToolPage, modifier: Modifier, onTakeBack: () -> Unit) =
    SecondaryButton(
        LocalTexts.current["tools-take-back"],
        onTakeBack,
        modifier.testTag("take-back"),
        enabled = page.canUndo,
    )

@Composable
private fun Told(words: String, tag: String, colour: Color) {
    Text(
        words,
        Modifier.fillMaxWidth().padding(bottom = Space.one).told(tag, interrupts = true),
        color = colour,
        textAlign = TextAlign.Center,
        style = MaterialTheme.typography.titleMedium,
    )
}
