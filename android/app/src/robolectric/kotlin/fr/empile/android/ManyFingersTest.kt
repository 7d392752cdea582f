package fr.empile.android

import androidx.compose.ui.geometry.Offset
import androidx.test.ext.junit.runners.AndroidJUnit4
import fr.empile.core.TouchPhase
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/**
 * Everybody's finger lies on the glass at once: one stream of events, and each finger counts for
 * its own seat.
 */
@RunWith(AndroidJUnit4::class)
@Config(sdk = [Config.ALL_SDKS])
class ManyFingersTest : Device() {
    private lateinit var whole: WholeMatch
    private lateinit var match: String

    /**
     * As many fingers as sit round the board hold their zones until it is there with what is
     * touched [first].
     */
    private fun gather(game: String, first: Int): Hand {
        RuntimeEnvironment.setQualifiers(TABLET)
        whole = WholeMatch(game)
        match = whole.beginIn(log)
        start()
        touch("resume-$match")
        waitFor("pause")
        untilLaidOutAsInTheScript()
        val hand = Hand(node("table").window())
        val zones = whole.holds.filter { it.phase == TouchPhase.DOWN }
        if (zones.isNotEmpty()) {
            zones.forEach { hand.down(it.pointer.toInt(), place(it.x, it.y)) }
            rule.waitForIdle()
            until("everyone has come") { isThere("node-$first") }
            zones.forEach { hand.up(it.pointer.toInt()) }
            rule.waitForIdle()
        }
        return hand
    }

    /**
     * The system may take its bars away a moment after the board was first laid out (on Android 7
     * it does, after the frame), and the board is laid out again for the whole of the screen.
     * Fingers that aim at where things stood before miss what has moved.
     */
    private fun untilLaidOutAsInTheScript() {
        val places = whole.placesAtTheBeginning()
        assertTrue("there is something to aim at", places.isNotEmpty())
        until("a board as in the script") {
            val seen = nodes().associate { it.tag() to it.boundsInWindow.center }
            isThere("table") &&
                places.all { (node, at) ->
                    seen["node-$node"]?.let { (it - place(at.x, at.y)).getDistance() < NEAR } ==
                        true
                }
        }
    }

    private fun place(x: Float, y: Float): Offset {
        val table = node("table").boundsInWindow
        return Offset(table.left + x, table.top + y)
    }

    private fun middle(node: Int) = node("node-$node").boundsInWindow.center

    /** All down, then all up. */
    private fun Hand.touchAtOnce(places: List<Offset>) {
        places.forEachIndexed { finger, place -> down(finger, place) }
        places.indices.forEach { finger -> up(finger) }
        rule.waitForIdle()
    }

    private fun seatsThatActed(): List<Int> {
        val record = askCore { it.resumeMatch(match).use { table -> table.recordJson() } }
        return deeds(record).map { it.substringAfter(':').substringBefore(',').toInt() }
    }

    private fun everybodyActs(before: Int = 0) =
        until("a deed of each of ${whole.players}") {
            seatsThatActed().drop(before).toSet() == List(whole.players) { it }.toSet()
        }

    @Test
    fun sixHandsOnThePilesOfPiloPilo() {
        val hand = gather("pilo-pilo", first = 103)
        hand.touchAtOnce(List(whole.players) { middle(103 + 20 * it) })
        everybodyActs()
    }

    @Test
    fun threeHandsAtThePyramidOfRaffzahn() {
        val hand = gather("raffzahn", first = 3)
        hand.tap(middle(3))
        until("the die was thrown") { seatsThatActed().size == 1 }
        val dice =
            List(whole.players) { seat ->
                whole.touches.first { it.pointer.toInt() == 10 + seat && it.phase == TouchPhase.UP }
            }
        val hands = List(whole.players) { seat -> middle(17 + 10 * seat) }
        hands.forEachIndexed(hand::down)
        dice.forEachIndexed { seat, die -> hand.move(seat, place(die.x, die.y)) }
        dice.indices.forEach(hand::up)
        rule.waitForIdle()
        everybodyActs(before = 1)
    }

    @Test
    fun sixCallersOfBunteKuh() {
        val hand = gather("bunte-kuh", first = 1)
        hand.tap(middle(1))
        until("the search has begun") { seatsThatActed().size == 1 }
        hand.touchAtOnce(List(whole.players) { middle(16 + 10 * it) })
        everybodyActs(before = 1)
    }

    @Test
    fun fourBreedersOfTeckels() {
        val hand = gather("teckels", first = 130)
        hand.tap(middle(130))
        until("the race has begun") { seatsThatActed().size == 1 }
        hand.touchAtOnce(List(whole.players) { middle(112 + 40 * it) })
        everybodyActs(before = 1)
    }

    /** A gesture of the system, a palm: the app hears that the finger never was. */
    @Test
    fun aTouchThatTheSystemTakesAwayDoesNothing() {
        start()
        startMatch("Laureline", "Félix")
        val begun = board()
        val button = node("node-$ROLL")
        val hand = Hand(button.window())
        hand.down(0, button.boundsInWindow.center)
        hand.cancel()
        askCore {}
        rule.waitForIdle()
        assertEquals(begun, board())
        roll()
    }

    @Test
    fun aButtonOfTheScreenIsNoDeed() {
        val hand = gather("bunte-kuh", first = 1)
        hand.tap(middle(1))
        until("the search has begun") { seatsThatActed().size == 1 }
        touch("pause")
        waitFor("paused")
        assertEquals(1, seatsThatActed().size)
    }

    private companion object {
        /** A board of 1280 by 760 between the strips of a shared table. */
        const val TABLET = "+w1376dp-h760dp-land-mdpi"
        /** Places are told in whole pixels. */
        const val NEAR = 2f
    }
}
