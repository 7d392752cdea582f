package fr.empile.android

import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.View
import fr.empile.core.Haptic

/** What hands feel as the device's own touches: they obey its settings and need no permission. */
class Haptics(private val view: View) {
    fun feel(haptic: Haptic) {
        val hasAnswers = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
        haptic.knocks(hasAnswers).forEach { (touch, after) ->
            view.postDelayed({ view.performHapticFeedback(constant(touch)) }, after)
        }
    }

    private fun constant(touch: Touch): Int =
        when (touch) {
            Touch.TICK -> HapticFeedbackConstants.CLOCK_TICK
            Touch.TAP -> HapticFeedbackConstants.VIRTUAL_KEY
            Touch.THUD -> HapticFeedbackConstants.LONG_PRESS
            Touch.YES -> HapticFeedbackConstants.CONFIRM
            Touch.NO -> HapticFeedbackConstants.REJECT
        }
}
