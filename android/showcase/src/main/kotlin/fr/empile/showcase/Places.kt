package fr.empile.showcase

import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.list

/** Where one comes by opening [app] and going to [screen]. */
class Place(
    val app: Core,
    val screen: Screen,
    /** As one comes to it: beside its list where there is room. */
    private val over: List<Screen> = listOfNotNull(screen.list),
    /** What is over before anybody looks. */
    val before: () -> Unit = {},
) {
    /** The way one came, home first. */
    val way: List<Screen>
        get() = (listOf(Screen.Home) + over + screen).distinct()
}

/** Every screen that is there as soon as one comes to it, by its name. */
fun Showcase.places(): Map<String, Place> = screens() + robotPlaces() + toolPlaces() + tablePlaces()

private fun Showcase.screens(): Map<String, Place> =
    mapOf(
        "home" to Place(core, Screen.Home),
        "first-run" to Place(newcomers, Screen.Home),
        "first-seating" to
            Place(newcomers, Screen.Seating("pile-poils"), over = listOf(Screen.NewMatch)),
        "players" to Place(core, Screen.Players),
        "person" to Place(aYear, Screen.Person(players[0].id)),
        "family" to Place(aYear, Screen.Person(of = null)),
        "evening" to Place(anEvening, Screen.Evening(evening)),
        "evenings" to Place(aYear, Screen.Evenings),
        "goals" to Place(aYear, Screen.Goals(players[0].id)),
        "home-evening" to Place(anEvening, Screen.Home),
        "campaign-year" to Place(aYear, Screen.Campaign),
        "new-match" to Place(core, Screen.NewMatch),
        "table-begun" to Place(core, Screen.Table(justBegun)),
        "table-thrown" to Place(core, Screen.Table(thrown)),
        "table-lesson" to Place(unhurried, Screen.Table(lesson)),
        "lesson-done" to Place(core, Screen.LessonDone("pile-poils")),
        "table" to Place(core, Screen.Table(placed)),
        "match-over" to Place(core, Screen.Table(finished)),
        "result" to Place(core, Screen.Result(finished)),
        "campaign" to Place(core, Screen.Campaign),
        "history" to Place(core, Screen.History),
        "replay" to Place(core, Screen.Replay(finished)),
        "hindsight" to Place(core, Screen.Hindsight(finished), before = ::thinkOver),
        "rules" to Place(core, Screen.Rules),
        "rule-page" to Place(core, Screen.RulePage("pile-poils")),
        "settings" to Place(core, Screen.Settings),
        "files" to Place(core, Screen.Files),
        "about" to Place(core, Screen.About),
    )

/** What robots bring: they think, and leave the standings alone. */
private fun Showcase.robotPlaces(): Map<String, Place> =
    mapOf(
        "robots-turn" to Place(unhurried, Screen.Table(robotsTurn)),
        "table-hint" to Place(unhurried, Screen.Table(hinted)),
        "result-practice" to Place(unhurried, Screen.Result(practised)),
    )

/** The shelf of tools, every tool in use, and one that asks who plays and in which way. */
private fun Showcase.toolPlaces(): Map<String, Place> =
    mapOf(
        "tools" to Place(core, Screen.Tools),
        "tool-who-plays" to Place(core, Screen.Tool(toolWithWays())),
    ) + tools.keys.associate { "tool-$it" to Place(unhurried, Screen.Tool(it)) }

/** A table of every game that is played in turns. */
private fun Showcase.tablePlaces(): Map<String, Place> =
    (tables - stillTables.keys - "pile-poils").entries.associate { (game, match) ->
        "table-$game" to Place(core, Screen.Table(match))
    }
