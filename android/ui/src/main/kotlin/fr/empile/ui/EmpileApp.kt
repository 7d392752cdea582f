package fr.empile.ui

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.displayCutout
import androidx.compose.foundation.layout.exclude
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.systemBars
import androidx.compose.foundation.layout.union
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import fr.empile.ui.common.FailedLaunch
import fr.empile.ui.common.Opening
import fr.empile.ui.common.arrowsMoveFocus
import fr.empile.ui.common.isBroad
import fr.empile.ui.core.Core
import fr.empile.ui.core.Launch
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.pulledBack
import fr.empile.ui.navigation.rememberNavigator
import fr.empile.ui.scene.LocalPainting
import fr.empile.ui.settings.LocalPreferences
import fr.empile.ui.settings.Preferences
import fr.empile.ui.settings.RobotsKeepPace
import fr.empile.ui.settings.ThemeChoice
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.texts.Texts
import fr.empile.ui.theme.EmpileTheme
import fr.empile.ui.theme.Motion
import kotlinx.coroutines.launch

/** The whole app, from the moment its core is being opened. */
@Composable
fun EmpileApp(launch: Launch, surroundings: Surroundings) {
    val scope = rememberCoroutineScope()
    val language = surroundings.preferences.language.tag
    LaunchedEffect(launch, language) { launch.run(language) }
    val navigator = rememberNavigator(listOf(Screen.Home))
    val core = launch.core
    val error = launch.error
    when {
        core != null -> EmpileScreens(core, surroundings, navigator)
        error != null ->
            EmpileSurface(error.texts, surroundings) {
                FailedLaunch(error.reason) { scope.launch { launch.runAgain(language) } }
            }
        else -> Opening(surroundings)
    }
}

/** All screens over an open core. */
@Composable
fun EmpileScreens(
    core: Core,
    surroundings: Surroundings,
    navigator: Navigator = rememberNavigator(listOf(Screen.Home)),
) {
    RobotsKeepPace(core, surroundings.preferences)
    LaunchedEffect(surroundings.files, navigator) {
        while (true) {
            surroundings.files.handedIn()
            if (navigator.current != Screen.Files) navigator.goTo(Screen.Files)
        }
    }
    EmpileSurface(core.texts, surroundings) {
        surroundings.backHandler(navigator.canGoBack, navigator::systemBack)
        BoxWithConstraints(Modifier.pulledBack(surroundings.backProgress)) {
            Screens(core, navigator, surroundings, isBroad(maxWidth, maxHeight + keyboard()))
        }
    }
}

/** How much an on-screen keyboard covers: a window with one on it is no smaller. */
@Composable
private fun keyboard(): Dp {
    val bars = WindowInsets.systemBars.union(WindowInsets.displayCutout)
    val covered = WindowInsets.safeDrawing.exclude(bars)
    return with(LocalDensity.current) { covered.getBottom(this).toDp() }
}

/** What every screen lies on: the app's words and looks, clear of notches and bars. */
@Composable
fun EmpileSurface(texts: Texts, surroundings: Surroundings, content: @Composable () -> Unit) =
    EmpileLook(texts, surroundings) {
        Surface(Modifier.fillMaxSize().arrowsMoveFocus()) {
            Box(Modifier.windowInsetsPadding(WindowInsets.safeDrawing)) { content() }
        }
    }

/** The app's words and looks. */
@Composable
fun EmpileLook(texts: Texts, surroundings: Surroundings, content: @Composable () -> Unit) {
    val preferences = surroundings.preferences
    EmpileTheme(
        preferences.isDark(surroundings.dark),
        preferences.isPatterned,
        surroundings.typefaces,
        preferences.motion(surroundings.motion),
    ) {
        CompositionLocalProvider(
            LocalTexts provides texts,
            LocalPreferences provides preferences,
            LocalPainting provides surroundings.painting,
            LocalDensity provides LocalDensity.current.enlarged(preferences.textSize.factor),
            content = content,
        )
    }
}

/** What people chose, or else what the system asks for. */
fun Preferences.isDark(bySystem: Boolean): Boolean =
    when (theme) {
        ThemeChoice.System -> bySystem
        ThemeChoice.Light -> false
        ThemeChoice.Dark -> true
    }

private fun Preferences.motion(bySystem: Motion): Motion =
    if (isCalm && bySystem == Motion.Full) Motion.Reduced else bySystem

private fun Density.enlarged(factor: Float) = Density(density, fontScale * factor)
