package fr.empile.ui.scene

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameMillis
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
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
    scene: LiveScene,
    onTouch: (List<TouchSample>) -> Unit,
    clock: TableClock,
    modifier: Modifier = Modifier,
) {
    Box(modifier.sceneTouch(clock, onTouch).semantics { isTraversalGroup = true }) {
        MovingScene(scene, Modifier.fillMaxSize())
        Landmarks(scene, clock, onTouch)
    }
}

/** Without touches: a match that is shown again. */
@Composable
fun SceneView(scene: LiveScene, modifier: Modifier = Modifier) {
    Box(modifier.semantics { isTraversalGroup = true }) {
        MovingScene(scene, Modifier.fillMaxSize())
        scene.landmarks.forEach { key(it.id) { LandmarkView(it, onTap = null) } }
    }
}

@Composable
private fun Landmarks(
    scene: LiveScene,
    clock: TableClock,
    onTouch: (List<TouchSample>) -> Unit,
) {
    val onTap = remember(clock, onTouch) { { it: Landmark -> onTouch(it.tap(clock)) } }
    scene.landmarks.forEach { key(it.id) { LandmarkView(it, onTap) } }
}

@Composable
private fun MovingScene(scene: LiveScene, modifier: Modifier) {
    val film = scene.film
    val brush = rememberBrush()
    val easel = remember { Easel() }
    val motion = LocalMotion.current
    // Only drawing reads it: a frame of motion composes and lays out nothing.
    var frames by remember { mutableIntStateOf(0) }
    SideEffect { scene.motion = motion }
    LaunchedEffect(scene, scene.shots) {
        frames++
        while (film.isMoving) {
            withFrameMillis(film::roll)
            frames++
        }
    }
    Canvas(modifier) {
        scene.shots
        frames
        easel.paint(this, film, brush)
    }
}

@Composable
internal fun rememberBrush(): Brush {
    val measurer = rememberTextMeasurer(cacheSize = 0)
    val typefaces = LocalTypefaces.current
    val density = LocalDensity.current
    val inks = LocalColours.current.inks
    val painting = LocalPainting.current
    return remember(measurer, typefaces, density, inks, painting) {
        Brush(inks, TextFitter(measurer, typefaces, density), painting)
    }
}
