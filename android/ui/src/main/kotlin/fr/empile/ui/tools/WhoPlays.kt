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
    onBegin: (players: List<String>, variant: UByte) -> Unit,
) {
    val texts = LocalTexts.current
    val scope = rememberCoroutineScope()
    val roster = remember(core) { Roster(core) }
    LaunchedEffect(roster) { roster.load() }
    val known = roster.players
    val lastSeats = LocalPreferences.current.lastSeats
    var variant by rememberSaveable { mutableIntStateOf(page.variant.toInt()) }
    val room = page.variants[variant].run { least.toInt()..most.toInt() }
    var chosen by
        rememberSaveable(known == null) {
            val here = page.players.ifEmpty { lastSeats }.intersect(known.orEmpty().map { it.id })
            mutableStateOf(here.take(room.last))
        }
    fun toggle(id: String) {
        if (id in chosen) chosen -= id else if (chosen.size < room.last) chosen += id
    }
    suspend fun begin() =
        core.orError({ roster.error = it }) {
            val guests = maxOf(room.first, Roster.FEWEST_GUESTS).toUByte()
            val invited =
                if (!roster.isFirstRun) emptyList() else core.ask { it.inviteGuests(guests) }
            onBegin(invited.map { it.id } + chosen, variant.toUByte())
        }
    Page(
        page.tool.title,
        onBack,
        bottom = {
            PrimaryButton(
                texts[if (roster.isFirstRun) "seating-start-guests" else "new-match-start"],
                { scope.launch { begin() } },
                Modifier.fillMaxWidth().testTag("tool-begin"),
                enabled = roster.isFirstRun || chosen.size in room,
            )
        },
    ) {
        if (known == null) return@Page
        Stacked {
            SoftText(page.tool.detail)
            SectionTitle(texts["tools-who-plays"])
            SoftText(texts["by-hand-order"])
            val chips = Modifier.padding(vertical = Space.one)
            PlayerChips(known, { it.id in chosen }, chips, onToggle = { toggle(it.id) })
            Newcomers(roster) { toggle(it.id) }
            val names = page.variants.mapNotNull { it.name }
            if (names.isNotEmpty()) {
                SectionTitle(texts["tools-which-way"])
                val tag = { way: Int -> "tool-variant-$way" }
                Choices(names.indices.toList(), variant, names::get, { variant = it }, tag = tag)
            }
        }
    }
    roster.error?.let { ErrorDialog(it) { roster.error = null } }
}
