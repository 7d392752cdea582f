package fr.empile.ui.tools

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateMapOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.ToolDesk
import fr.empile.core.ToolPage
import fr.empile.core.ToolQuestion
import fr.empile.core.ToolRow
import fr.empile.core.TouchSample
import fr.empile.ui.core.Core
import fr.empile.ui.scene.Drawing
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch

/**
 * A tool in use. Everything asked of it goes through one queue, in the order in which it was asked;
 * the core keeps what was done, so nothing of it is kept here.
 */
@Stable
class ToolState(
    private val core: Core,
    private val slug: String,
    private val lastSeats: List<String>,
) {
    var page: ToolPage? by mutableStateOf(null)
        private set

    /** Why the last thing asked changed nothing. */
    var refused: String? by mutableStateOf(null)

    /** What is to be asked before something is touched, and its tag. */
    var asked: Pair<String, ToolQuestion>? by mutableStateOf(null)

    /** Why the tool cannot be opened. */
    var error: String? by mutableStateOf(null)

    internal val drawings = mutableStateMapOf<UInt, Drawing>()

    private val calls = Channel<(ToolDesk) -> ToolPage>(Channel.UNLIMITED)

    /** Has something done with the tool, after whatever was asked before. */
    fun ask(call: (ToolDesk) -> ToolPage) {
        calls.trySend(call)
    }

    /** Touches something; first it is asked whether that is meant, where that is a question. */
    internal fun press(row: ToolRow) {
        row.question?.let { asked = row.tag to it } ?: press(row.tag)
    }

    fun press(tag: String) {
        asked = null
        ask { it.press(tag) }
    }

    fun touch(samples: List<TouchSample>) = ask { it.touch(samples) }

    /** Takes the tool off the shelf, as it was left, and serves it until cancelled. */
    suspend fun serve() =
        core.orError({ error = it }) {
            val desk = core.ask { it.toolDesk(slug, core.nextSeed()) }
            try {
                coroutineScope {
                    var again = lookAgain(show(core.ask { desk.pageAfter(lastSeats) }))
                    for (call in calls) {
                        core.orError({ refused = it }) {
                            val shown = show(core.ask { call(desk) })
                            refused = null
                            again?.cancel()
                            again = lookAgain(shown)
                        }
                    }
                }
            } finally {
                core.giveBack(desk::close)
            }
        }

    private fun show(now: ToolPage): ToolPage {
        now.pictures.forEach { drawings[it.number] = Drawing(it) }
        page = now
        return now
    }

    /** The core said when something changes by itself: it is asked once, then. */
    private fun CoroutineScope.lookAgain(shown: ToolPage): Job? =
        shown.lookAgainMs?.let { wait ->
            launch {
                delay(wait.toLong())
                ask(ToolDesk::look)
            }
        }
}
