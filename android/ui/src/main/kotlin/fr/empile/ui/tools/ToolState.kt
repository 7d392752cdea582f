package fr.empile.ui.tools

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.ui.core.Core
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.launch
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext

/** A tool in use: what it says now, and why it did not take the last entry. */
@Stable
class ToolState<T : AutoCloseable, S : Any>(
    private val core: Core,
    private val kind: ToolKind<T, S>,
    private val draft: ToolDraft,
    private val scope: CoroutineScope,
    private val onUnfit: (String) -> Unit,
) : Hands<T> {
    var sheet: S? by mutableStateOf(null)
        private set

    /** Why the last entry changed nothing. */
    var refused: String? by mutableStateOf(null)
        private set

    private var tool: T? = null

    /** One thing after the other, in the order in which they were asked for. */
    private val turn = Mutex()

    override val isVariant: Boolean
        get() = draft.isVariant

    /** Takes the tool off the shelf, as it was left, and puts it back when cancelled. */
    suspend fun serve() {
        try {
            turn.withLock { layOut() }
            awaitCancellation()
        } finally {
            withContext(NonCancellable) { turn.withLock { putBack() } }
        }
    }

    override fun use(verb: String, vararg numbers: Int) {
        val move = Move(verb, numbers.toList())
        work { held ->
            sheet = core.ask {
                kind.use(held, move)
                kind.read(held)
            }
            draft.moves += move
            draft.isWritten = false
        }
    }

    override suspend fun <R> ask(call: (T) -> R): R? {
        var answer: R? = null
        turn.withLock {
            val held = tool ?: return null
            core.orTrouble({ refused = it }) {
                refused = null
                answer = core.ask { call(held) }
            }
        }
        return answer
    }

    fun takeBack() {
        work {
            draft.moves.removeLastOrNull()
            draft.isWritten = false
            putBack()
            layOut()
        }
    }

    fun writeDown(playedAt: Long) {
        work { held ->
            core.ask { kind.writeDown(held, draft.seats.toList(), playedAt) }
            draft.isWritten = true
        }
    }

    private fun work(task: suspend (T) -> Unit) {
        scope.launch {
            turn.withLock {
                val held = tool ?: return@withLock
                refused = null
                core.orTrouble({ refused = it }) { task(held) }
            }
        }
    }

    /** A table that the tool is not for sits down again. */
    private suspend fun layOut() =
        core.orTrouble({ reason ->
            onUnfit(reason)
            draft.forget()
        }) {
            val moves = draft.moves.toList()
            val (held, now) =
                core.ask { empile ->
                    val fresh = kind.take(empile, draft)
                    moves.forEach { kind.use(fresh, it) }
                    fresh to kind.read(fresh)
                }
            tool = held
            sheet = now
        }

    private suspend fun putBack() {
        val held = tool ?: return
        tool = null
        core.ask { held.close() }
    }
}
