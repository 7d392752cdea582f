package fr.empile.ui.scene

import fr.empile.core.Feel
import fr.empile.core.NodeMotion
import fr.empile.core.Occasion
import fr.empile.core.SceneNode
import fr.empile.core.StageManner
import fr.empile.core.Travel

/** How a node becomes what it is now, as the core's film has it. */
internal sealed interface Passage {
    /** It is there at once. */
    data object Still : Passage

    /** It was not there: it fades in. */
    data object Appear : Passage

    /** What it was fades where it is, and what it is fades in where it belongs. */
    data object CrossFade : Passage

    /** It travels, from how far it had come. */
    data class Way(val travel: Travel) : Passage
}

/** [before] is what it was, seen at [from]; [isCalm]: nothing travels. */
internal fun StageManner.passage(
    before: SceneNode?,
    from: Pose?,
    node: SceneNode,
    feels: List<Feel>,
    isCalm: Boolean,
): Passage {
    val own = travels.getValue(node.motion)
    val isSetOff = feels.any { it.setsOff == node.motion }
    if (before == null || from == null) {
        return if (isSetOff && !isCalm) Passage.Way(own) else Passage.Appear
    }
    if (node.depth == heldDepth || own.durationMs == 0uL) return Passage.Still
    val isThere = from.isAt(node.pose())
    val isWhole = from.alpha >= 1f
    val hasNewFace = before.picture != node.picture
    return when {
        isCalm ->
            when {
                !isThere || hasNewFace -> Passage.CrossFade
                isWhole -> Passage.Still
                else -> Passage.Way(fade)
            }
        isSetOff || own.occasion == Occasion.NEW_FACE && hasNewFace -> Passage.Way(own)
        isThere && isWhole -> Passage.Still
        else -> {
            val usual = if (own.occasion == Occasion.MOVED) node.motion else NodeMotion.GLIDE
            val swept = feels.firstNotNullOfOrNull { it.sweeps }
            Passage.Way(travels.getValue(swept ?: usual))
        }
    }
}
