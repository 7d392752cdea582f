package fr.empile.ui.screens

import fr.empile.desktop.Device
import fr.empile.desktop.Showcase
import fr.empile.desktop.devicesOf
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

        /** Boards are drawn by the core, whose own gallery has their themes and sizes. */
        private fun isInTheGallery(stop: String, device: Device): Boolean =
            stop.startsWith("table-") && device.name in setOf("phone-dark", "large-text")

        @JvmStatic
        @Parameters(name = "{0} {1}")
        fun pictures(): List<Array<Any>> =
            Showcase("fr")
                .use { it.stops().keys }
                .flatMap { stop ->
                    devicesOf(stop).filterNot { isInTheGallery(stop, it) }.map { arrayOf(stop, it) }
                }

        @JvmStatic
        @BeforeClass
        fun furnish() {
            showcase = Showcase("fr")
        }

        @JvmStatic @AfterClass fun clear() = showcase.close()
    }
}
