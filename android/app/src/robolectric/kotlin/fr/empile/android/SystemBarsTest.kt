package fr.empile.android

import android.graphics.Color
import android.graphics.Rect
import android.os.Build
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.core.graphics.Insets
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.Bars

/**
 * The system's bars look like the app and make room for a shared table; a camera in the glass
 * covers nothing. That no screen has a button under a bar: EveryScreenTest.
 */
@RunWith(AndroidJUnit4::class)
class SystemBarsTest : Device() {
    @Test
    fun theSystemDrawsNoBandUnderItsButtons() {
        Bars.buttons()
        start()
        waitFor("new-match")
        picture("three-buttons")
        assertFalse(activity.window.isNavigationBarContrastEnforced)
        assertEquals(Color.TRANSPARENT, navigationBarColour())
        RuntimeEnvironment.setQualifiers("+night")
        recreate()
        waitFor("new-match")
        picture("three-buttons-by-night")
        assertFalse(activity.window.isNavigationBarContrastEnforced)
        assertEquals(Color.TRANSPARENT, navigationBarColour())
    }

    /** Before Android 8 the system's buttons are white, whatever lies under them. */
    @Test
    @Config(sdk = [Build.VERSION_CODES.N])
    fun whiteButtonsLieOnAVeil() {
        Bars.buttons()
        start()
        waitFor("new-match")
        assertEquals(activity.getColor(R.color.veil), navigationBarColour())
    }

    /** A camera in the glass at the left, as on a phone that lies. */
    private fun cutAtTheLeft(deep: Int) {
        val insets =
            WindowInsetsCompat.Builder(insets())
                .setInsets(WindowInsetsCompat.Type.displayCutout(), Insets.of(deep, 0, 0, 0))
                .build()
        ViewCompat.dispatchApplyWindowInsets(activity.window.decorView, insets)
        rule.waitForIdle()
    }

    /** A keyboard below, as it comes to whoever writes. */
    private fun coverBelow(high: Int) {
        val insets =
            WindowInsetsCompat.Builder(insets())
                .setInsets(WindowInsetsCompat.Type.ime(), Insets.of(0, 0, 0, high))
                .setVisible(WindowInsetsCompat.Type.ime(), true)
                .build()
        ViewCompat.dispatchApplyWindowInsets(activity.window.decorView, insets)
        rule.waitForIdle()
    }

    @Test
    fun whoeverSearchesBesideAPageGoesOnWritingAboveTheKeyboard() {
        RuntimeEnvironment.setQualifiers("+w960dp-h600dp-land-mdpi")
        start()
        touch("rules")
        touch("rules-pile-poils")
        waitFor("play")
        touch("rules-search")
        val window = activity.window.decorView
        coverBelow(KEYBOARD)
        until("the page makes room") {
            node("play").boundsInWindow.bottom <= window.height - KEYBOARD
        }
        val search = node("rules-search")
        assertTrue("is written on", search.config[SemanticsProperties.Focused])
        type("rules-search", "laine")
        assertTrue("the page is beside it", isThere("play"))
    }

    private fun nothingLiesLeftOf(edge: Int) {
        val under =
            nodes()
                .filter { SemanticsActions.OnClick in it.config }
                .filter { it.boundsInWindow.left < edge }
        assertEquals(emptyList<String>(), under.map { it.tag() })
    }

    @Test
    fun nothingLiesUnderTheCamera() {
        RuntimeEnvironment.setQualifiers("+land")
        start()
        waitFor("new-match")
        cutAtTheLeft(CAMERA)
        nothingLiesLeftOf(CAMERA)
        startMatch("Laureline", "Félix")
        cutAtTheLeft(CAMERA)
        until("the board makes room") { node("table").boundsInWindow.left >= CAMERA }
        roll()
        nothingLiesLeftOf(CAMERA)
        picture("camera")
    }

    /** Where everyone has a side of the screen, nobody's side is under the camera. */
    @Test
    fun nothingOfASharedTableLiesUnderTheCamera() {
        RuntimeEnvironment.setQualifiers("+w1280dp-h800dp-land-mdpi")
        start()
        startMatch("Laureline", "Félix", "Zoé", game = SHARED)
        waitFor("pause")
        cutAtTheLeft(CAMERA)
        nothingLiesLeftOf(CAMERA)
        assertTrue(node("table").boundsInWindow.left >= CAMERA)
    }

    @Test
    fun nothingOfATableLiesUnderButtons() {
        Bars.buttons()
        start()
        startMatch("Laureline", "Félix")
        roll()
        val bars = insets().getInsets(WindowInsetsCompat.Type.systemBars())
        val lowest = activity.window.decorView.height - bars.bottom
        assertTrue(bars.bottom > 0)
        val under =
            nodes().filter { it.tag().startsWith("node-") && it.boundsInWindow.bottom > lowest }
        assertEquals(emptyList<String>(), under.map { it.tag() })
    }

    @Suppress("DEPRECATION") private fun navigationBarColour() = activity.window.navigationBarColor

    @Test
    fun aSharedTableHasTheWholeScreenAndKeepsItAwake() {
        start()
        waitFor("new-match")
        assertTrue(insets().isVisible(WindowInsetsCompat.Type.statusBars()))
        assertFalse(views().any { it.keepScreenOn })
        startMatch("Laureline", "Félix", "Zoé", game = SHARED)
        waitFor("pause")
        assertFalse("bars are gone", insets().isVisible(WindowInsetsCompat.Type.systemBars()))
        val window = activity.window.decorView
        val whole = Rect(0, 0, window.width, window.height)
        assertEquals(
            listOf(whole),
            views().flatMap { ViewCompat.getSystemGestureExclusionRects(it) },
        )
        assertTrue("it stays awake", views().any { it.keepScreenOn })
        turn()
        waitFor("pause")
        assertFalse("still gone", insets().isVisible(WindowInsetsCompat.Type.systemBars()))
        touch("pause")
        touch("leave")
        waitUntilGone("table")
        assertTrue("bars are back", insets().isVisible(WindowInsetsCompat.Type.statusBars()))
        assertFalse("it may sleep", views().any { it.keepScreenOn })
    }

    @Test
    fun whoeverWantsTheScreenToSleepIsHeard() {
        start()
        touch("settings")
        touch("settings-keep-awake")
        back()
        startMatch("Laureline", "Félix")
        assertFalse(views().any { it.keepScreenOn })
    }

    private companion object {
        const val SHARED = "raffzahn"
        const val CAMERA = 90
        const val KEYBOARD = 320
    }
}
