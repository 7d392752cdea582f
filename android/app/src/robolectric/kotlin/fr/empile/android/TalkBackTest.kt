package fr.empile.android

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.test.ext.junit.runners.AndroidJUnit4
import fr.empile.core.ChosenOption
import fr.empile.core.Empile
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import java.time.Duration
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.shadows.ShadowSystemClock

/** Whole matches by nothing but what a screen reader finds and can do. */
@RunWith(AndroidJUnit4::class)
class TalkBackTest : Device() {
    @Before
    fun listen() {
        Reader.switchOn(context)
    }

    /**
     * The same match is played beside it as its fingers played it: they tell which thing is meant,
     * and after every move the reader must find the same things, by the same names.
     */
    private fun playedThroughActions(game: String, vararg chosen: ChosenOption) {
        val whole = WholeMatch(game, chosen.toList())
        val match = whole.beginIn(log)
        start()
        touch("resume-$match")
        waitFor("table")
        Empile.openRehearsal("fr", null).use { empile ->
            whole.begin(empile).use { beside ->
                fun expected() =
                    beside
                        .scene()
                        .nodes
                        .mapNotNull { node -> node.label?.let { "node-${node.id} $it" } }
                        .sorted()
                until("$game begins alike") { spokenBoard() == expected() }
                whole.touches.chunked(2).forEachIndexed { move, (down, up) ->
                    assertEquals(TouchPhase.DOWN to TouchPhase.UP, down.phase to up.phase)
                    // What lay open for a while is covered again by then.
                    beside.step(listOf(nobodys(down)))
                    val before = expected()
                    letTimePass()
                    until("$game waits for move $move") { spokenBoard() == before }
                    val meant =
                        beside
                            .scene()
                            .nodes
                            .filter {
                                isThere("node-${it.id}") &&
                                    Reader.told(node("node-${it.id}"))?.isClickable == true
                            }
                            .minBy { node ->
                                val (x, y) = (node.x + node.width / 2) to (node.y + node.height / 2)
                                (x - down.x) * (x - down.x) + (y - down.y) * (y - down.y)
                            }
                    beside.step(listOf(down, up))
                    assertTrue("move $move", Reader.click(node("node-${meant.id}")))
                    val after = expected()
                    if (beside.resultSheet() == null)
                        until("move $move of $game on node ${meant.id}") { spokenBoard() == after }
                }
                assertTrue("$game ends", beside.resultSheet() != null)
                val done = deeds(beside.recordJson())
                until("$game ends here too") {
                    deeds(askCore { it.resumeMatch(match).use { table -> table.recordJson() } }) ==
                        done
                }
            }
        }
    }

    /** A finger that never came down: only the time passes. */
    private fun nobodys(touch: TouchSample) =
        touch.copy(pointer = ULong.MAX_VALUE, phase = TouchPhase.MOVE)

    /**
     * Robolectric's clock, which stamps what is done, runs ahead of the one that the core looks at:
     * a touch that the system takes away again tells the core how late it is.
     */
    private fun letTimePass() {
        ShadowSystemClock.advanceBy(Duration.ofMillis(LYING_OPEN))
        val corner = node("table").boundsInWindow.topLeft + Offset(1f, 1f)
        Hand(node("table").window()).run {
            down(0, corner)
            cancel()
        }
        rule.waitForIdle()
    }

    private fun spokenBoard(): List<String> =
        nodes()
            .filter { it.tag().startsWith("node-") }
            .map { node ->
                val words = node.config.getOrNull(SemanticsProperties.ContentDescription)
                "${node.tag()} ${words?.joinToString()}"
            }
            .sorted()

    @Test fun abquetschenFromBeginningToEnd() = playedThroughActions("abquetschen")

    /** What is uncovered is shown as briefly as a table may choose. */
    @Test
    fun eintrichternFromBeginningToEnd() =
        playedThroughActions("eintrichtern", ChosenOption("show", "$LYING_OPEN"))

    @Test fun pilePoilsFromBeginningToEnd() = playedThroughActions("pile-poils")

    @Test fun cuiBonoFromBeginningToEnd() = playedThroughActions("cui-bono")

    @Test fun nekoTowerFromBeginningToEnd() = playedThroughActions("neko-tower")

    @Test fun wurfelmarschFromBeginningToEnd() = playedThroughActions("wurfelmarsch")

    private companion object {
        const val LYING_OPEN = 2_000L
    }
}
