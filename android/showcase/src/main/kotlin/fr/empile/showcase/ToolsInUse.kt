package fr.empile.showcase

import fr.empile.core.Empile
import fr.empile.core.ToolDesk
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample

/** The first tool that asks in which way it is used. */
internal fun toolWithWays(): String =
    Empile.openInMemory("fr")
        .use { empile ->
            empile.tools().first { tool ->
                empile.toolDesk(tool.slug, null).use { desk ->
                    val cards = desk.page().sections.flatMap { it.cards }
                    cards.flatMap { it.lines }.flatten().any { it.tag == "tool-variant-1" }
                }
            }
        }
        .slug

/** Three use every tool, and leave it as it is shown. */
internal fun Empile.useTools(names: List<String>): Map<String, ToolDesk> =
    tools().associate { tool ->
        val desk = toolDesk(tool.slug, SEED)
        if (desk.page().asksWho) {
            names.take(3).forEach { desk.press("played-$it") }
            desk.press("tool-begin")
        }
        ToolScript.of(tool.slug)?.untilPicture?.forEach(desk::follow) ?: desk.layFingers()
        tool.slug to desk
    }

private const val SEED: ULong = 7u

/** Does what a line says; what it only looks at is for tests. */
private fun ToolDesk.follow(line: ToolScript.Line) {
    when (line.word) {
        "press" -> press(line.tag)
        "turn" -> turn(line.tag, line.rest.toInt())
        "undo" -> press("take-back")
    }
}

/** Three fingers have waited, and one of them begins. */
private fun ToolDesk.layFingers() {
    val spots = listOf(90f to 90f, 270f to 130f, 160f to 520f)
    touch(
        spots.mapIndexed { index, (x, y) ->
            TouchSample(index.toULong(), TouchPhase.DOWN, x, y, stampMs = 0u)
        }
    )
    look()
}
