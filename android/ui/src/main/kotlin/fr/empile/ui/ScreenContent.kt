package fr.empile.ui

import androidx.compose.runtime.Composable
import fr.empile.ui.campaign.Campaign
import fr.empile.ui.core.Core
import fr.empile.ui.home.Home
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.newmatch.NewMatch
import fr.empile.ui.players.Players
import fr.empile.ui.result.Result
import fr.empile.ui.seating.Seating
import fr.empile.ui.settings.LocalPreferences
import fr.empile.ui.table.TableRoute

/** Which screen is which. */
@Composable
internal fun ScreenContent(
    screen: Screen,
    core: Core,
    navigator: Navigator,
    surroundings: Surroundings,
) {
    when (screen) {
        Screen.Home -> Home(core, navigator)
        Screen.Players -> Players(core, navigator)
        Screen.NewMatch -> NewMatch(core, navigator)
        is Screen.Seating -> Seating(core, navigator, screen.game)
        Screen.Campaign -> Campaign(core, navigator)
        is Screen.Table -> {
            if (LocalPreferences.current.keepsAwake) surroundings.keepAwake()
            TableRoute(core, navigator, screen.match, surroundings.onCue)
        }
        is Screen.Result -> Result(core, navigator, screen.match)
        else -> Home(core, navigator)
    }
}
