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

        /** Variants that show nothing of their own are left to the tour. */
        private val some =
            mapOf(
                "table-begun" to listOf("phone-light", "phone-small"),
                "table-thrown" to listOf("phone-small", "large-text"),
                "undo" to listOf("large-text"),
            )

        @JvmStatic
        @Parameters(name = "{0} {1}")
        fun pictures(): List<Array<Any>> =
            Showcase("fr")
                .use { it.stops().keys }
                .flatMap { stop ->
                    val shown = some[stop]
                    devices
                        .filter {
                            if (shown == null) it.name != "phone-small" else it.name in shown
                        }
                        .map { arrayOf(stop, it) }
                }

        @JvmStatic
        @BeforeClass
        fun furnish() {
            showcase = Showcase("fr")
        }

        @JvmStatic @AfterClass fun clear() = showcase.close()
    }
}
