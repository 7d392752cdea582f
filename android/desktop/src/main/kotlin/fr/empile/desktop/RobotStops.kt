package fr.empile.desktop

import fr.empile.ui.navigation.Screen

/** What robots bring: they sit down, think, and leave the standings alone. */
internal fun Showcase.robotStops(): Map<String, Stop> =
    mapOf(
        "seating-robots" to
            { device ->
                seating(device, "cui-bono", family.take(1)) {
                    robots.take(2).forEach { toggle(it.id) }
                    move(from = 1, to = 0)
                }
            },
        "robots-turn" to { device -> screen(device, Screen.Table(robotsTurn), unhurried) },
        "table-hint" to { device -> screen(device, Screen.Table(hinted), unhurried) },
        "result-practice" to { device -> screen(device, Screen.Result(practised), unhurried) },
    )
