package fr.empile.ui.core

import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.junit4.v2.createComposeRule
import fr.empile.core.Empile
import fr.empile.core.palette
import fr.empile.desktop.stops
import fr.empile.showcase.Showcase
import fr.empile.showcase.devices
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Rule
import org.junit.Test

/**
 * The thread that draws never waits for the core. (What fingers do is watched as games are played.)
 */
class CoreThreadTest {
    @get:Rule val rule = createComposeRule()
    @get:Rule val watch = CoreWatch()

    @Test
    fun `a call on the thread that draws is seen and fails`() {
        Empile.openInMemory("fr").use { empile ->
            rule.runOnUiThread { palette(dark = false, patterned = false) }
            watch.assertNobodyWaits("the palette")
            assertEquals(setOf("EmpileKt.palette"), watch.calls)
            rule.runOnUiThread { empile.players() }
            assertThrows(AssertionError::class.java) { watch.assertNobodyWaits("the roster") }
        }
    }

    @Test
    fun `no screen waits for the core on the thread that draws`() {
        val thread = WatchedThread()
        rule.registerIdlingResource(thread)
        Showcase("fr", thread).use { showcase ->
            val stops = showcase.stops()
            var shown by mutableStateOf(stops.keys.first())
            rule.setContent { key(shown) { stops.getValue(shown)(devices.first()) } }
            stops.keys.forEach { stop ->
                shown = stop
                rule.waitForIdle()
                watch.assertNobodyWaits(stop)
            }
        }
    }
}
