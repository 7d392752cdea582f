package fr.empile.android

import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.View
import fr.empile.core.Haptic

/** What hands feel as the device's own touches: they obey its settings and need no permission. */
class Haptics(private val view: View) {
    fun feel(haptic: Haptic) {
        view.performHapticFeedback(constant(haptic))
    }

    private fun constant(haptic: Haptic): Int {
        val hasAnswers = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
        return when (haptic) {
            Haptic.TICK -> HapticFeedbackConstants.CLOCK_TICK
            Haptic.TAP -> HapticFeedbackConstants.VIRTUAL_KEY
            Haptic.THUD,
            Haptic.RATTLE,
            Haptic.CATASTROPHE -> HapticFeedbackConstants.LONG_PRESS
            Haptic.SUCCESS ->
                if (hasAnswers) HapticFeedbackConstants.CONFIRM
                else HapticFeedbackConstants.CONTEXT_CLICK
            Haptic.REFUSAL ->
                if (hasAnswers) HapticFeedbackConstants.REJECT
                else HapticFeedbackConstants.LONG_PRESS
        }
    }
}
