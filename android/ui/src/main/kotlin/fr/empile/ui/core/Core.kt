package fr.empile.ui.core

import fr.empile.core.Empile
import fr.empile.core.EmpileException
import fr.empile.core.InternalException
import fr.empile.core.Refusal
import fr.empile.core.Table
import fr.empile.ui.texts.Texts
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/**
 * The open app and the thread its calls are made on: calls may wait for the disk, so none is made
 * on the thread that draws. [seeds] gives the seed of the next match where chance must not.
 */
class Core(
    private val empile: Empile,
    val texts: Texts,
    private val thread: CoroutineDispatcher,
    private val seeds: () -> ULong? = { null },
) : AutoCloseable {
    @Volatile private var isClosed = false

    /**
     * Makes a call and waits for the answer. Whoever asks a closed core belongs to a window that is
     * going, such as one in the former language, and is cancelled.
     */
    suspend fun <T> ask(call: (Empile) -> T): T =
        withContext(thread) {
            if (isClosed) throw CancellationException("the core is closed")
            call(empile)
        }

    /** Gives back what the core lent: by somebody who was cancelled, and to a closed core too. */
    suspend fun giveBack(work: () -> Unit) = withContext(NonCancellable + thread) { work() }

    fun nextSeed(): ULong? = seeds()

    /**
     * Tables on the way one came: a screen that is turned leaves its table and comes back to it.
     */
    private val kept = mutableMapOf<String, Table>()

    /** Opens the table of a match, or comes to where it is open. */
    suspend fun openTable(match: String): Table = ask { empile ->
        synchronized(kept) { kept.getOrPut(match) { empile.resumeMatch(match) } }
        empile.resumeMatch(match)
    }

    /** Nobody comes back to this table. */
    fun letGo(match: String) {
        val table = synchronized(kept) { kept.remove(match) } ?: return
        CoroutineScope(thread).launch { table.close() }
    }

    private val begun = mutableMapOf<Class<*>, Any>()

    /** What was begun on a screen, which another window of it goes on with; or begins it. */
    fun <T : Any> goOn(what: Class<T>, begin: () -> T): T =
        what.cast(synchronized(begun) { begun.getOrPut(what, begin) })

    /** Nobody goes on with it. */
    fun end(what: Class<*>) {
        synchronized(begun) { begun.remove(what) }
    }

    /** The language spoken, as a tag. */
    val languageTag: String
        get() = texts.languageTag

    /**
     * Runs [work]; what the core refuses goes to [onError] as a reason in the player's language.
     */
    suspend fun orError(onError: (String) -> Unit, work: suspend () -> Unit) =
        orRefusal({ onError(it.reason) }, work)

    /** The same with the rule that stands against it, if one does. */
    suspend fun orRefusal(onRefusal: (Refusal) -> Unit, work: suspend () -> Unit) {
        try {
            work()
        } catch (refused: EmpileException.Failed) {
            // An argument that cannot be read is refused before anybody is there to say so.
            val code = refused.code
            val reason = refused.reason.ifEmpty { texts["error-$code"] }
            onRefusal(Refusal(code, reason, refused.rule))
        } catch (broken: InternalException) {
            onRefusal(Refusal("internal", texts["error-internal"], rule = null))
        }
    }

    override fun close() {
        isClosed = true
        synchronized(kept) {
            kept.values.forEach(Table::close)
            kept.clear()
        }
        empile.close()
    }
}
