package fr.empile.desktop.start

import fr.empile.desktop.window

/** What a window says when there is something to see in it. */
internal const val DRAWN = "drawn"

/** The app's own window, which says when its first page is drawn. */
fun main() = window(onFullyDrawn = { println(DRAWN) })
