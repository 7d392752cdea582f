package fr.empile.desktop

import fr.empile.showcase.Device
import fr.empile.showcase.Showcase
import java.io.File

/**
 * What a store shows, and how large it wants it: pixels are [density] times what a screen measures.
 */
private class StoreDevice(val folder: String, val device: Device, val density: Float)

/** Google's store takes nothing that is more than twice as long as broad. */
private val storeDevices =
    listOf(
        StoreDevice("phoneScreenshots", Device("phone", 360, 720), 3f),
        StoreDevice("sevenInchScreenshots", Device("small-tablet", 600, 960), 2f),
        StoreDevice("tenInchScreenshots", Device("tablet", 1280, 800), 1.5f),
    )

/** What a family would want to see first. */
private val storeStops =
    listOf(
        "home",
        "table",
        "table-wurfelmarsch",
        "table-pilo-pilo",
        "result",
        "campaign",
        "rule-page",
        "tools",
    )

private val storeLanguages = mapOf("fr-FR" to "fr", "en-US" to "en")

/** The pictures for Google's store and F-Droid, laid out as `fastlane supply` expects them. */
fun main(arguments: Array<String>) {
    val directory = File(arguments.single())
    storeLanguages.forEach { (locale, language) ->
        Showcase(language).use { showcase ->
            val stops = showcase.stops()
            storeDevices.forEach { store ->
                val folder = File(directory, "$locale/images/${store.folder}")
                folder.mkdirs()
                storeStops.forEachIndexed { index, name ->
                    val stop = stops.getValue(name)
                    val picture = photograph(store.device, store.density) { stop(store.device) }
                    File(folder, "${index + 1}-$name.png").writeBytes(picture.png())
                }
            }
        }
    }
}
