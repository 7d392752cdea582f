package fr.empile.ui

import androidx.compose.animation.AnimatedContent
import androidx.compose.animation.core.tween
import androidx.compose.animation.fadeIn
import androidx.compose.animation.fadeOut
import androidx.compose.animation.togetherWith
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.ui.Modifier
import fr.empile.core.TableCue
import fr.empile.ui.campaign.Campaign
import fr.empile.ui.common.FailedLaunch
import fr.empile.ui.core.Core
import fr.empile.ui.core.Launch
import fr.empile.ui.home.Home
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.rememberNavigator
import fr.empile.ui.newmatch.NewMatch
import fr.empile.ui.players.Players
import fr.empile.ui.result.Result
import fr.empile.ui.table.TableRoute
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.texts.Texts
import fr.empile.ui.theme.EmpileTheme
import fr.empile.ui.theme.LocalMotion
import fr.empile.ui.theme.Motion
import fr.empile.ui.theme.Typefaces
import kotlinx.coroutines.launch

/** How the system asks for the way back: a gesture, a button, a key. */
typealias BackHandler = @Composable (enabled: Boolean, onBack: () -> Unit) -> Unit

/** What a launcher brings beside the core: how things look, move, sound, and are left. */
class Surroundings(
    val typefaces: Typefaces,
    val dark: Boolean,
    val motion: Motion = Motion.Full,
    val backHandler: BackHandler = { _, _ -> },
    val onCue: (TableCue) -> Unit = {},
)

/** The whole app, from the moment its core is being opened. */
@Composable
fun EmpileApp(launch: Launch, surroundings: Surroundings) {
    val scope = rememberCoroutineScope()
    LaunchedEffect(launch) { launch.run() }
    val core = launch.core
    val failure = launch.failure
    when {
        core != null -> EmpileScreens(core, surroundings)
        failure != null ->
            EmpileSurface(failure.texts, surroundings) {
                FailedLaunch(failure.reason) { scope.launch { launch.run() } }
            }
    }
}

/** All screens over an open core. */
@Composable
fun EmpileScreens(
    core: Core,
    surroundings: Surroundings,
    start: List<Screen> = listOf(Screen.Home),
) {
    val navigator = rememberNavigator(start)
    EmpileSurface(core.texts, surroundings) {
        surroundings.backHandler(navigator.canGoBack, navigator::back)
        val held = rememberSaveableStateHolder()
        Transition(navigator.current) { screen ->
            held.SaveableStateProvider(screen.toString()) {
                ScreenContent(screen, core, navigator, surroundings.onCue)
            }
        }
    }
}

/** What every screen lies on: the app's words and looks, clear of notches and bars. */
@Composable
fun EmpileSurface(texts: Texts, surroundings: Surroundings, content: @Composable () -> Unit) {
    EmpileTheme(surroundings.dark, surroundings.typefaces, surroundings.motion) {
        CompositionLocalProvider(LocalTexts provides texts) {
            Surface(Modifier.fillMaxSize()) {
                Box(Modifier.windowInsetsPadding(WindowInsets.safeDrawing)) { content() }
            }
        }
    }
}

@Composable
private fun Transition(screen: Screen, content: @Composable (Screen) -> Unit) {
    if (LocalMotion.current == Motion.Off) {
        content(screen)
        return
    }
    AnimatedContent(
        screen,
        transitionSpec = { fadeIn(tween(FADE)) togetherWith fadeOut(tween(FADE)) },
        content = { content(it) },
    )
}

private const val FADE = 200

@Composable
private fun ScreenContent(
    screen: Screen,
    core: Core,
    navigator: Navigator,
    onCue: (TableCue) -> Unit,
) {
    when (screen) {
        Screen.Home -> Home(core, navigator)
        Screen.Players -> Players(core, navigator)
        Screen.NewMatch -> NewMatch(core, navigator)
        Screen.Campaign -> Campaign(core, navigator)
        is Screen.Table -> TableRoute(core, navigator, screen.match, onCue)
        is Screen.Result -> Result(core, navigator, screen.match)
    }
}
