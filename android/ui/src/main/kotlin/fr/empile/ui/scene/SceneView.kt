package fr.empile.ui.scene

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
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
    shot: Shot,
    onTouch: (List<TouchSample>) -> Unit,
    clock: TableClock,
    modifier: Modifier = Modifier,
) {
    Box(modifier.sceneTouch(clock, onTouch)) {
        MovingScene(shot, Modifier.fillMaxSize())
        val onTap = remember(clock, onTouch) { { it: Landmark -> onTouch(it.tap(clock)) } }
        shot.scene.nodes.forEach { node ->
            val landmark = node.landmark()
            if (landmark != null) key(landmark.id) { LandmarkView(landmark, onTap) }
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

@Composable
internal fun rememberTextFitter(): TextFitter {
    val measurer = rememberTextMeasurer(cacheSize = 0)
    val typefaces = LocalTypefaces.current
    val density = LocalDensity.current
    return remember(measurer, typefaces, density) { TextFitter(measurer, typefaces, density) }
}
