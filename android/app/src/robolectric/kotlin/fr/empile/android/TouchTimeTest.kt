package fr.empile.android

import android.os.SystemClock
import androidx.test.ext.junit.runners.AndroidJUnit4
import java.time.Duration
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowSystemClock

/** A touch counts from when the glass was touched, as the system stamped it. */
@RunWith(AndroidJUnit4::class)
@Config(sdk = [Config.ALL_SDKS])
class TouchTimeTest : Device() {
    private fun stampOfTheThrow(): Long {
        val record = askCore { empile ->
            empile.resumeMatch(empile.openMatches().single().id).use { it.recordJson() }
        }
        return Regex(""""at":(\d+)""").find(record)!!.groupValues[1].toLong()
    }

    @Test
    fun theFirstTouchIsHeardLateAndHasItsOwnMomentAllTheSame() {
        start()
        val before = SystemClock.uptimeMillis()
        startMatch("Laureline", "Félix")
        val laidOut = SystemClock.uptimeMillis()
        ShadowSystemClock.advanceBy(Duration.ofMillis(LOOKED_AT))
        val begun = board()
        val roll = node("node-$ROLL")
        Hand(roll.window(), lateMillis = LATE).tap(roll.boundsInWindow.center)
        until("the dice lie there") { board() != begun }
        val stamp = stampOfTheThrow()
        val waited = LOOKED_AT - LATE
        assertTrue("$stamp, not $waited", stamp in waited..waited + laidOut - before)
    }

    private companion object {
        const val LOOKED_AT = 10_000L
        const val LATE = 4_000L
    }
}
