package fr.empile.android

import android.view.HapticFeedbackConstants
import androidx.test.ext.junit.runners.AndroidJUnit4
import java.util.concurrent.CopyOnWriteArrayList
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowAudioTrack

/** What happens is felt and heard, unless people do not want it. */
@RunWith(AndroidJUnit4::class)
class SensesTest : Device() {
    private val heard = CopyOnWriteArrayList<Int>()

    private fun felt() =
        views().map { shadowOf(it).lastHapticFeedbackPerformed() }.filter { it >= 0 }

    private fun listen() = ShadowAudioTrack.addAudioDataListener { _, data, _ ->
        heard += data.size
    }

    @Test
    fun aThrowIsFeltAndHeard() {
        listen()
        start()
        startMatch("Laureline", "Félix")
        roll()
        // Dice rattle: a few light knocks, one after the other.
        until("a knock") { HapticFeedbackConstants.VIRTUAL_KEY in felt() }
        until("a sound") { heard.isNotEmpty() }
    }

    @Test
    fun whoeverWantsNeitherHasNeither() {
        listen()
        start()
        touch("settings")
        touch("settings-sound")
        touch("settings-haptics")
        back()
        startMatch("Laureline", "Félix")
        roll()
        assertEquals(emptyList<Int>(), felt())
        assertEquals(emptyList<Int>(), heard.toList())
    }
}
