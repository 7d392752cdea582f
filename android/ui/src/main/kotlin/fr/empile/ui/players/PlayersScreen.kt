package fr.empile.ui.players

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Edit
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Badge
import fr.empile.ui.common.EmptyState
import fr.empile.ui.common.OpenSurface
import fr.empile.ui.common.Page
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

@Composable
fun PlayersScreen(
    players: List<PlayerInfo>?,
    archived: List<PlayerInfo>,
    onBack: () -> Unit,
    isOpen: (PlayerInfo) -> Boolean,
    onOpen: (PlayerInfo) -> Unit,
    onRestore: (PlayerInfo) -> Unit,
    onFamily: () -> Unit,
    newcomer: @Composable () -> Unit,
) {
    val texts = LocalTexts.current
    Page(texts["players-title"], onBack) {
        Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
            when {
                players == null -> {}
                players.isEmpty() -> EmptyState(texts["players-empty"])
                else -> {
                    SecondaryButton(
                        texts["family-open"],
                        onFamily,
                        Modifier.fillMaxWidth().testTag("family"),
                    )
                    players.forEach { player ->
                        PlayerCard(player, isOpen(player)) { onOpen(player) }
                    }
                }
            }
            newcomer()
            if (archived.isNotEmpty()) {
                SectionTitle(texts["players-archived"])
                archived.forEach { player -> ArchivedRow(player) { onRestore(player) } }
            }
        }
    }
}

@Composable
private fun PlayerCard(player: PlayerInfo, isOpen: Boolean, onOpen: () -> Unit) {
    OpenSurface("player-${player.name}", onOpen, isOpen) {
        Row(
            Modifier.padding(horizontal = Space.two, vertical = 12.dp),
            horizontalArrangement = Arrangement.spacedBy(Space.two),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Badge(player.badge)
            Text(player.name, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
            Icon(
                Icons.Filled.Edit,
                LocalTexts.current["players-change"],
                tint = LocalColours.current.softText,
            )
        }
    }
}

@Composable
private fun ArchivedRow(player: PlayerInfo, onRestore: () -> Unit) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(Space.two),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Badge(player.badge, size = 28.dp)
        Text(player.name, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
        TextButton(
            onRestore,
            Modifier.heightIn(min = Space.target).testTag("restore-${player.name}"),
        ) {
            Text(LocalTexts.current["players-restore"])
        }
    }
}
