package fr.empile.ui.players

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Beside
import fr.empile.ui.common.Choosable
import fr.empile.ui.common.OrderNumber
import fr.empile.ui.theme.Space

/** Everybody; those who play are marked, and numbered where their [order] is asked. */
@Composable
internal fun PlayerChips(
    players: List<PlayerInfo>,
    plays: (PlayerInfo) -> Boolean,
    modifier: Modifier = Modifier,
    enabled: (PlayerInfo) -> Boolean = { true },
    order: ((PlayerInfo) -> Int)? = null,
    onToggle: (PlayerInfo) -> Unit,
) {
    FlowRow(
        modifier,
        horizontalArrangement = Arrangement.spacedBy(Space.one),
        verticalArrangement = Arrangement.spacedBy(Space.one),
    ) {
        players.forEach { player ->
            val isIn = plays(player)
            Choosable(
                isIn,
                Modifier.clip(MaterialTheme.shapes.small)
                    .toggleable(isIn, enabled(player), Role.Checkbox) { onToggle(player) }
                    .testTag("played-${player.name}"),
            ) {
                Beside(Modifier.heightIn(min = Space.target).padding(horizontal = 12.dp)) {
                    Badge(player.badge, size = 28.dp)
                    Text(player.name, style = MaterialTheme.typography.bodyLarge)
                    if (isIn && order != null) OrderNumber(order(player))
                }
            }
        }
    }
}
