package fr.empile.android

import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.View
import fr.empile.core.TableCue

/** Cues as the device's own touches: they obey its settings and need no permission. */
class Haptics(private val view: View) {
    fun feel(cue: TableCue) {
        feelingOf(cue)?.let { view.performHapticFeedback(constant(it)) }
    }

    private fun constant(feeling: Feeling): Int {
        val hasAnswers = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
        return when (feeling) {
            Feeling.Tick -> HapticFeedbackConstants.CLOCK_TICK
            Feeling.Tap -> HapticFeedbackConstants.VIRTUAL_KEY
            Feeling.Thud -> HapticFeedbackConstants.LONG_PRESS
            Feeling.Joy ->
                if (hasAnswers) HapticFeedbackConstants.CONFIRM
                else HapticFeedbackConstants.CONTEXT_CLICK
            Feeling.No ->
                if (hasAnswers) HapticFeedbackConstants.REJECT
                else HapticFeedbackConstants.LONG_PRESS
        }
    }
}
