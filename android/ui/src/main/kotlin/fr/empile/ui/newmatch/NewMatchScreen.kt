package fr.empile.ui.newmatch

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.core.GameInfo
import fr.empile.core.PlayerInfo
import fr.empile.core.TableScene
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Card
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.scene.StillScene
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.tabular

@Composable
fun NewMatchScreen(
    state: NewMatchState,
    onBack: () -> Unit,
    onStart: () -> Unit,
    newcomer: @Composable () -> Unit,
) {
    val texts = LocalTexts.current
    Page(
        texts["new-match-title"],
        onBack,
        widest = Space.twoColumnsReadable,
        bottom = { Start(state.game, state.seats.size, state.canStart, onStart) },
    ) {
        BoxWithConstraints {
            if (maxWidth >= Space.twoColumns) {
                Row(horizontalArrangement = Arrangement.spacedBy(Space.four)) {
                    Column(Modifier.weight(1f)) { Who(state, newcomer) }
                    Column(Modifier.weight(1f)) { Boards(state) }
                }
            } else {
                Column {
                    Who(state, newcomer)
                    Boards(state)
                }
            }
        }
    }
}

@Composable
private fun Who(state: NewMatchState, newcomer: @Composable () -> Unit) {
    val texts = LocalTexts.current
    SectionTitle(texts["new-match-who"])
    SoftText(texts["new-match-who-detail"], Modifier.padding(bottom = Space.one))
    Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
        state.roster.players.orEmpty().forEach { player ->
            val order = state.seats.indexOf(player.id) + 1
            SeatCard(player, order) { state.toggle(player.id) }
        }
        newcomer()
    }
}

/** Somebody who may sit down; [order] is their seat from 1, or 0. */
@Composable
private fun SeatCard(player: PlayerInfo, order: Int, onToggle: () -> Unit) {
    val colours = LocalColours.current
    val sits = order > 0
    Card(
        Modifier.fillMaxWidth()
            .clip(MaterialTheme.shapes.medium)
            .toggleable(sits, role = Role.Checkbox) { onToggle() }
            .testTag("seat-${player.name}"),
        colour = if (sits) colours.chosen else colours.raised,
        border = if (sits) BorderStroke(2.dp, colours.primary) else null,
    ) {
        Row(
            Modifier.heightIn(min = 64.dp).padding(horizontal = Space.two, vertical = Space.one),
            horizontalArrangement = Arrangement.spacedBy(Space.two),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Badge(player.colour)
            Text(
                player.name,
                Modifier.weight(1f),
                style = MaterialTheme.typography.bodyLarge,
            )
            if (sits) OrderNumber(order)
        }
    }
}

@Composable
private fun OrderNumber(order: Int) {
    Surface(shape = CircleShape, color = LocalColours.current.primary) {
        Text(
            LocalTexts.current.say("number", "number" to order),
            Modifier.heightIn(min = 32.dp).padding(horizontal = 12.dp, vertical = 4.dp),
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.titleMedium.tabular(),
        )
    }
}

@Composable
private fun Boards(state: NewMatchState) {
    val texts = LocalTexts.current
    SectionTitle(texts["new-match-board"])
    Column(Modifier.selectableGroup(), verticalArrangement = Arrangement.spacedBy(Space.one)) {
        Side.entries.forEach { side ->
            BoardCard(side, state.previews[side], side == state.side) { state.side = side }
        }
    }
}

@Composable
private fun BoardCard(side: Side, preview: TableScene?, chosen: Boolean, onChoose: () -> Unit) {
    val texts = LocalTexts.current
    val colours = LocalColours.current
    Card(
        Modifier.fillMaxWidth()
            .clip(MaterialTheme.shapes.medium)
            .selectable(chosen, role = Role.RadioButton, onClick = onChoose)
            .testTag("side-${side.name}"),
        colour = if (chosen) colours.chosen else colours.raised,
        border = if (chosen) BorderStroke(2.dp, colours.primary) else null,
    ) {
        Row(
            Modifier.padding(Space.two),
            horizontalArrangement = Arrangement.spacedBy(Space.two),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            val (width, height) =
                NewMatchState.PREVIEW_WIDTH.dp to NewMatchState.PREVIEW_HEIGHT.dp
            if (preview == null) Spacer(Modifier.size(width, height))
            else StillScene(preview, width, height)
            Column(Modifier.weight(1f)) {
                Text(texts[side.nameKey], style = MaterialTheme.typography.titleMedium)
                SoftText(texts[side.detailKey])
            }
        }
    }
}

@Composable
private fun Start(game: GameInfo?, seated: Int, canStart: Boolean, onStart: () -> Unit) {
    val texts = LocalTexts.current
    if (game != null && seated < game.leastPlayers.toInt()) {
        Text(
            texts.say(
                "new-match-need-players",
                "least" to game.leastPlayers,
                "most" to game.mostPlayers,
            ),
            Modifier.fillMaxWidth().padding(bottom = Space.one),
            color = LocalColours.current.softText,
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
    PrimaryButton(
        texts["new-match-start"],
        onStart,
        Modifier.fillMaxWidth().testTag("start"),
        enabled = canStart,
    )
}
