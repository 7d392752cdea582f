package fr.empile.ui.players

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Card
import fr.empile.ui.common.EmptyState
import fr.empile.ui.common.Page
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space

@Composable
fun PlayersScreen(
    players: List<PlayerInfo>?,
    onBack: () -> Unit,
    newcomer: @Composable () -> Unit,
) {
    val texts = LocalTexts.current
    Page(texts["players-title"], onBack) {
        Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
            when {
                players == null -> {}
                players.isEmpty() -> EmptyState(texts["players-empty"])
                else -> players.forEach { PlayerCard(it) }
            }
            newcomer()
        }
    }
}

@Composable
private fun PlayerCard(player: PlayerInfo) {
    Card(Modifier.fillMaxWidth()) {
        Row(
            Modifier.padding(horizontal = Space.two, vertical = 12.dp),
            horizontalArrangement = Arrangement.spacedBy(Space.two),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Badge(player.colour)
            Text(player.name, style = MaterialTheme.typography.bodyLarge)
        }
    }
}
