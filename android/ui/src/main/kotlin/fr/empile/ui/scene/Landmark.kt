package fr.empile.ui.scene

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.core.NodeRole
import fr.empile.core.SceneNode
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample

/** What a screen reader finds of a node. Equal landmarks are not composed again. */
@Immutable
internal data class Landmark(
    val id: UInt,
    val x: Float,
    val y: Float,
    val width: Float,
    val height: Float,
    val label: String,
    val nodeRole: NodeRole,
    /** Words alone: what the table tells its players. */
    val isNews: Boolean,
)

internal fun SceneNode.landmark(): Landmark? = label?.let {
    Landmark(id, x, y, width, height, it, role, isNews = picture == null)
}

/** A tap in the middle of it, for whoever acts without pointing. */
internal fun Landmark.tap(clock: TableClock): List<TouchSample> =
    listOf(TouchPhase.DOWN, TouchPhase.UP).map { phase ->
        TouchSample(ASSISTIVE_POINTER, phase, x + width / 2, y + height / 2, clock.now().toULong())
    }

private const val ASSISTIVE_POINTER = ULong.MAX_VALUE

/** It takes no touches: those go to the scene below. */
@Composable
internal fun LandmarkView(landmark: Landmark, onTap: (Landmark) -> Unit) {
    Box(
        Modifier.offset(landmark.x.dp, landmark.y.dp)
            .size(landmark.width.dp, landmark.height.dp)
            .testTag("node-${landmark.id}")
            .semantics {
                contentDescription = landmark.label
                if (landmark.isNews) liveRegion = LiveRegionMode.Polite
                when (landmark.nodeRole) {
                    NodeRole.PICTURE,
                    NodeRole.SPOT -> return@semantics
                    NodeRole.BUTTON,
                    NodeRole.PIECE,
                    NodeRole.HOLD -> role = Role.Button
                    NodeRole.CHOSEN,
                    NodeRole.UNCHOSEN -> {
                        role = Role.Checkbox
                        selected = landmark.nodeRole == NodeRole.CHOSEN
                    }
                }
                onClick {
                    onTap(landmark)
                    true
                }
            }
    )
}
