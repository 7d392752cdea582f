package fr.empile.ui.core

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
        CoreCalls.watcher = { if (SwingUtilities.isEventDispatchThread()) seen += it }
    }

    override fun after() {
        CoreCalls.watcher = null
    }

    /** What can wait for a disk, a lock or a long sum is asked elsewhere. */
    fun assertNobodyWaits(where: String) =
        assertEquals("on the thread that draws, at $where", emptySet<String>(), seen - cheap)

    companion object {
        /** Arithmetic over what is in memory: `TouchToFrameBench` says how long they take. */
        val cheap =
            setOf(
                "EmpileKt.palette",
                "EmpileKt.piecePicture",
                "EmpileKt.stageManner",
                "Empile.say",
            )
    }
}
