package fr.empile.ui.scene

import androidx.compose.ui.Modifier
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.pointerInput
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample

/** Now, in milliseconds of the clock that pointers' time stamps are read from. */
typealias PointerTime = () -> Long

/** As Compose stamps a pointer that no system has stamped. */
val composePointerTime: PointerTime = { System.nanoTime() / 1_000_000 }

/**
 * The table's clock as the screen knows it: set by the table, it runs as pointers' time stamps do,
 * so that a touch has its own moment however late it is heard.
 */
class TableClock(private val pointerTime: PointerTime = composePointerTime) {
    private var pointersAhead = pointerTime()

    fun now(): Long = of(pointerTime())

    /** The table says how late it is. */
    fun set(millis: Long) {
        pointersAhead = pointerTime() - millis
    }

    /** A pointer's time stamp on this clock. */
    fun of(pointerMillis: Long): Long = (pointerMillis - pointersAhead).coerceAtLeast(0)
}

/**
 * Passes every finger on as it is, in density-independent pixels: what it means is decided in the
 * core.
 */
internal fun Modifier.sceneTouch(
    clock: TableClock,
    onTouch: (List<TouchSample>) -> Unit,
): Modifier =
    pointerInput(clock, onTouch) {
        awaitPointerEventScope {
            while (true) {
                val changes = awaitPointerEvent().changes
                val samples = changes.mapNotNull { it.sample(density, clock) }
                changes.forEach(PointerInputChange::consume)
                if (samples.isNotEmpty()) onTouch(samples)
            }
        }
    }

private fun PointerInputChange.sample(density: Float, clock: TableClock): TouchSample? {
    val phase =
        when {
            pressed && !previousPressed -> TouchPhase.DOWN
            // Compose tells a touch that the system took away as one that is already spent.
            !pressed && previousPressed -> if (isConsumed) TouchPhase.CANCEL else TouchPhase.UP
            pressed && position != previousPosition -> TouchPhase.MOVE
            else -> return null
        }
    return TouchSample(
        pointer = id.value.toULong(),
        phase = phase,
        x = position.x / density,
        y = position.y / density,
        stampMs = clock.of(uptimeMillis).toULong(),
    )
}
