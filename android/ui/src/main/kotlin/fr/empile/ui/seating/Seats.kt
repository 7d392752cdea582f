package fr.empile.ui.seating

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.gestures.detectDragGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.zIndex
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Card
import fr.empile.ui.common.HandleIcon
import fr.empile.ui.common.OrderNumber
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** Those who sit, in order: a touch gets somebody up, a drag by the handle changes seats. */
@Composable
internal fun Seats(
    sitting: List<PlayerInfo>,
    onMove: (from: Int, to: Int) -> Unit,
    onGetUp: (PlayerInfo) -> Unit,
) {
    val dragged = remember { DraggedSeat() }
    val gap = with(LocalDensity.current) { Space.one.toPx() }
    Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
        sitting.forEachIndexed { index, player ->
            key(player.id) {
                val order by rememberUpdatedState(index)
                val last by rememberUpdatedState(sitting.lastIndex)
                val isDragged = dragged.player == player.id
                SeatCard(
                    player,
                    index,
                    sitting.lastIndex,
                    onMove,
                    { onGetUp(player) },
                    Modifier.zIndex(if (isDragged) 1f else 0f)
                        .graphicsLayer { translationY = if (isDragged) dragged.offset else 0f }
                        .onSizeChanged { dragged.step = it.height + gap },
                    Modifier.pointerInput(player.id) {
                        detectDragGestures(
                            onDragStart = { dragged.take(player.id) },
                            onDragEnd = dragged::drop,
                            onDragCancel = dragged::drop,
                        ) { change, by ->
                            change.consume()
                            dragged.drag(by.y, order, last, onMove)
                        }
                    },
                )
            }
        }
    }
}

/** The seat in the air. All seats are equally high, so that one step is one seat. */
private class DraggedSeat {
    var player: String? by mutableStateOf(null)
        private set

    var offset by mutableFloatStateOf(0f)
        private set

    var step = 0f

    fun take(id: String) {
        player = id
        offset = 0f
    }

    fun drag(by: Float, order: Int, last: Int, onMove: (from: Int, to: Int) -> Unit) {
        offset += by
        val to =
            when {
                offset > step / 2 && order < last -> order + 1
                offset < -step / 2 && order > 0 -> order - 1
                else -> return
            }
        onMove(order, to)
        offset -= (to - order) * step
    }

    fun drop() {
        player = null
    }
}

@Composable
private fun SeatCard(
    player: PlayerInfo,
    index: Int,
    last: Int,
    onMove: (from: Int, to: Int) -> Unit,
    onGetUp: () -> Unit,
    modifier: Modifier,
    handle: Modifier,
) {
    val texts = LocalTexts.current
    val colours = LocalColours.current
    val (earlier, later) = texts["seating-earlier"] to texts["seating-later"]
    val moves =
        listOfNotNull(
            CustomAccessibilityAction(earlier) { true.also { onMove(index, index - 1) } }
                .takeIf { index > 0 },
            CustomAccessibilityAction(later) { true.also { onMove(index, index + 1) } }
                .takeIf { index < last },
        )
    Card(
        modifier
            .fillMaxWidth()
            .clip(MaterialTheme.shapes.medium)
            .toggleable(true, role = Role.Checkbox) { onGetUp() }
            .semantics { customActions = moves }
            .testTag("seat-${player.name}"),
        colour = colours.chosen,
        border = BorderStroke(2.dp, colours.primary),
    ) {
        PlayerRow(player) {
            OrderNumber(index + 1)
            Box(
                handle.size(Space.target).testTag("handle-${player.name}"),
                contentAlignment = Alignment.Center,
            ) {
                Icon(HandleIcon, contentDescription = null, tint = colours.softText)
            }
        }
    }
}

/** Somebody who may sit down. */
@Composable
internal fun BenchCard(player: PlayerInfo, enabled: Boolean, onSit: () -> Unit) {
    Card(
        Modifier.fillMaxWidth()
            .clip(MaterialTheme.shapes.medium)
            .toggleable(false, enabled, Role.Checkbox) { onSit() }
            .testTag("seat-${player.name}")
    ) {
        PlayerRow(player) {}
    }
}

@Composable
private fun PlayerRow(player: PlayerInfo, end: @Composable () -> Unit) {
    Row(
        Modifier.heightIn(min = 64.dp).padding(horizontal = Space.two, vertical = Space.one),
        horizontalArrangement = Arrangement.spacedBy(Space.two),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Badge(player.badge)
        Text(player.name, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
        end()
    }
}
