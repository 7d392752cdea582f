package fr.empile.ui.bench

import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import fr.empile.core.Empile
import fr.empile.core.NodeRole
import fr.empile.core.SceneNode
import fr.empile.core.Table
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import fr.empile.ui.play.TouchScript
import fr.empile.ui.scene.manner
import kotlin.random.Random

/** One of [TouchScript.ways] to play on a tablet, with as many as can. */
internal class LargestTable(way: String) {
    private val script = TouchScript.read(way)

    val surface = TABLET

    /** Sits everybody down; gives the match and what fingers do there. */
    fun begin(empile: Empile): Pair<String, Hands> {
        val most = empile.games().single { it.slug == script.setup.game }.mostPlayers.toInt()
        if (script.players == most && script.surface == surface) {
            return script.begin(empile).use { it.id() } to Written(script)
        }
        val seats = List(most) { empile.addPlayer("Place $it", it.toUByte()).id }
        val match = empile.startMatch(script.setup, seats, script.seed).use { it.id() }
        return match to Curious(Random(script.seed.toInt()))
    }

    private companion object {
        val TABLET = DpSize(1280.dp, 760.dp)
    }
}

/** What fingers do at a table, one touch after the other. */
internal fun interface Hands {
    /** Nothing, once there is nothing left to do. */
    fun next(table: Table): TouchSample?
}

/** A match that was written down, up to its last touch. */
private class Written(script: TouchScript) : Hands {
    private val touches = (script.holds(openedMs = 0u) + script.touches.dropLast(2)).iterator()

    override fun next(table: Table) = if (touches.hasNext()) touches.next() else null
}

/** Taps on whatever can be touched. */
private class Curious(private val chance: Random) : Hands {
    private var lift: TouchSample? = null
    private var stamp = 0uL
    private var left = MOST

    override fun next(table: Table): TouchSample? {
        if (left-- == 0) return null
        lift?.let {
            lift = null
            return it
        }
        val node = table.scene().nodes.filter { it.role.acts }.randomOrNull(chance) ?: return null
        val (down, up) = node.tap()
        lift = up
        return down
    }

    private fun SceneNode.tap(): Pair<TouchSample, TouchSample> {
        val at = stamp + TAP
        stamp = at + if (role == NodeRole.HOLD) manner.assistiveHoldMs else TAP
        val down = TouchSample(0u, TouchPhase.DOWN, x + width / 2, y + height / 2, at)
        return down to down.copy(phase = TouchPhase.UP, stampMs = stamp)
    }

    private val NodeRole.acts
        get() = this != NodeRole.PICTURE && this != NodeRole.SPOT

    private companion object {
        const val TAP = 40uL
        /** A match of people who only try things out may never end. */
        const val MOST = 600
    }
}
