package fr.empile.android

import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.state.ToggleableState
import androidx.test.ext.junit.runners.AndroidJUnit4
import fr.empile.core.GameInfo
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** A match of every game is begun by touches, and found again. */
@RunWith(AndroidJUnit4::class)
@Config(sdk = [Config.ALL_SDKS])
class EveryGameTest : Device() {
    private val family = listOf("Laureline", "Félix", "Inès", "Zoé", "Max", "Léa")

    private fun games(): List<GameInfo> = runBlocking {
        checkNotNull(life.launch.core).ask { it.games() }
    }

    @Test
    fun playedInTurns() {
        start()
        waitFor("new-match")
        games().filterNot { it.realTime }.forEach { game -> beginAndFindAgain(game) }
    }

    @Test
    fun playedByAllAtOnce() {
        start()
        waitFor("new-match")
        games().filter { it.realTime }.forEach { game -> beginAndFindAgain(game) }
    }

    private fun beginAndFindAgain(game: GameInfo) {
        sitDown(game)
        val begun = board()
        assertTrue("${game.slug} has a board", begun.isNotEmpty())
        recreate()
        until("${game.slug} after a turn") { board() == begun }
        forgetAndReturn()
        if (game.realTime) {
            // Whoever was away finds the table paused, or gathers again.
            until("${game.slug} is back") { isThere("paused") || board() == begun }
            if (!isThere("paused")) touch("pause")
            touch("leave")
        } else {
            until("${game.slug} after a nap") { board() == begun }
            back()
        }
        waitUntilGone("table")
        waitFor("new-match")
    }

    /** Who sits, or stands beside the table. */
    private fun people(sitting: Boolean): List<String> =
        nodes()
            .filter { it.tag().startsWith("seat-") }
            .filter {
                it.config.getOrNull(SemanticsProperties.ToggleableState) == ToggleableState(sitting)
            }
            .map { it.tag().removePrefix("seat-") }

    /** The same people again and again: newcomers only as long as there are too few. */
    private fun sitDown(game: GameInfo) {
        touch("new-match")
        touch("game-${game.slug}")
        until("seats") { isThere("newcomer-name") || isThere("add-newcomer") }
        while (people(sitting = true).size < game.leastPlayers.toInt()) {
            val before = people(sitting = true)
            val standing = people(sitting = false).firstOrNull { it in family }
            if (standing != null) touch("seat-$standing")
            else {
                if (!isThere("newcomer-name")) touch("add-newcomer")
                type("newcomer-name", family.first { it !in before })
                touch("newcomer-add")
            }
            until("one more sits") { people(sitting = true).size > before.size }
        }
        touch("start")
        waitFor("table")
        until("a board of ${game.slug}") { board().isNotEmpty() }
        rule.waitForIdle()
    }

    @Test
    fun aPauseIsStillAPause() {
        start()
        waitFor("new-match")
        sitDown(games().first { it.realTime })
        back()
        waitFor("paused")
        recreate()
        waitFor("paused")
        controller.windowFocusChanged(false)
        controller.windowFocusChanged(true)
        waitFor("paused")
        back()
        waitUntilGone("paused")
        // Another window takes the focus: a call, the shade.
        controller.windowFocusChanged(false)
        waitFor("paused")
    }
}
