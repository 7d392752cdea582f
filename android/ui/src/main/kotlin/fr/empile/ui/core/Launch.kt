package fr.empile.ui.core

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.Empile
import fr.empile.core.EmpileException
import fr.empile.ui.texts.Texts
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock
import kotlinx.coroutines.withContext

/** Opens the core; the launcher keeps it for as long as the app lives, through every new window. */
@Stable
class Launch(
    /** The device's own language; its user may change it while the app lives. */
    var systemLanguage: String,
    private val thread: CoroutineDispatcher,
    private val seeds: () -> ULong? = { null },
    /** Asks for what the first page shows, so that its first picture has it. */
    private val prepare: suspend (Core) -> Unit = {},
    private val openLog: (languageTag: String) -> Empile,
) : AutoCloseable {
    var core: Core? by mutableStateOf(null)
        private set

    var error: LaunchError? by mutableStateOf(null)
        private set

    /** Why the log could not be opened, and the words to say so. */
    class LaunchError(val reason: String, val texts: Texts)

    private var spoken: String? = null
    private val turn = Mutex()

    /**
     * Opens it in this language, or in the system's; again if it spoke another one before. Whoever
     * asks may be gone before it is open, such as a screen that is being turned: the next one takes
     * it over. What could not be opened is not tried again: that is for its people to ask.
     */
    suspend fun run(language: String?) = alone(language) { tag -> if (spoken != tag) open(tag) }

    /** Tries again what could not be opened. */
    suspend fun runAgain(language: String?) =
        alone(language) { tag -> if (core == null || spoken != tag) open(tag) }

    private suspend fun alone(language: String?, work: suspend (String) -> Unit) =
        withContext(NonCancellable) { turn.withLock { work(language ?: systemLanguage) } }

    private suspend fun open(languageTag: String) {
        core?.let { former ->
            core = null
            withContext(thread) { former.close() }
        }
        error = null
        spoken = languageTag
        try {
            val opened =
                withContext(thread) {
                    val empile = openLog(languageTag)
                    Core(empile, Texts.of(empile), thread, seeds)
                }
            prepare(opened)
            core = opened
        } catch (refused: EmpileException.Failed) {
            // Words do not need a log: an app without one has them too.
            val texts = withContext(thread) { Empile.openInMemory(languageTag).use(Texts::of) }
            error = LaunchError(refused.reason, texts)
        }
    }

    override fun close() {
        core?.close()
        core = null
        spoken = null
    }
}
