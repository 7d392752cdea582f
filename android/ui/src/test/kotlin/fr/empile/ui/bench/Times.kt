package fr.empile.ui.bench

import java.util.Locale

internal fun millis(work: () -> Unit): Double {
    val began = System.nanoTime()
    work()
    return (System.nanoTime() - began) / 1e6
}

/** So large a share of these is no longer than this. */
internal fun List<Double>.at(share: Double): Double =
    String.format(Locale.ROOT, "%.3f", sorted()[(size * share).toInt().coerceAtMost(size - 1)])
        .toDouble()
