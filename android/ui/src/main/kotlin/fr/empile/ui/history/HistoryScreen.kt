package fr.empile.ui.history

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.dp
import fr.empile.core.GameInfo
import fr.empile.core.HistoryPlace
import fr.empile.core.HistoryQuery
import fr.empile.core.HistoryRow
import fr.empile.core.PlayerInfo
import fr.empile.core.ResultStanding
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Choices
import fr.empile.ui.common.EmptyState
import fr.empile.ui.common.LocalRoomBeside
import fr.empile.ui.common.OpenSurface
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.SwitchRow
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.tabular

@Composable
fun HistoryScreen(
    state: HistoryState,
    day: (Long) -> String,
    onBack: () -> Unit,
    onQuery: (HistoryQuery) -> Unit,
    onMore: () -> Unit,
    onPaper: () -> Unit,
) {
    val texts = LocalTexts.current
    Page(
        texts["history-title"],
        onBack,
        bottom = {
            PrimaryButton(
                texts["by-hand-title"],
                onPaper,
                Modifier.fillMaxWidth().testTag("history-by-hand"),
            )
        },
    ) {
        val rows = state.rows ?: return@Page
        Filters(state, onQuery)
        if (rows.isEmpty()) EmptyState(texts["history-empty"])
        Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
            rows.forEach { row ->
                val isOpen = LocalRoomBeside.current != null && row.id == state.opened
                ResultCard(row, state.nameOf(row.game), day(row.playedAt), isOpen) {
                    state.opened = row.id
                }
            }
            if (state.hasMore) {
                SecondaryButton(
                    texts["history-more"],
                    onMore,
                    Modifier.fillMaxWidth().testTag("history-more"),
                )
            }
        }
    }
}

@Composable
private fun Filters(state: HistoryState, onQuery: (HistoryQuery) -> Unit) {
    val texts = LocalTexts.current
    val query = state.query
    Column(Modifier.padding(bottom = Space.two), Arrangement.spacedBy(Space.one)) {
        Choices(
            listOf<GameInfo?>(null) + state.games,
            state.games.find { it.slug == query.game },
            name = { it?.name ?: texts["history-all-games"] },
            onChoose = { onQuery(query.copy(game = it?.slug)) },
            scrolls = true,
            tag = { "history-game-${it?.slug ?: "all"}" },
        )
        Choices(
            listOf<PlayerInfo?>(null) + state.players,
            state.players.find { it.id == query.player },
            name = { it?.name ?: texts["history-all-players"] },
            onChoose = { onQuery(query.copy(player = it?.id)) },
            scrolls = true,
            tag = { "history-player-${it?.name ?: "all"}" },
        )
        SwitchRow(
            texts["history-show-void"],
            detail = null,
            isOn = !query.onlyHolding,
            Modifier.testTag("history-show-void"),
        ) {
            onQuery(query.copy(onlyHolding = !it))
        }
    }
}

@Composable
private fun ResultCard(
    row: HistoryRow,
    game: String,
    day: String,
    isOpen: Boolean,
    onOpen: () -> Unit,
) {
    OpenSurface("result-${row.id}", onOpen, isOpen) {
        Column(Modifier.padding(Space.two), Arrangement.spacedBy(Space.one)) {
            FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
                Text(game, style = MaterialTheme.typography.titleMedium)
                SoftText(day)
            }
            StandingNote(row.standing)
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(Space.two),
                verticalArrangement = Arrangement.spacedBy(Space.half),
            ) {
                row.places.forEach { PlaceChip(it, row.standing.holds) }
            }
            if (row.note.isNotEmpty()) SoftText(row.note)
        }
    }
}

/** A result that does not count says why. */
@Composable
internal fun StandingNote(standing: ResultStanding) {
    val texts = LocalTexts.current
    val colours = LocalColours.current
    val words =
        when (standing) {
            ResultStanding.COUNTS -> return
            ResultStanding.CORRECTED -> texts["history-corrected"]
            ResultStanding.VOID -> texts["history-void"]
            ResultStanding.PRACTICE -> texts["history-practice"]
        }
    Text(
        words,
        color = if (standing.holds) colours.softText else colours.danger,
        style = MaterialTheme.typography.labelSmall,
    )
}

/** Practice is outside the standings, but nobody took it back. */
private val ResultStanding.holds: Boolean
    get() = this == ResultStanding.COUNTS || this == ResultStanding.PRACTICE

@Composable
private fun PlaceChip(place: HistoryPlace, holds: Boolean) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(Space.one),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Badge(place.player.badge, size = 24.dp)
        Text(
            LocalTexts.current.say(
                "history-place",
                "name" to place.player.name,
                "score" to place.scoreText,
            ),
            textDecoration = if (holds) null else TextDecoration.LineThrough,
            style =
                MaterialTheme.typography
                    .run { if (place.won) labelMedium else bodyMedium }
                    .tabular(),
        )
    }
}
