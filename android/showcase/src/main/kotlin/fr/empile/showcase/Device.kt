package fr.empile.showcase

/** Something to draw a screen on. */
class Device(
    val name: String,
    val width: Int,
    val height: Int,
    val dark: Boolean = false,
    val textScale: Float = 1f,
)

val devices =
    listOf(
        Device("phone-light", 412, 860),
        Device("phone-dark", 412, 860, dark = true),
        Device("tablet", 1280, 800),
        Device("phone-small", 360, 640),
        Device("landscape", 860, 412),
        // Everything that a phone scrolls to.
        Device("tall", 412, 1800),
        Device("large-text", 412, 860, textScale = 2f),
    )

/** By day, by lamplight, on a tablet, and for eyes that need it large. */
private val everywhere = setOf("phone-light", "phone-dark", "tablet", "large-text")

/** Where a screen has more to show than that. */
private val elsewhere =
    mapOf(
        "table" to "landscape",
        "replay" to "landscape",
        "by-hand" to "tall",
        "hindsight" to "tall",
        "own-board" to "tall",
        "seating-robots" to "tall",
        "settings" to "tall",
        "table-begun" to "phone-small",
        "table-thrown" to "phone-small",
    )

/** What a screen is drawn on. */
fun devicesOf(stop: String): List<Device> = devices.filter {
    it.name in everywhere || it.name == elsewhere[stop]
}
