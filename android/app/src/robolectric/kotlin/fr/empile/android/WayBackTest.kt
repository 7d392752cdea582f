package fr.empile.android

import androidx.activity.BackEventCompat
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** The system's way back, from every screen that one comes to without a match. */
@RunWith(AndroidJUnit4::class)
@Config(sdk = [Config.ALL_SDKS])
class WayBackTest : Device() {
    /** What is touched on the way there, from home. */
    private val ways =
        listOf(
            listOf("settings"),
            listOf("settings", "files"),
            listOf("settings", "about"),
            listOf("campaign"),
            listOf("players"),
            listOf("history"),
            listOf("history", "history-by-hand"),
            listOf("rules"),
            listOf("rules", "tools"),
            listOf("new-match"),
            listOf("new-match", "game-pile-poils"),
        )

    @Test
    fun itLeadsHomeAndOut() {
        start()
        waitFor("new-match")
        ways.forEach { way ->
            way.forEach(::touch)
            waitUntilGone(way.last())
            way.reversed().forEach { tag ->
                back()
                waitFor(tag)
            }
            waitFor("tagline")
        }
        assertFalse(activity.isFinishing)
        back()
        assertTrue("home is left", activity.isFinishing)
    }

    @Test
    fun aTableWaitsAtHome() {
        start()
        startMatch("Laureline", "Félix")
        roll()
        val left = board()
        back()
        waitUntilGone("table")
        until("it waits") { tags().any { it.startsWith("resume-") } }
        touch(tags().first { it.startsWith("resume-") })
        until("a board is back") { board() == left }
    }

    @Test
    fun aGestureThatIsLetGoChangesNothing() {
        start()
        touch("settings")
        waitFor("files")
        val dispatcher = activity.onBackPressedDispatcher
        fun pull(far: Float) = BackEventCompat(far * EDGE, EDGE, far, BackEventCompat.EDGE_LEFT)
        dispatcher.dispatchOnBackStarted(pull(0f))
        dispatcher.dispatchOnBackProgressed(pull(0.6f))
        rule.waitForIdle()
        dispatcher.dispatchOnBackCancelled()
        rule.waitForIdle()
        assertTrue(isThere("files"))
        dispatcher.dispatchOnBackStarted(pull(0f))
        dispatcher.dispatchOnBackProgressed(pull(0.6f))
        back()
        waitFor("new-match")
        waitUntilGone("files")
    }

    @Test
    fun whoeverLeavesAndComesBackAtOnceFindsTheLogOpen() {
        start()
        waitFor("new-match")
        repeat(5) {
            controller.pause().stop().destroy()
            start()
            waitFor("new-match")
            assertFalse(isThere("retry"))
        }
    }

    private companion object {
        const val EDGE = 500f
    }
}
