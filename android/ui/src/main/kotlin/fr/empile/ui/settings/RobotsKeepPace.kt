package fr.empile.ui.settings

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import fr.empile.core.RobotPace
import fr.empile.ui.core.Core

/** Robots play at the pace that was chosen: from the beginning, and as soon as it is another. */
@Composable
internal fun RobotsKeepPace(core: Core, preferences: Preferences) =
    RobotsKeepPace(core, preferences) { pace ->
        // They keep the pace they had if this fails, which hinders nobody.
        core.orError({}) { core.ask { it.setRobotPace(pace) } }
    }

/** The same, with somebody else to [tell]; an app that was opened [anew] is told again. */
@Composable
internal fun RobotsKeepPace(
    anew: Any,
    preferences: Preferences,
    tell: suspend (RobotPace) -> Unit,
) {
    val pace = preferences.robotPace
    LaunchedEffect(anew, pace) { tell(pace) }
}
