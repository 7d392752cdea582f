package fr.empile.ui.tools

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.core.ToolPage
import fr.empile.ui.common.Choices
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.Stacked
import fr.empile.ui.core.Core
import fr.empile.ui.players.Newcomers
import fr.empile.ui.players.PlayerChips
import fr.empile.ui.players.Roster
import fr.empile.ui.settings.LocalPreferences
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space
import kotlinx.coroutines.launch

/** Before a tool counts for every seat: who plays, in which order, and which way. */
@Composable
internal fun WhoPlays(
    core: Core,
    page: ToolPage,
    onBack: () -> Unit,
    onBegin: (players: List<String>, variant: Int) -> Unit,
) {
    val texts = LocalTexts.current
    val scope = rememberCoroutineScope()
    val roster = remember(core) { Roster(core) }
    LaunchedEffect(roster) { roster.load() }
    val known = roster.players
    val preferences = LocalPreferences.current
    var variant by rememberSaveable { mutableIntStateOf(page.variant.toInt()) }
    val room = page.variants[variant].run { least.toInt()..most.toInt() }
    var chosen by
        rememberSaveable(known == null) {
            val before = page.players.ifEmpty { preferences.lastSeats }
            mutableStateOf(
                before.filter { id -> known.orEmpty().any { it.id == id } }.take(room.last)
            )
        }
    val isFirstRun = known?.isEmpty() == true
    fun toggle(id: String) {
        if (id in chosen) chosen -= id else if (chosen.size < room.last) chosen += id
    }
    Page(
        page.tool.title,
        onBack,
        bottom = {
            PrimaryButton(
                if (isFirstRun) texts["seating-start-guests"] else texts["new-match-start"],
                {
                    scope.launch {
                        core.orError({ roster.error = it }) {
                            val guests = maxOf(room.first, Roster.FEWEST_GUESTS)
                            val invited =
                                if (!isFirstRun) emptyList()
                                else core.ask { it.inviteGuests(guests.toUByte()) }
                            onBegin(invited.map { it.id } + chosen, variant)
                        }
                    }
                },
                Modifier.fillMaxWidth().testTag("tool-begin"),
                enabled = isFirstRun || chosen.size in room,
            )
        },
    ) {
        if (known == null) return@Page
        Stacked {
            SoftText(page.tool.detail)
            SectionTitle(texts["tools-who-plays"])
            SoftText(texts["by-hand-order"])
            PlayerChips(
                known,
                { it.id in chosen },
                Modifier.padding(vertical = Space.one),
                onToggle = { toggle(it.id) },
            )
            Newcomers(roster) { toggle(it.id) }
            val names = page.variants.mapNotNull { it.name }
            if (names.isNotEmpty()) {
                SectionTitle(texts["tools-which-way"])
                Choices(
                    names.indices.toList(),
                    variant,
                    { names[it] },
                    { variant = it },
                    tag = { "tool-variant-$it" },
                )
            }
        }
    }
    roster.error?.let { ErrorDialog(it) { roster.error = null } }
}
