package fr.empile.android

import androidx.compose.ui.geometry.Rect
import fr.empile.core.Empile
import kotlin.math.abs

/** What a screen owes whoever listens to it: each rule gives what stands against it. */
class SpokenRules(private val pixelsPerDp: Float) {
    /** What is shown where, as things in the order of reading. */
    class Heard(val things: List<Spoken>, val isShared: Boolean, val tellsWhatHappens: Boolean)

    private val own = words("fr")
    private val foreign = words("en") - own

    val all: Map<String, (Heard) -> List<String>> =
        mapOf(
            "what can be pressed has a name" to { heard -> heard.pressed { it.words.isEmpty() } },
            "what can be pressed says what it is" to { heard -> heard.pressed { it.role == null } },
            "no two things are called alike and do different things" to ::namesakes,
            "what can be chosen says whether it is" to
                { heard ->
                    heard.those { it.hasTwoStates && !it.tellsItsState }
                },
            "there is a heading" to
                { heard ->
                    if (heard.things.any { it.isHeading }) emptyList() else listOf("none")
                },
            "one reads from above to below, and along a line" to ::disorder,
            "a fingertip hits it" to
                { heard ->
                    heard.pressed { !it.isOfTheBoard && isSmall(it) }
                },
            "what happens is told" to
                { heard ->
                    if (!heard.tellsWhatHappens || heard.things.any { it.isLive }) emptyList()
                    else listOf("nothing is live")
                },
            "it is all French" to
                { heard ->
                    heard.those { thing ->
                        (thing.words + thing.state + thing.actions).any { it in foreign }
                    }
                },
        )

    private fun Heard.those(which: (Spoken) -> Boolean) = things.filter(which).map { "$it" }

    private fun Heard.pressed(which: (Spoken) -> Boolean) = those { it.isPressed && which(it) }

    private fun isSmall(thing: Spoken): Boolean {
        val (width, height) = thing.target
        return minOf(width, height) < FINGERTIP * pixelsPerDp - ROUNDED
    }

    private fun namesakes(heard: Heard): List<String> =
        heard.things
            .filter { it.isPressed && !it.isOfTheBoard }
            .groupBy { Triple(it.name, it.role, it.state) }
            .filterValues { it.size > 1 }
            .values
            .map { alike -> alike.joinToString() }

    /**
     * Of two that follow each other the second is neither wholly above the first, nor before it on
     * one line. A shared table is read from every side.
     */
    private fun disorder(heard: Heard): List<String> =
        if (heard.isShared) emptyList()
        else
            heard.things
                .zipWithNext()
                .filter { (one, next) ->
                    val (before, after) = one.area to next.area
                    after.bottom <= before.top ||
                        areOnALine(before, after) && after.right <= before.left + ROUNDED
                }
                .map { (one, next) -> "$next after $one" }

    /** The middle of the one is where the other is, too: the lines of a pyramid interlock. */
    private fun areOnALine(one: Rect, other: Rect) =
        abs(one.center.y - other.center.y) < minOf(one.height, other.height) / 2 - ROUNDED

    private fun words(language: String): Set<String> =
        Empile.openRehearsal(language, null).use { it.texts().values.toSet() } + SYSTEM[language]!!

    private companion object {
        const val FINGERTIP = 48
        const val ROUNDED = 1f

        /** What Compose itself says. */
        val SYSTEM =
            mapOf(
                "fr" to setOf(""),
                "en" to setOf("Selected", "Not selected", "On", "Off", "Checked", "Not checked"),
            )
    }
}
