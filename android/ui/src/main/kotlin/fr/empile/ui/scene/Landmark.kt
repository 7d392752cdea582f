package fr.empile.ui.scene

import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.derivedStateOf
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.layout
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.constrain
import androidx.compose.ui.unit.dp
import fr.empile.core.NodeRole
import fr.empile.core.SceneNode
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import fr.empile.ui.common.pressable
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.sin

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
    val (broad, tall) = turned(width, height, turn)
    Landmark(
        id,
        x + (width - broad) / 2,
        y + (height - tall) / 2,
        broad,
        tall,
        it,
        role,
        isNews = picture == null && role == NodeRole.PICTURE,
    )
}

/** The upright box around a turned one. */
private fun turned(width: Float, height: Float, degrees: Float): Pair<Float, Float> {
    if (degrees == 0f) return width to height
    val angle = degrees * (PI / 180).toFloat()
    val (along, across) = abs(cos(angle)) to abs(sin(angle))
    return (width * along + height * across) to (width * across + height * along)
}

/** A tap in the middle of it, or a touch that is held, for whoever acts without pointing. */
internal fun Landmark.tap(clock: TableClock): List<TouchSample> {
    val down = clock.now()
    val up = if (nodeRole == NodeRole.HOLD) down + manner.assistiveHoldMs.toLong() else down
    return listOf(TouchPhase.DOWN to down, TouchPhase.UP to up).map { (phase, stamp) ->
        TouchSample(ASSISTIVE_POINTER, phase, x + width / 2, y + height / 2, stamp.toULong())
    }
}

private const val ASSISTIVE_POINTER = ULong.MAX_VALUE

private val NodeRole.acts: Boolean
    get() = this != NodeRole.PICTURE && this != NodeRole.SPOT

/**
 * It takes no touches: those go to the scene below. What it becomes is laid out and told anew; it
 * is composed again only when it begins to act or ceases to.
 */
@Composable
internal fun LandmarkView(place: Place, onTap: ((Landmark) -> Unit)?) {
    val acts by remember(place) { derivedStateOf { place.landmark.nodeRole.acts } }
    val reach =
        if (onTap != null && acts) Modifier.pressable { onTap(place.landmark) } else Modifier
    Box(
        Modifier.at(place).testTag("node-${place.id}").then(reach).semantics {
            val landmark = place.landmark
            contentDescription = landmark.label
            traversalIndex = place.index.toFloat()
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
            if (onTap != null) {
                onClick {
                    onTap(place.landmark)
                    true
                }
            }
        }
    )
}

private fun Modifier.at(place: Place) = layout { measurable, constraints ->
    val (x, y, width, height) =
        with(place.landmark) { listOf(x, y, width, height).map { it.dp.roundToPx() } }
    val size = constraints.constrain(IntSize(width, height))
    val placeable = measurable.measure(Constraints.fixed(size.width, size.height))
    layout(size.width, size.height) { placeable.place(x, y) }
}
