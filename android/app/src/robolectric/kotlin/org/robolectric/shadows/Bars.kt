package org.robolectric.shadows

/** The system's bars, which Robolectric keeps to its own package. */
object Bars {
    private val bars
        get() = SystemUi.systemUiForDefaultDisplay()

    fun gestures() = bars.setBehavior(SystemUi.STANDARD_STATUS_BAR, SystemUi.GESTURAL_NAVIGATION)

    fun buttons() = bars.setBehavior(SystemUi.STANDARD_STATUS_BAR, SystemUi.THREE_BUTTON_NAVIGATION)
}
