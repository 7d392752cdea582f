package fr.empile.android

import fr.empile.core.Haptic

/** What a device can give by itself: harder and harder, and its two answers. */
enum class Touch {
    TICK,
    TAP,
    THUD,
    YES,
    NO,
}

/** One of them, so long after the cue. */
data class Knock(val touch: Touch, val afterMs: Long = 0)

/**
 * What this device does for it. Where one touch will not tell it from the others, it is a few of
 * them; so it is with yes and no where the device [hasAnswers] no touch of their own for.
 */
fun Haptic.knocks(hasAnswers: Boolean): List<Knock> =
    when (this) {
        Haptic.TICK -> listOf(Knock(Touch.TICK))
        Haptic.TAP -> listOf(Knock(Touch.TAP))
        Haptic.THUD -> listOf(Knock(Touch.THUD))
        Haptic.RATTLE -> List(4) { Knock(Touch.TAP, it * 90L) }
        Haptic.SUCCESS ->
            if (hasAnswers) listOf(Knock(Touch.YES)) else List(3) { Knock(Touch.TAP, it * 140L) }
        Haptic.REFUSAL ->
            if (hasAnswers) listOf(Knock(Touch.NO)) else List(2) { Knock(Touch.THUD, it * 90L) }
        Haptic.CATASTROPHE -> List(5) { Knock(Touch.THUD, it * 70L) }
    }
