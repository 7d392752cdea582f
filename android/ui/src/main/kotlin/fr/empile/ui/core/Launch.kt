package fr.empile.ui.core

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.Empile
import fr.empile.core.EmpileException
import fr.empile.ui.texts.Texts
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.withContext

/** Opens the core; the launcher keeps it for as long as the app lives, through every new window. */
@Stable
class Launch(
    private val systemLanguage: String,
    private val thread: CoroutineDispatcher,
    private val seeds: () -> ULong? = { null },
    private val open: (languageTag: String) -> Empile,
) : AutoCloseable {
    var core: Core? by mutableStateOf(null)
        private set

    var failure: Failure? by mutableStateOf(null)
        private set

    /** Why the log could not be opened, and the words to say so. */
    class Failure(val reason: String, val texts: Texts)

    private var spoken: String? = null

    /** Opens it in this language, or in the system's; again if it spoke another one before. */
    suspend fun run(language: String?) {
        val languageTag = language ?: systemLanguage
        if (core != null && spoken == languageTag) return
        core?.let { former ->
            core = null
            withContext(thread) { former.close() }
        }
        failure = null
        spoken = languageTag
        try {
            core =
                withContext(thread) {
                    val empile = open(languageTag)
                    Core(empile, Texts.of(empile), thread, seeds)
                }
        } catch (refused: EmpileException.Failed) {
            // Words do not need a log: an app without one has them too.
            val texts = withContext(thread) { Empile.openInMemory(languageTag).use(Texts::of) }
            failure = Failure(refused.reason, texts)
        }
    }

    override fun close() {
        core?.close()
        core = null
    }
}
