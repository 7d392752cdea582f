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

        /** Every screen by day, by lamplight, on a tablet and for eyes that need it large. */
        private val all = listOf("phone-light", "phone-dark", "tablet", "large-text")

        /** Boards are drawn by the core, whose own gallery has their themes and sizes. */
        private val boards = listOf("phone-light", "tablet")

        /** Beside these, where a screen has more to show. */
        private val more =
            mapOf(
                "table" to listOf("landscape"),
                "replay" to listOf("landscape"),
                "by-hand" to listOf("tall"),
                "own-board" to listOf("tall"),
                "table-begun" to listOf("phone-small"),
                "table-thrown" to listOf("phone-small"),
            )

        private fun devicesOf(stop: String): List<String> =
            (if (stop.startsWith("table-")) boards else all) + more[stop].orEmpty()

        @JvmStatic
        @Parameters(name = "{0} {1}")
        fun pictures(): List<Array<Any>> =
            Showcase("fr")
                .use { it.stops().keys }
                .flatMap { stop ->
                    val shown = devicesOf(stop)
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
