package fr.empile.android

import androidx.activity.BackEventCompat
import androidx.compose.ui.semantics.SemanticsActions
import androidx.core.view.WindowInsetsCompat
import androidx.test.ext.junit.runners.AndroidJUnit4
import fr.empile.ui.navigation.Screen
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.shadows.Bars

/** What every screen owes, wherever the system left the app. */
@RunWith(AndroidJUnit4::class)
class EveryScreenTest : Device() {
    private lateinit var house: Household

    @Before
    fun furnish() {
        house = Household(log)
    }

    private fun everywhere(look: (String, Screen) -> Unit) =
        house.screens().forEach { (name, screen) ->
            startAt(screen)
            look(name, screen)
        }

    @Test
    fun noneIsForgotten() {
        val known = house.screens().values.map { it.javaClass }.toSet()
        val all = Screen::class.java.declaredClasses.filter(Screen::class.java::isAssignableFrom)
        assertEquals(emptyList<Class<*>>(), all.filterNot { it in known })
    }

    private fun isAtHome() = isThere("tagline")

    @Test
    @Config(sdk = [Config.ALL_SDKS])
    fun theSystemsWayBackLeadsHome() = everywhere { name, screen ->
        assertEquals("$name is there", screen == Screen.Home, isAtHome())
        back()
        if (screen == Screen.Home) assertTrue("home is left", activity.isFinishing)
        else until("home from $name") { isAtHome() }
    }

    /** The gesture of Android 14, which shows where it leads before it goes there. */
    @Test
    fun aGestureBackMayBeLetGo() = everywhere { name, screen ->
        if (screen == Screen.Home) return@everywhere
        val dispatcher = activity.onBackPressedDispatcher
        fun pull(far: Float) = BackEventCompat(far * EDGE, EDGE, far, BackEventCompat.EDGE_LEFT)
        fun pullALittle() {
            dispatcher.dispatchOnBackStarted(pull(0f))
            dispatcher.dispatchOnBackProgressed(pull(0.6f))
            rule.waitForIdle()
        }
        val before = tags()
        pullALittle()
        dispatcher.dispatchOnBackCancelled()
        rule.waitForIdle()
        assertEquals("$name stays", before, tags())
        pullALittle()
        back()
        until("home from $name") { isAtHome() }
    }

    /** A table that many hands share is paused first, and left by a button alone. */
    @Test
    @Config(sdk = [Config.ALL_SDKS])
    fun aSharedTableIsNotLeftByAccident() {
        startAt(Screen.Table(house.tables.getValue(house.shared)))
        waitFor("pause")
        back()
        waitFor("paused")
        assertFalse(isAtHome())
    }

    private fun nothingUnderTheBars() = everywhere { name, _ ->
        val insets = insets()
        val bars = insets.getInsets(WindowInsetsCompat.Type.systemBars())
        assertTrue("there are bars", bars.top > 0 && bars.bottom > 0)
        val window = activity.window.decorView
        val free = bars.top.toFloat()..(window.height - bars.bottom).toFloat()
        val under =
            nodes()
                .filter { SemanticsActions.OnClick in it.config && !it.boundsInWindow.isEmpty }
                .filterNot { it.boundsInWindow.top in free && it.boundsInWindow.bottom in free }
        assertEquals(name, emptyList<String>(), under.map { it.tag() })
    }

    @Test fun nothingLiesUnderTheBarOfGestures() = nothingUnderTheBars()

    @Test
    fun nothingLiesUnderButtonsInLargeTextOnASmallPhone() {
        Bars.buttons()
        RuntimeEnvironment.setQualifiers("+w320dp-h480dp-mdpi")
        RuntimeEnvironment.setFontScale(2f)
        nothingUnderTheBars()
    }

    private companion object {
        const val EDGE = 500f
    }
}
