package fr.empile.ui.scene

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.ui.theme.Motion

/**
 * A table's scene as it is now. Every change is taken in as it comes, also when two come within one
 * frame; the view only draws.
 */
@Stable
class LiveScene {
    internal val film = SceneFilm()

    /** How much moves; the view knows. */
    internal var motion = Motion.Off

    /** Counts what was taken in, so that whoever draws knows of it. */
    internal var shots by mutableIntStateOf(0)
        private set

    /** Has anything been shown yet? */
    val isEmpty: Boolean
        get() = shots == 0

    private val places = HashMap<UInt, Place>()

    /** What a screen reader finds. A landmark that changes composes only itself again. */
    internal var landmarks: List<Place> by mutableStateOf(emptyList())
        private set

    /** Does the board say this itself, to whoever listens? */
    fun says(line: String): Boolean =
        places.values.any { it.landmark.isNews && it.landmark.label == line }

    fun show(shot: Shot) {
        film.show(shot, motion)
        landmark(shot)
        shots++
    }

    private fun landmark(shot: Shot) {
        val before = places.keys.toSet()
        if (shot.fresh) places.keys.retainAll(shot.changes.put.map { it.id }.toSet())
        shot.changes.removed.forEach(places::remove)
        shot.changes.put.forEach { node ->
            val landmark = node.landmark()
            val place = places[node.id]
            when {
                landmark == null -> places.remove(node.id)
                place == null -> places[node.id] = Place(landmark)
                else -> place.landmark = landmark
            }
        }
        if (places.keys != before) landmarks = places.entries.sortedBy { it.key }.map { it.value }
        places.values.inReadingOrder().forEachIndexed { index, place -> place.index = index }
    }
}

/** Where a landmark is, whatever it becomes. */
@Stable
internal class Place(first: Landmark) {
    val id = first.id
    var landmark by mutableStateOf(first)

    /** How many are read before it. */
    var index by mutableIntStateOf(0)
}
