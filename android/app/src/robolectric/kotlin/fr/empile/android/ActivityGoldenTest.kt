package fr.empile.android

import android.provider.Settings
import androidx.compose.ui.test.ComposeTimeoutException
import androidx.test.ext.junit.runners.AndroidJUnit4
import fr.empile.core.Empile
import fr.empile.core.UniffiWithHandle
import fr.empile.showcase.GoldenFolder
import fr.empile.showcase.KeptPicture
import fr.empile.showcase.Picture
import fr.empile.showcase.Place
import fr.empile.showcase.Showcase
import fr.empile.showcase.keptPictures
import fr.empile.showcase.places
import fr.empile.showcase.sunday
import fr.empile.ui.core.Core
import java.io.File
import java.util.TimeZone
import kotlinx.coroutines.runBlocking
import org.junit.AfterClass
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.BeforeClass
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment

/** What people judge first, as Android shows it to them: nothing moves, and it is one Sunday. */
@RunWith(AndroidJUnit4::class)
class ActivityGoldenTest : Device() {
    @Before
    fun standStill() {
        Settings.Global.putFloat(
            context.contentResolver,
            Settings.Global.ANIMATOR_DURATION_SCALE,
            0f,
        )
    }

    @Test fun onAPhone() = everyScreen("phone-light")

    @Test fun byLamplight() = everyScreen("phone-dark")

    @Test fun onATablet() = everyScreen("tablet")

    @Test fun inLargeText() = everyScreen("large-text")

    @Test fun onASmallPhone() = everyScreen("phone-small")

    @Test fun onAPhoneThatLies() = everyScreen("landscape")

    @Test fun allThatAPhoneScrollsTo() = everyScreen("tall")

    private fun everyScreen(device: String) {
        val kept = keptPictures(places.keys).filter { it.device.name == device }
        become(kept.first())
        val faults = kept.mapNotNull { picture ->
            val place = places.getValue(picture.stop)
            (1..VISITS).any { isAsItWasAt(place, picture.name) }
            goldens.fault(picture.name, look())
        }
        assertEquals("", faults.joinToString("\n"))
    }

    private fun become(picture: KeptPicture) =
        picture.device.run {
            val lies = if (width > height) "land" else "port"
            val light = if (dark) "night" else "notnight"
            RuntimeEnvironment.setQualifiers("+w${width}dp-h${height}dp-$lies-$light-mdpi")
            RuntimeEnvironment.setFontScale(textScale)
        }

    private fun goTo(place: Place) {
        place.before()
        (context as OpenedFirst).life = { AppLife(it, sundays) { place.app.anotherHandle() } }
        startOn(place.way)
    }

    /**
     * The last answer to a screen may come late; and once in some hundred visits no frame of
     * Robolectric's shows it, though it came: why is not known. So one comes there again.
     */
    private fun isAsItWasAt(place: Place, name: String): Boolean {
        goTo(place)
        return try {
            rule.waitUntil(LATE) { goldens.isAsItWas(name, look()) }
            true
        } catch (_: ComposeTimeoutException) {
            false
        }
    }

    private fun look(): Picture =
        photograph().run {
            val pixels = IntArray(width * height)
            getPixels(pixels, 0, width, 0, 0, width, height)
            Picture(width, height, pixels)
        }

    /** The same app: an activity that goes closes only what was given to it. */
    private fun Core.anotherHandle(): Empile = runBlocking {
        ask { Empile(UniffiWithHandle, it.uniffiCloneHandle()) }
    }

    private companion object {
        const val LATE = 1_500L
        const val VISITS = 5
        val goldens =
            GoldenFolder(
                File(System.getProperty("empile.goldens")),
                drawn = File(System.getProperty("empile.pictures"), "golden"),
            )
        val sundays = DeviceCalendar(sunday::millis) { TimeZone.getTimeZone("UTC") }
        lateinit var showcase: Showcase
        lateinit var places: Map<String, Place>

        @JvmStatic
        @BeforeClass
        fun furnish() {
            showcase = Showcase("fr")
            places = showcase.places()
        }

        @JvmStatic @AfterClass fun clear() = showcase.close()
    }
}
