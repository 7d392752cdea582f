package fr.empile.android

import android.content.res.Configuration
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
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
        val told = journal()
        val first = activity
        what()
        assertNotEquals("another activity", first, activity)
        until("a board is back") { board().isNotEmpty() }
        rule.waitForIdle()
        assertEquals(left, board())
        assertEquals(told, journal())
    }

    private fun record() = askCore { empile ->
        empile.resumeMatch(empile.openMatches().single().id).use { it.recordJson() }
    }

    /** What the sheet tells, without what stands behind it. */
    private fun journal(): List<String> {
        touch("journal")
        waitFor("sheet-close")
        until("it tells something") { lines().isNotEmpty() }
        return lines().also {
            touch("sheet-close")
            waitUntilGone("sheet-close")
        }
    }

    private fun lines(): List<String> =
        nodes()
            .filter { it.tag() == "journal-line" }
            .flatMap { line -> line.config[SemanticsProperties.Text].map { it.text } }

    @Test fun whenRecreated() = holdsThrough { recreate() }

    @Test fun whenForgotten() = holdsThrough { forgetAndReturn() }

    @Test
    fun whenTurned() {
        holdsThrough { turn() }
        val turned = activity.resources.configuration.orientation
        assertEquals(Configuration.ORIENTATION_LANDSCAPE, turned)
    }

    /** Half of the screen is another app's, and then all of it is ours again. */
    @Test
    fun besideAnotherApp() = holdsThrough {
        RuntimeEnvironment.setQualifiers("+w411dp-h400dp")
        recreate()
        until("a board on half a screen") { board().isNotEmpty() }
        RuntimeEnvironment.setQualifiers("+w411dp-h891dp")
        recreate()
    }

    @Test
    fun aMoveTakenBackLeavesTheJournal() {
        start()
        startMatch("Laureline", "Félix")
        roll()
        val told = journal()
        touch("undo")
        touch("question-yes")
        until("before the throw") { "\"entries\":[]" in record() }
        touch("journal")
        waitFor("sheet-close")
        rule.waitForIdle()
        assertEquals("nothing of $told", emptyList<String>(), lines())
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
