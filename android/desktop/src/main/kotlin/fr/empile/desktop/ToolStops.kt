package fr.empile.desktop

import fr.empile.core.Empile
import fr.empile.core.ToolDesk
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import fr.empile.ui.navigation.Screen

/** The shelf of tools, and every tool in use. */
internal fun Showcase.toolStops(): Map<String, Stop> =
    mapOf<String, Stop>(
        "tools" to { device -> screen(device, Screen.Tools) },
        "tool-who-plays" to { device -> screen(device, Screen.Tool("pilo-pilo-judge")) },
    ) +
        USED.keys.associate { tool ->
            "tool-$tool" to { device -> screen(device, Screen.Tool(tool), unhurried) }
        }

/** Three use every tool, and leave it as it is shown. */
internal fun Empile.useTools(family: List<String>) = USED.map { (tool, use) ->
    toolDesk(tool, SEED).apply {
        if (page().keepsScore) begin(family.take(3), 0u)
        use()
    }
}

private const val SEED: ULong = 7u

private val USED: Map<String, ToolDesk.() -> Unit> =
    mapOf(
        "first-player" to { layFingers() },
        "dice-cup" to { pressAll("dice-three", "throw") },
        "title-finder" to { turn("golden", 5) },
        "pile-poils-sheet" to
            {
                pressAll("winner-0")
                turn("golden-0", 5)
                turn("left-1", 3)
            },
        "pilo-pilo-judge" to
            {
                pressAll("shown-0-attacker", "shown-1-defender", "shown-2-dragon")
                pressAll("was-right-2", "settle", "shown-0-king", "shown-1-peeked")
                pressAll("shown-2-attacker")
            },
        "teckels-bones" to
            {
                turn("cards-0", 9)
                turn("cards-1", 6)
                pressAll("emptied-1", "round")
                turn("cards-2", 4)
            },
        "neko-decks" to
            {
                turn("height", 11)
                pressAll("climb-1")
            },
        "raffzahn-timer" to
            {
                turn("dice-0", 7)
                turn("dice-2", 4)
            },
        "bunte-kuh-timer" to { pressAll("right-1", "wrong-2") },
        "cui-bono-counter" to { pressAll("keep-0-red", "keep-1-pearl") },
        "eintrichtern-sums" to
            {
                pressAll("thrown-1", "thrown-2", "thrown-3", "case-3", "case-2", "case-1")
                pressAll("uncover-0", "thrown-4", "thrown-6", "thrown-2", "case-5")
            },
    )

private fun ToolDesk.pressAll(vararg tags: String) = tags.forEach { press(it) }

/** Three fingers have waited, and one of them begins. */
private fun ToolDesk.layFingers() {
    val spots = listOf(90f to 90f, 270f to 130f, 160f to 520f)
    touch(
        spots.mapIndexed { index, (x, y) ->
            TouchSample(index.toULong(), TouchPhase.DOWN, x, y, stampMs = 0u)
        }
    )
    look()
}
