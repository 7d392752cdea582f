package fr.empile.showcase

/** A screen on a device, whose golden picture is kept. */
data class KeptPicture(val stop: String, val device: Device) {
    val name: String
        get() = "$stop-${device.name}"

    override fun toString() = name
}

/**
 * Which pictures of these [stops] are kept (CONTRIBUTING, « Pictures »): every screen on everything
 * that it is drawn on; another state of it on one phone, and on what it was made for.
 * ScreensFitTest looks at all of them on everything.
 */
fun keptPictures(stops: Set<String>): List<KeptPicture> = stops.flatMap { stop ->
    devicesOf(stop)
        .filterNot { isAnotherState(stop) && it.name in wherePlainScreensTell }
        .map { KeptPicture(stop, it) }
}

/** What lamplight, a tablet and large text change is seen on the screen whose state it is. */
private val wherePlainScreensTell = setOf("phone-dark", "tablet", "large-text")

/** Boards are drawn by the core, whose own tests hold them on every size and in every theme. */
private fun isAnotherState(stop: String): Boolean =
    stop.startsWith("table-") ||
        stop.startsWith("tool-") && stop !in toolsOfEveryKind ||
        stop in statesOfScreens

/** All tools are one screen; these have on them all that there can be. */
private val toolsOfEveryKind = setOf("tool-neko-decks", "tool-pilo-pilo-judge", "tool-who-plays")

private val statesOfScreens =
    setOf(
        "campaign-year",
        "family",
        "first-seating",
        "home-evening",
        "own-board",
        "card",
        "card-by-hand",
        "match-over",
        "result-practice",
        "robots-turn",
        "seating-pilo-pilo",
        "seating-robots",
    )
