package fr.empile.ui

import androidx.compose.runtime.Composable
import fr.empile.core.Cue
import fr.empile.ui.about.AboutScreen
import fr.empile.ui.campaign.Campaign
import fr.empile.ui.common.ListAndPage
import fr.empile.ui.core.Core
import fr.empile.ui.evening.Evening
import fr.empile.ui.evening.Evenings
import fr.empile.ui.files.Files
import fr.empile.ui.goals.Goals
import fr.empile.ui.hindsight.Hindsight
import fr.empile.ui.history.History
import fr.empile.ui.home.Home
import fr.empile.ui.lesson.LessonDone
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.newmatch.NewMatch
import fr.empile.ui.paper.Paper
import fr.empile.ui.person.Person
import fr.empile.ui.players.Players
import fr.empile.ui.replay.ReplayRoute
import fr.empile.ui.result.Result
import fr.empile.ui.result.rememberCardSharing
import fr.empile.ui.rules.Rules
import fr.empile.ui.scene.feelOf
import fr.empile.ui.scene.manner
import fr.empile.ui.seating.Seating
import fr.empile.ui.settings.SettingsActions
import fr.empile.ui.settings.SettingsScreen
import fr.empile.ui.table.TableRoute
import fr.empile.ui.tools.Tool
import fr.empile.ui.tools.Tools

/** Which screen is which. */
@Composable
internal fun ScreenContent(
    screen: Screen,
    core: Core,
    navigator: Navigator,
    surroundings: Surroundings,
) {
    val calendar = surroundings.calendar
    when (screen) {
        Screen.Home -> Home(core, navigator, surroundings.onFullyDrawn)
        Screen.Players -> Players(core, navigator)
        is Screen.Person -> Person(core, navigator, screen.of)
        Screen.Evenings -> Evenings(core, navigator, calendar)
        is Screen.Evening -> Evening(core, navigator, calendar, screen.id)
        is Screen.Goals -> Goals(core, navigator, screen.of)
        Screen.NewMatch -> NewMatch(core, navigator)
        is Screen.Seating -> Seating(core, navigator, screen.game)
        Screen.Campaign -> Campaign(core, navigator)
        Screen.History ->
            History(core, navigator, calendar, rememberCardSharing(core, surroundings))
        is Screen.Paper -> Paper(core, navigator, calendar, screen.corrects)
        Screen.Rules -> Rules(core, navigator, page = null)
        is Screen.RulePage -> Rules(core, navigator, screen.page)
        Screen.Tools -> Tools(core, navigator)
        is Screen.Tool -> Tool(core, screen.slug, navigator::back)
        Screen.Settings ->
            ListAndPage {
                SettingsScreen(
                    surroundings.preferences,
                    SettingsActions(
                        onBack = navigator::back,
                        onFiles = { navigator.goTo(Screen.Files) },
                        onAbout = { navigator.goTo(Screen.About) },
                    ),
                )
            }
        Screen.Files -> Files(core, navigator, surroundings)
        Screen.About -> AboutScreen(navigator::back)
        is Screen.Table -> {
            if (surroundings.preferences.keepsAwake) surroundings.keepAwake()
            TableRoute(
                core,
                navigator,
                screen.match,
                surroundings.pointerTime,
                surroundings::cue,
                rememberCardSharing(core, surroundings),
                surroundings.wholeScreen,
                surroundings.undoKey,
            )
        }
        is Screen.LessonDone -> LessonDone(core, navigator, screen.game)
        is Screen.Result -> Result(core, navigator, screen.match)
        is Screen.Replay -> ReplayRoute(core, navigator, screen.match, screen.step)
        is Screen.Hindsight -> Hindsight(core, navigator, screen.match)
    }
}

private fun Surroundings.cue(cue: Cue) {
    if (preferences.hasSound) onSound(cue)
    if (preferences.hasHaptics) manner.feelOf(cue).haptic?.let(onFeel)
}
