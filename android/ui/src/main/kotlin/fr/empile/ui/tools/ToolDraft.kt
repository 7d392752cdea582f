package fr.empile.ui.tools

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.setValue
import kotlin.random.Random

/** One use of a tool: what was done, and the numbers that belong to it. */
data class Move(val verb: String, val numbers: List<Int>)

/**
 * Who uses a tool and everything that was done with it. Done again on a fresh tool it gives the
 * same counts: so they survive another screen, rotation and the end of the process, and any of it
 * can be taken back.
 */
@Stable
class ToolDraft(val seed: Long = Random.nextLong(0, Long.MAX_VALUE)) {
    /** Ids of those who play, in the order of their seats. */
    val seats = mutableStateListOf<String>()

    val moves = mutableStateListOf<Move>()

    /** The other way to play, where a tool knows two. */
    var isVariant by mutableStateOf(false)

    /** Is the tool in use? */
    var hasBegun by mutableStateOf(false)

    /** Is what it says in the log? */
    var isWritten by mutableStateOf(false)

    fun forget() {
        moves.clear()
        hasBegun = false
        isWritten = false
    }
}

/** A draft as lines, and back. */
internal val toolDraftSaver: Saver<ToolDraft, Any> =
    Saver(
        save = { draft ->
            ArrayList(
                listOf(
                    draft.seed.toString(),
                    draft.seats.joinToString(" "),
                    "${draft.isVariant} ${draft.hasBegun} ${draft.isWritten}",
                ) + draft.moves.map { "${it.verb} ${it.numbers.joinToString(" ")}" }
            )
        },
        restore = { saved ->
            val lines = (saved as List<*>).map(Any?::toString)
            ToolDraft(lines[0].toLong()).apply {
                seats += lines[1].words()
                val (variant, begun, written) = lines[2].words().map(String::toBoolean)
                isVariant = variant
                hasBegun = begun
                isWritten = written
                moves +=
                    lines.drop(3).map { line ->
                        Move(line.words().first(), line.words().drop(1).map(String::toInt))
                    }
            }
        },
    )

private fun String.words(): List<String> = split(' ').filter(String::isNotEmpty)
