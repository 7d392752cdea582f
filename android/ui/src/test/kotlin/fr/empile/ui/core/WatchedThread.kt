package fr.empile.ui.core

import androidx.compose.ui.test.IdlingResource
import java.util.concurrent.Executors
import java.util.concurrent.atomic.AtomicInteger
import kotlin.coroutines.CoroutineContext
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Runnable

/** A thread of the core's own, as the app has one, that says how busy it is. */
class WatchedThread : CoroutineDispatcher(), IdlingResource {
    private val executor = Executors.newSingleThreadExecutor {
        Thread(it, "core").apply { isDaemon = true }
    }
    private val pending = AtomicInteger()
    private val done = AtomicInteger()

    /** How many calls were answered so far. */
    val answered: Int
        get() = done.get()

    override val isIdleNow: Boolean
        get() = pending.get() == 0

    override fun dispatch(context: CoroutineContext, block: Runnable) {
        pending.incrementAndGet()
        executor.execute {
            block.run()
            done.incrementAndGet()
            pending.decrementAndGet()
        }
    }
}
