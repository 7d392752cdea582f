package fr.empile.ui.navigation

import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import fr.empile.ui.theme.LocalMotion
import fr.empile.ui.theme.Motion

/**
 * A screen that a finger is about to pull away gives way a little, and comes back if it is let go.
 */
@Composable
internal fun Modifier.pulledBack(progress: () -> Float): Modifier {
    if (LocalMotion.current != Motion.Full) return this
    val corners = MaterialTheme.shapes.extraLarge
    return graphicsLayer {
        val pulled = progress()
        scaleX = 1f - SHRINKS * pulled
        scaleY = scaleX
        shape = corners
        clip = pulled > 0f
    }
}

private const val SHRINKS = 0.1f
