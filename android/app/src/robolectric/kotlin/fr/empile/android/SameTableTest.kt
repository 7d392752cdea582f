package fr.empile.android

import android.content.res.Configuration
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/**
 * Whatever Android does to the activity, on every Android: the same board, and the same journal.
 */
@RunWith(AndroidJUnit4::class)
@Config(sdk = [Config.ALL_SDKS])
class SameTableTest : Device() {

    private fun holdsThrough(what: () -> Unit) {
        start()
        startMatch("Laureline", "Félix")
        roll()
        val left = board()
        val first = activity
        what()
        assertNotEquals("another activity", first, activity)
        until("a board is back") { board().isNotEmpty() }
        rule.waitForIdle()
        assertEquals(left, board())
    }

    @Test fun whenRecreated() = holdsThrough { recreate() }

    @Test fun whenForgotten() = holdsThrough { forgetAndReturn() }

    @Test
    fun whenTurned() {
        holdsThrough { turn() }
        val turned = activity.resources.configuration.orientation
        assertEquals(Configuration.ORIENTATION_LANDSCAPE, turned)
    }

    @Test
    fun inTheBackground() {
        start()
        startMatch("Laureline", "Félix")
        roll()
        val left = board()
        controller.windowFocusChanged(false)
        controller.pause().stop()
        controller.restart().start().resume()
        controller.windowFocusChanged(true)
        until("a board is back") { board().isNotEmpty() }
        assertEquals(left, board())
    }
}
