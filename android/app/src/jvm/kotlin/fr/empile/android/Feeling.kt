package fr.empile.android

import fr.empile.core.TableCue
import fr.empile.core.TableCue.*

/** What a hand feels; a device has its own way for each. */
enum class Feeling {
    /** Something small moved. */
    Tick,
    /** Something was put down or taken up. */
    Tap,
    /** Something fell, hit or ended. */
    Thud,
    /** Something was won. */
    Joy,
    /** Something was not to be. */
    No,
}

/** What it feels like; nothing for what is only heard. */
fun feelingOf(cue: TableCue): Feeling? =
    when (cue) {
        CARD_TURNED,
        COUNTED,
        DICE_SLID,
        CLIMBED -> Feeling.Tick
        DIE_PLACED,
        DIE_TAKEN,
        DIE_KEPT,
        FLOOR_RAISED,
        CAT_PLACED,
        CAT_BEDDED,
        CARD_SLAPPED,
        PILLOW_GRABBED,
        CARDS_FLIPPED,
        BEGUN,
        CALLED -> Feeling.Tap
        DICE_THROWN,
        CAT_ASTROPHE,
        PIECE_FELL,
        PILLOW_THUD,
        CAT_BIT,
        BARK,
        ROUND_STOPPED,
        MATCH_ENDED -> Feeling.Thud
        BONUS_WON,
        YARN_WON,
        STEP_REACHED,
        RIGHT,
        TAIL_WAGGED,
        BONE_WON -> Feeling.Joy
        WRONG,
        CARD_BEATEN,
        NOTHING_LEFT,
        REFUSED -> Feeling.No
        CAT_STROKED,
        HUSH,
        SNORE,
        PILE_EMPTIED -> null
    }
