package fr.empile.ui.tools

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import fr.empile.core.Empile
import fr.empile.core.PlayerInfo

/** How a tool that counts for every seat is taken off the shelf, used, read and shown. */
interface ToolKind<T : AutoCloseable, S : Any> {
    /** Its stable name. */
    val slug: String

    /** What its other way to play is called; nothing if it knows only one. */
    val variant: String?
        get() = null

    fun take(empile: Empile, draft: ToolDraft): T

    fun use(tool: T, move: Move)

    fun read(tool: T): S

    /** Is there a result to write down? */
    fun isOver(sheet: S): Boolean = true

    /** Writes the result into the log. */
    fun writeDown(tool: T, players: List<String>, playedAt: Long): String

    @Composable fun Desk(sheet: S, players: List<PlayerInfo>, hands: Hands<T>)
}

/** What can be done with a tool that lies on the desk. */
@Stable
interface Hands<T> {
    /** The other way to play? */
    val isVariant: Boolean

    /** Does something that counts. */
    fun use(verb: String, vararg numbers: Int)

    /** Asks, or does something that counts for nothing; nothing if the tool will not answer. */
    suspend fun <R> ask(call: (T) -> R): R?
}
