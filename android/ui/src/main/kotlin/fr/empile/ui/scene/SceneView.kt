package fr.empile.ui.scene

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameMillis
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import fr.empile.core.NodeRole
import fr.empile.core.SceneNode
import fr.empile.core.TouchSample
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.LocalMotion
import fr.empile.ui.theme.LocalTypefaces

/**
 * The one renderer: draws any table's scene, moves its nodes from scene to scene, passes every
 * finger to [onTouch], and lays out for screen readers what there is to hear and to do.
 */
@Composable
fun SceneView(
    shot: Shot,
    onTouch: (List<TouchSample>) -> Unit,
    clock: TableClock,
    modifier: Modifier = Modifier,
) {
    Box(modifier.sceneTouch(clock, onTouch)) {
        MovingScene(shot, Modifier.fillMaxSize())
        shot.scene.nodes.forEach { node ->
            val label = node.label
            if (label != null) key(node.id) { Labelled(node, label) { onTouch(node.tap(clock)) } }
        }
    }
}

@Composable
private fun MovingScene(shot: Shot, modifier: Modifier) {
    val film = remember { SceneFilm() }
    val fitter = rememberTextFitter()
    val inks = LocalColours.current.inks
    val motion = LocalMotion.current
    // Only drawing reads it: a frame of motion composes and lays out nothing.
    var frames by remember { mutableIntStateOf(0) }
    LaunchedEffect(shot) {
        film.show(shot, motion)
        frames++
        while (film.isMoving) {
            withFrameMillis(film::roll)
            frames++
        }
    }
    Canvas(modifier) {
        frames
        drawSprites(film, fitter, inks)
    }
}

/** What a screen reader finds; it takes no touches, those go to the scene below. */
@Composable
private fun Labelled(node: SceneNode, label: String, onTap: () -> Unit) {
    Box(
        Modifier.offset(node.x.dp, node.y.dp)
            .size(node.width.dp, node.height.dp)
            .testTag("node-${node.id}")
            .semantics {
                contentDescription = label
                when (node.role) {
                    NodeRole.PICTURE ->
                        // Words alone are what the table tells its players.
                        if (node.picture == null) liveRegion = LiveRegionMode.Polite
                    NodeRole.BUTTON -> role = Role.Button
                    NodeRole.CHOSEN,
                    NodeRole.UNCHOSEN -> {
                        role = Role.Checkbox
                        selected = node.role == NodeRole.CHOSEN
                    }
                }
                if (node.role != NodeRole.PICTURE) {
                    onClick {
                        onTap()
                        true
                    }
                }
            }
    )
}

@Composable
internal fun rememberTextFitter(): TextFitter {
    val measurer = rememberTextMeasurer(cacheSize = 0)
    val typefaces = LocalTypefaces.current
    val density = LocalDensity.current
    return remember(measurer, typefaces, density) { TextFitter(measurer, typefaces, density) }
}
