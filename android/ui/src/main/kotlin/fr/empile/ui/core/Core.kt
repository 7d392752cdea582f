package fr.empile.ui.core

import fr.empile.core.Empile
import fr.empile.core.EmpileException
import fr.empile.core.InternalException
import fr.empile.ui.texts.Texts
import kotlinx.coroutines.CoroutineDispatcher
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
    /** Makes a call and waits for the answer. */
    suspend fun <T> ask(call: (Empile) -> T): T = withContext(thread) { call(empile) }

    fun nextSeed(): ULong? = seeds()

    /** The language spoken, as a tag. */
    val languageTag: String
        get() = texts.languageTag

    /**
     * Runs [work]; what the core refuses goes to [onTrouble] as a reason in the player's language.
     */
    suspend fun orTrouble(onTrouble: (String) -> Unit, work: suspend () -> Unit) {
        try {
            work()
        } catch (refused: EmpileException.Failed) {
            onTrouble(refused.reason)
        } catch (broken: InternalException) {
            onTrouble(texts["error-internal"])
        }
    }

    override fun close() = empile.close()
}
