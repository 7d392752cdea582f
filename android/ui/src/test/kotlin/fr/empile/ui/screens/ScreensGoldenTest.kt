package fr.empile.ui.screens

import fr.empile.desktop.Device
import fr.empile.desktop.Showcase
import fr.empile.desktop.devices
import fr.empile.desktop.stops
import fr.empile.ui.assertGolden
import org.junit.AfterClass
import org.junit.BeforeClass
import org.junit.Test
import org.junit.runner.RunWith
import org.junit.runners.Parameterized
import org.junit.runners.Parameterized.Parameters

/** What people judge first. */
@RunWith(Parameterized::class)
class ScreensGoldenTest(private val stop: String, private val device: Device) {
    @Test
    fun `the screen looks as it did`() {
        val screen = showcase.stops().getValue(stop)
        assertGolden("$stop-${device.name}", device) { screen(device) }
    }

    companion object {
        private lateinit var showcase: Showcase

        private val all = listOf("phone-light", "phone-dark", "tablet", "large-text")
        private val few = listOf("phone-light", "large-text")

        /** Variants that show nothing of their own are left to the tour. */
        private val some =
            mapOf(
                "home" to all,
                "new-match" to few + "tablet",
                "seating" to all,
                "table" to all + "landscape",
                "campaign" to all,
                "result" to few + "tablet",
                "table-begun" to listOf("phone-small"),
                "table-thrown" to listOf("phone-small"),
                "undo" to listOf("large-text"),
                "help" to listOf("phone-light", "tablet"),
                "pause" to listOf("phone-dark"),
                "players" to listOf("phone-light"),
                "history" to few + "phone-dark",
                "replay" to few + "landscape",
                "by-hand" to listOf("tall", "large-text"),
                "own-board" to listOf("tall"),
                "seating-pilo-pilo" to listOf("phone-dark"),
                "rule-page" to few + "tablet",
                "settings" to few + "phone-dark",
                "files" to listOf("phone-dark"),
                "about" to listOf("phone-light"),
            )

        @JvmStatic
        @Parameters(name = "{0} {1}")
        fun pictures(): List<Array<Any>> =
            Showcase("fr")
                .use { it.stops().keys }
                .flatMap { stop ->
                    val shown = some[stop] ?: listOf("phone-light")
                    devices.filter { it.name in shown }.map { arrayOf(stop, it) }
                }

        @JvmStatic
        @BeforeClass
        fun furnish() {
            showcase = Showcase("fr")
        }

        @JvmStatic @AfterClass fun clear() = showcase.close()
    }
}
