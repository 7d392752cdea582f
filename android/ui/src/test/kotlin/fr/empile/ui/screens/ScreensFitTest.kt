package fr.empile.ui.screens

import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.v2.runDesktopComposeUiTest
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntSize
import fr.empile.desktop.stops
import fr.empile.showcase.Device
import fr.empile.showcase.Showcase
import fr.empile.showcase.devices
import fr.empile.showcase.devicesOf
import org.junit.AfterClass
import org.junit.Assert.assertEquals
import org.junit.BeforeClass
import org.junit.Test
import org.junit.runner.RunWith
import org.junit.runners.Parameterized
import org.junit.runners.Parameterized.Parameters

/**
 * What every screen owes its reader on everything that it is drawn on, kept as a picture or not.
 */
@OptIn(ExperimentalTestApi::class)
@RunWith(Parameterized::class)
class ScreensFitTest(private val name: String, private val device: Device) {
    @Test
    fun `no text is cut and nothing stands outside the window`() {
        val stops = showcase.stops().filterKeys { device in devicesOf(it) }
        val misfits = mutableListOf<String>()
        runDesktopComposeUiTest(device.width, device.height) {
            var shown by mutableStateOf(stops.keys.first())
            setContent {
                CompositionLocalProvider(LocalDensity provides Density(1f, device.textScale)) {
                    key(shown) { stops.getValue(shown)(device) }
                }
            }
            for (stop in stops.keys) {
                shown = stop
                waitForIdle()
                val window = IntSize(device.width, device.height)
                misfits += misfits(window).map { "$stop on $name: $it" }
            }
        }
        assertEquals("", misfits.joinToString("\n"))
    }

    companion object {
        private lateinit var showcase: Showcase

        @JvmStatic
        @Parameters(name = "{0}")
        fun everywhere(): List<Array<Any>> = devices.map { arrayOf(it.name, it) }

        @JvmStatic
        @BeforeClass
        fun furnish() {
            showcase = Showcase("fr")
        }

        @JvmStatic @AfterClass fun clear() = showcase.close()
    }
}
