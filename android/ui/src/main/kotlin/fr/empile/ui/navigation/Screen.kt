package fr.empile.ui.navigation

/**
 * Where one can be. What a screen shows is in the log; a screen keeps only ids and stable names.
 */
sealed interface Screen {
    data object Home : Screen

    data object Players : Screen

    /** Somebody's page; that of the family [of] nobody. */
    data class Person(val of: String?) : Screen

    /** A new evening, and those there were. */
    data object Evenings : Screen

    data class Evening(val id: String) : Screen

    /** What there is to reach, for somebody; for the family [of] nobody. */
    data class Goals(val of: String? = null) : Screen

    /** Which game? */
    data object NewMatch : Screen

    /** Who sits where, and how it is played. */
    data class Seating(val game: String) : Screen

    data object Campaign : Screen

    data object History : Screen

    /** A result by hand; [corrects] is the one that was wrong. */
    data class Paper(val corrects: String? = null) : Screen

    /** The quick reference. */
    data object Rules : Screen

    data class RulePage(val page: String) : Screen

    /** The tools for a real table. */
    data object Tools : Screen

    data class Tool(val slug: String) : Screen

    data object Settings : Screen

    /** Files that leave and come in. */
    data object Files : Screen

    data object About : Screen

    data class Table(val match: String) : Screen

    /** A lesson of this game was learnt. */
    data class LessonDone(val game: String) : Screen

    data class Result(val match: String) : Screen

    /** A match again, from a [step] of it. */
    data class Replay(val match: String, val step: Int = 0) : Screen

    /** What it was in a match: luck, choice, the dice. */
    data class Hindsight(val match: String) : Screen
}

/** The list that a screen is chosen from; where there is room for both, they stand side by side. */
internal val Screen.list: Screen?
    get() =
        when (this) {
            is Screen.Person -> Screen.Players
            is Screen.RulePage -> Screen.Rules
            is Screen.Tool -> Screen.Tools
            Screen.Files,
            Screen.About -> Screen.Settings
            else -> null
        }

/** Is it one to choose from, beside what was chosen? */
internal val Screen.isList: Boolean
    get() = this in lists

private val lists =
    setOf(Screen.Players, Screen.History, Screen.Rules, Screen.Tools, Screen.Settings)

/** A screen as one line, and back: how the way one came survives the end of the process. */
internal fun Screen.written(): String =
    when (this) {
        Screen.Home -> "home"
        Screen.Players -> "players"
        is Screen.Person -> "person ${of.orEmpty()}"
        Screen.Evenings -> "evenings"
        is Screen.Evening -> "evening $id"
        is Screen.Goals -> "goals ${of.orEmpty()}"
        Screen.NewMatch -> "new-match"
        is Screen.Seating -> "seating $game"
        Screen.Campaign -> "campaign"
        Screen.History -> "history"
        is Screen.Paper -> "by-hand ${corrects.orEmpty()}"
        Screen.Rules -> "rules"
        is Screen.RulePage -> "rule-page $page"
        Screen.Tools -> "tools"
        is Screen.Tool -> "tool $slug"
        Screen.Settings -> "settings"
        Screen.Files -> "files"
        Screen.About -> "about"
        is Screen.Table -> "table $match"
        is Screen.LessonDone -> "lesson-done $game"
        is Screen.Result -> "result $match"
        is Screen.Replay -> "replay $match $step"
        is Screen.Hindsight -> "hindsight $match"
    }

internal fun readScreen(line: String): Screen {
    val about = line.substringAfter(' ', "")
    return when (line.substringBefore(' ')) {
        "players" -> Screen.Players
        "person" -> Screen.Person(about.ifEmpty { null })
        "evenings" -> Screen.Evenings
        "evening" -> Screen.Evening(about)
        "goals" -> Screen.Goals(about.ifEmpty { null })
        "new-match" -> Screen.NewMatch
        "seating" -> Screen.Seating(about)
        "campaign" -> Screen.Campaign
        "history" -> Screen.History
        "by-hand" -> Screen.Paper(about.ifEmpty { null })
        "rules" -> Screen.Rules
        "rule-page" -> Screen.RulePage(about)
        "tools" -> Screen.Tools
        "tool" -> Screen.Tool(about)
        "settings" -> Screen.Settings
        "files" -> Screen.Files
        "about" -> Screen.About
        "table" -> Screen.Table(about)
        "lesson-done" -> Screen.LessonDone(about)
        "result" -> Screen.Result(about)
        "replay" ->
            Screen.Replay(
                about.substringBefore(' '),
                about.substringAfter(' ', "").toIntOrNull() ?: 0,
            )
        "hindsight" -> Screen.Hindsight(about)
        else -> Screen.Home
    }
}
