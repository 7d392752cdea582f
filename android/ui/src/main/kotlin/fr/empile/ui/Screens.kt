package fr.empile.ui

import androidx.compose.animation.AnimatedContent
import androidx.compose.animation.core.tween
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.animation.togetherWith
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.movableContentOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import fr.empile.ui.common.LocalRoomBeside
import fr.empile.ui.common.RoomBeside
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.isList
import fr.empile.ui.theme.LocalMotion
import fr.empile.ui.theme.Motion

/**
 * The current screen; where there is room for two ([isBroad]), beside the list that it was chosen
 * from.
 */
@Composable
internal fun Screens(
    core: Core,
    navigator: Navigator,
    surroundings: Surroundings,
    isBroad: Boolean,
) {
    val movable = rememberMovableScreens(core, navigator, surroundings)
    val now = navigator.spread(isBroad)
    Transition(now) { spread ->
        // What fades away leaves alone what is shown again elsewhere.
        val shared = if (spread == now) emptySet() else now.screens
        if (spread.first !in shared) {
            val chosen = spread.chosen.takeUnless { it in shared }
            val room =
                if (spread.isBroad) RoomBeside(navigator, chosen) { movable.of(it)() } else null
            CompositionLocalProvider(LocalRoomBeside provides room) { movable.of(spread.first)() }
        }
    }
}

/** What the window shows: a screen, or a list and perhaps what was [chosen] from it. */
private data class Spread(val first: Screen, val isBroad: Boolean, val chosen: Screen?) {
    val screens: Set<Screen>
        get() = setOfNotNull(first, chosen)
}

private fun Navigator.spread(isBroad: Boolean): Spread {
    val list = list.takeIf { isBroad } ?: return Spread(current, isBroad = false, chosen = null)
    return Spread(list, isBroad = true, current.takeIf { it != list })
}

/**
 * Screens that keep what is half done on them as they go beside a list, or have the window again.
 */
private class MovableScreens(private val draw: @Composable (Screen) -> Unit) {
    private val made = mutableMapOf<Screen, @Composable () -> Unit>()

    fun of(screen: Screen): @Composable () -> Unit =
        made.getOrPut(screen) { movableContentOf { draw(screen) } }
}

@Composable
private fun rememberMovableScreens(
    core: Core,
    navigator: Navigator,
    surroundings: Surroundings,
): MovableScreens {
    val held = rememberSaveableStateHolder()
    val latest by rememberUpdatedState(core to surroundings)
    return remember(navigator) {
        MovableScreens { screen ->
            held.SaveableStateProvider(screen.toString()) {
                val way =
                    remember(screen) { if (screen.isList) navigator.from(screen) else navigator }
                ScreenContent(screen, latest.first, way, latest.second)
            }
        }
    }
}

@Composable
private fun Transition(spread: Spread, content: @Composable (Spread) -> Unit) {
    if (LocalMotion.current == Motion.Off) {
        content(spread)
        return
    }
    AnimatedContent(
        spread,
        transitionSpec = { fadeIn(tween(FADE)) togetherWith fadeOut(tween(FADE)) },
        // A page beside a list does not move the list.
        contentKey = { it.first },
        content = { content(it) },
    )
}

private const val FADE = 200
