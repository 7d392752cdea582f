package fr.empile.ui.tools

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.ButtonPair
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.QuestionDialog
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.TroubleDialog
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.Core
import fr.empile.ui.settings.LocalPreferences
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge
import kotlinx.coroutines.launch

/** A tool that counts for every seat: first who plays, then the tool. */
@Composable
fun <T : AutoCloseable, S : Any> CountingTool(
    core: Core,
    calendar: Calendar,
    kind: ToolKind<T, S>,
    draft: ToolDraft,
    onBack: () -> Unit,
) {
    val scope = rememberCoroutineScope()
    val texts = LocalTexts.current
    val preferences = LocalPreferences.current
    val table = remember(core) { ToolTable(core, kind.slug, draft, preferences) }
    LaunchedEffect(table) { table.load() }
    val players = table.sitting
    if (draft.hasBegun && players.isNotEmpty()) {
        val state =
            remember(table, draft.hasBegun) {
                ToolState(core, kind, draft, scope) { table.trouble = it }
            }
        LaunchedEffect(state) { state.serve() }
        DeskScreen(kind, state, draft, players, calendar, onBack)
    } else {
        WhoPlaysScreen(table, draft, kind.variant?.let(texts::get), onBack) {
            scope.launch { table.begin { texts.say("players-guest", "number" to it) } }
        }
    }
    table.trouble?.let { TroubleDialog(it) { table.trouble = null } }
}

@Composable
private fun <T : AutoCloseable, S : Any> DeskScreen(
    kind: ToolKind<T, S>,
    state: ToolState<T, S>,
    draft: ToolDraft,
    players: List<PlayerInfo>,
    calendar: Calendar,
    onBack: () -> Unit,
) {
    val texts = LocalTexts.current
    val sheet = state.sheet
    val slug = kind.slug
    var asks by remember { mutableStateOf(false) }
    Page(
        texts["tool-$slug"],
        onBack,
        widest = Space.twoColumnsReadable,
        bottom = {
            Below(
                state.refused,
                isOver = sheet != null && kind.isOver(sheet),
                draft,
                onTakeBack = state::takeBack,
                onWrite = { state.writeDown(calendar.now()) },
            )
        },
    ) {
        if (sheet == null) return@Page
        Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
            kind.Desk(sheet, players, state)
            val wide = Modifier.fillMaxWidth().padding(top = Space.two)
            if (isTextLarge()) TakeBack(draft, wide, state::takeBack)
            SecondaryButton(
                texts["tools-start-over"],
                { asks = true },
                wide.testTag("start-over"),
            )
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
                draft.forget()
            },
            onNo = { asks = false },
        )
    }
}

@Composable
private fun Below(
    refused: String?,
    isOver: Boolean,
    draft: ToolDraft,
    onTakeBack: () -> Unit,
    onWrite: () -> Unit,
) {
    val texts = LocalTexts.current
    val colours = LocalColours.current
    when {
        refused != null -> Told(refused, "tool-refused", colours.danger)
        draft.isWritten -> Told(texts["tools-written-down"], "tool-written", colours.success)
    }
    val write =
        @Composable { room: Modifier ->
            PrimaryButton(
                texts["tools-write-down"],
                onWrite,
                room.testTag("write-down"),
                enabled = isOver && draft.moves.isNotEmpty() && !draft.isWritten,
            )
        }
    // Large words leave no room for two: the other one scrolls then.
    if (isTextLarge()) write(Modifier.fillMaxWidth())
    else ButtonPair({ TakeBack(draft, it, onTakeBack) }, write)
}

@Composable
private fun TakeBack(draft: ToolDraft, modifier: Modifier, onTakeBack: () -> Unit) =
    SecondaryButton(
        LocalTexts.current["tools-take-back"],
        onTakeBack,
        modifier.testTag("take-back"),
        enabled = draft.moves.isNotEmpty(),
    )

@Composable
private fun Told(words: String, tag: String, colour: Color) {
    Text(
        words,
        Modifier.fillMaxWidth().padding(bottom = Space.one).testTag(tag).semantics {
            liveRegion = LiveRegionMode.Assertive
        },
        color = colour,
        textAlign = TextAlign.Center,
        style = MaterialTheme.typography.titleMedium,
    )
}
