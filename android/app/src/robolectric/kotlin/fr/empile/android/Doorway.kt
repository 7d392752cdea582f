package fr.empile.android

import android.os.Bundle
import android.os.Parcelable
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.written

/**
 * What the system has kept of an app that stood at home, as if it had stood [on] another screen:
 * the way one came is in it, in the app's own words.
 */
fun Bundle.standing(on: List<Screen>): Bundle {
    val way = on.map(Screen::written)
    check(rewrite(listOf(Screen.Home.written()), way) == 1) { "the way one came is kept once" }
    return this
}

private fun Bundle.rewrite(from: List<String>, to: List<String>): Int =
    keySet().toList().sumOf { key ->
        @Suppress("DEPRECATION")
        when (val kept = get(key)) {
            is Bundle -> kept.rewrite(from, to)
            is ArrayList<*> -> {
                val lists = kept.map { if (it == from) ArrayList(to) else it }
                val found = kept.count { it == from }
                if (found > 0) {
                    @Suppress("UNCHECKED_CAST")
                    putParcelableArrayList(key, ArrayList(lists) as ArrayList<out Parcelable>)
                }
                found + kept.filterIsInstance<Bundle>().sumOf { it.rewrite(from, to) }
            }
            else -> 0
        }
    }
