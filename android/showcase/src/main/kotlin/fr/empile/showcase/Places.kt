package fr.empile.showcase

import fr.empile.core.PlayerInfo
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
    /** What is touched there, by its tags; who draws without hands arranges it. */
    val touches: List<String> = emptyList(),
) {
    /** The way one came, home first. */
    val way: List<Screen>
        get() = (listOf(Screen.Home) + over + screen).distinct()
}

/** Everywhere that somebody with hands comes, by its name. */
fun Showcase.places(): Map<String, Place> =
    screens() + touchedScreens() + robotPlaces() + toolPlaces() + tablePlaces()

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

/** Screens on which something has been touched. */
private fun Showcase.touchedScreens(): Map<String, Place> {
    fun sitDown(people: List<PlayerInfo>) = people.map { "seat-${it.name}" }
    val (first, last) = robots.map { "played-${it.name}" }
    val betweenRobots = listOf(first) + sitDown(family.take(1)) + last
    return mapOf(
        "seating" to Place(core, Screen.Seating("pile-poils"), touches = sitDown(threeOfThem)),
        "seating-pilo-pilo" to
            Place(core, Screen.Seating("pilo-pilo"), touches = sitDown(threeOfThem)),
        "seating-robots" to Place(core, Screen.Seating("cui-bono"), touches = betweenRobots),
        "pause" to
            Place(
                unhurried,
                Screen.Table(stillTables.getValue("teckels")),
                touches = listOf("pause"),
            ),
    )
}

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

/** A table of every game that is played in turns, and how everyone comes to one of the others. */
private fun Showcase.tablePlaces(): Map<String, Place> =
    mapOf("muster" to Place(core, Screen.Table(tables.getValue("teckels")))) +
        (tables - stillTables.keys - "pile-poils").entries.associate { (game, match) ->
            "table-$game" to Place(core, Screen.Table(match))
        }
