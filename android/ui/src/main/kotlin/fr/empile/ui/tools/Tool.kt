package fr.empile.ui.tools

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.style.TextAlign
import fr.empile.core.ToolPage
import fr.empile.ui.common.ButtonPair
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.common.Page
import fr.empile.ui.common.QuestionDialog
import fr.empile.ui.common.Stacked
import fr.empile.ui.common.told
import fr.empile.ui.core.Core
import fr.empile.ui.players.Newcomers
import fr.empile.ui.players.Roster
import fr.empile.ui.settings.LocalPreferences
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge

/** A tool, as the core says it is now. */
@Composable
fun Tool(core: Core, slug: String, onBack: () -> Unit) {
    val lastSeats = LocalPreferences.current.lastSeats
    val state = remember(core, slug) { ToolState(core, slug, lastSeats) }
    LaunchedEffect(state) { state.serve() }
    state.error?.let { ErrorDialog(it) { state.error = null } }
    state.asked?.let { (tag, question) ->
        val (onYes, onNo) = { state.press(tag) } to { state.asked = null }
        QuestionDialog(question.title, question.detail, question.yes, question.no, onYes, onNo)
    }
    val page = state.page ?: return
    if (page.fingers != null) FingersScreen(page, state, onBack)
    else ToolScreen(core, page, state, onBack)
}

@Composable
private fun ToolScreen(core: Core, page: ToolPage, state: ToolState, onBack: () -> Unit) {
    // Large words leave no room for two: the other one scrolls then.
    val near = page.buttons.take(if (isTextLarge()) 1 else 2)
    val wide = Modifier.fillMaxWidth()
    Page(
        page.title,
        onBack,
        widest = if (page.asksWho) Space.readable else Space.twoColumnsReadable,
        bottom = {
            val (refused, written) = state.refused to page.written
            when {
                refused != null -> Told(refused, "tool-refused", LocalColours.current.danger)
                written != null -> Told(written, "tool-written", LocalColours.current.success)
            }
            if (near.size < 2) near.forEach { RowView(it, wide, state) }
            else ButtonPair({ RowView(near[1], it, state) }, { RowView(near[0], it, state) })
        },
    ) {
        Stacked {
            Sections(page.sections, state)
            if (page.asksWho) SomebodyNew(core, state)
            page.buttons.drop(near.size).forEach {
                RowView(it, wide.padding(top = Space.two), state)
            }
        }
    }
}

/** Whoever is added here plays. */
@Composable
private fun SomebodyNew(core: Core, state: ToolState) {
    val roster = remember(core) { Roster(core) }
    LaunchedEffect(roster) { roster.load() }
    Newcomers(roster) { state.press("played-${it.name}") }
    roster.error?.let { ErrorDialog(it) { roster.error = null } }
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
