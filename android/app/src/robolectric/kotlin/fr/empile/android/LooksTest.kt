package fr.empile.android

import androidx.compose.ui.semantics.SemanticsNode
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment

/** Home, a table and the settings on all kinds of devices; with pictures for people to look at. */
@RunWith(AndroidJUnit4::class)
class LooksTest : Device() {
    private fun SemanticsNode.isWhole(): Boolean {
        val seen = boundsInWindow
        return seen.width >= size.width - 1 && seen.height >= size.height - 1
    }

    private fun home(name: String, qualifiers: String = "", fontScale: Float = 1f) {
        if (qualifiers.isNotEmpty()) RuntimeEnvironment.setQualifiers(qualifiers)
        RuntimeEnvironment.setFontScale(fontScale)
        start()
        waitFor("new-match")
        picture("$name-home")
        assertTrue("one can begin", node("new-match").isWhole())
        assertTrue("the gear is there", node("settings").isWhole())
    }

    private fun look(name: String, qualifiers: String = "", fontScale: Float = 1f) {
        home(name, qualifiers, fontScale)
        startMatch("Laureline", "Félix")
        roll()
        picture("$name-table")
        val window = activity.window.decorView
        val lost =
            nodes()
                .filter { it.tag().startsWith("node-") }
                .filter { it.boundsInWindow.isEmpty || it.boundsInWindow.right > window.width }
        assertEquals("nothing leaves the screen", emptyList<String>(), lost.map { it.tag() })
        back()
        touch("settings")
        picture("$name-settings")
    }

    @Test
    fun onAPhone() {
        look("phone")
        back()
        waitFor("tagline")
        assertTrue(node("tagline").isWhole())
    }

    @Test fun byNight() = look("night", "+night")

    @Test fun inLargeText() = look("large", fontScale = 2f)

    @Test
    fun onASmallPhone() {
        home("small", "+w320dp-h480dp-mdpi")
        assertTrue("its line is not cut", node("tagline").isWhole())
        back()
    }

    @Test fun aTableOnASmallPhone() = look("small", "+w320dp-h480dp-mdpi")

    @Test fun onATablet() = look("tablet", "+w1280dp-h800dp-land-mdpi")

    @Test
    fun besideAnotherApp() {
        home("split", "+w411dp-h400dp-420dpi")
        assertTrue("its line is not cut", node("tagline").isWhole())
    }

    @Test fun aNarrowWindowOnATablet() = look("narrow", "+w320dp-h800dp-mdpi")
}
