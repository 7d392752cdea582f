package fr.empile.ui.core

import fr.empile.core.CoreCalls
import java.util.concurrent.ConcurrentSkipListSet
import javax.swing.SwingUtilities
import org.junit.Assert.assertEquals
import org.junit.rules.ExternalResource

/** Sees every call into the core that is made on the thread that draws. */
class CoreWatch : ExternalResource() {
    private val seen = ConcurrentSkipListSet<String>()

    /** What was called there so far. */
    val calls: Set<String>
        get() = seen

    override fun before() {
        CoreCalls.watcher = { if (SwingUtilities.isEventDispatchThread()) seen += called() }
    }

    override fun after() {
        CoreCalls.watcher = null
    }

    /** What can wait for a disk, a lock or a long sum is asked elsewhere. */
    fun assertNobodyWaits(where: String) =
        assertEquals("on the thread that draws, at $where", emptySet<String>(), seen - cheap)

    /** The name of what the app called: the outermost of the core's frames. */
    private fun called(): String =
        StackWalker.getInstance().walk { frames ->
            frames
                .dropWhile { it.className.startsWith("fr.empile.ui.core.CoreWatch") }
                .takeWhile { it.className.startsWith("fr.empile.core.") }
                .reduce { _, outer -> outer }
                .map { "${it.className.substringAfterLast('.')}.${it.methodName}" }
                .orElse("?")
        }

    companion object {
        /** Arithmetic over what is in memory: `TouchToFrameBench` says how long they take. */
        val cheap = setOf("EmpileKt.palette", "EmpileKt.piecePicture", "Empile.say")
    }
}
