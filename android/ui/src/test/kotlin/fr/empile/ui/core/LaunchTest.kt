package fr.empile.ui.core

import fr.empile.core.Empile
import java.util.concurrent.CountDownLatch
import java.util.concurrent.atomic.AtomicInteger
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test

class LaunchTest {
    @Test
    fun `a log that is being opened for a screen that is gone is taken over by the next`() {
        val opened = AtomicInteger()
        val mayOpen = CountDownLatch(1)
        val launch =
            Launch("fr", Dispatchers.IO.limitedParallelism(1)) {
                opened.incrementAndGet()
                mayOpen.await()
                Empile.openInMemory(it)
            }
        runBlocking {
            val turned = launch(start = CoroutineStart.UNDISPATCHED) { launch.run(null) }
            turned.cancel()
            val next = launch(start = CoroutineStart.UNDISPATCHED) { launch.run(null) }
            mayOpen.countDown()
            next.join()
        }
        assertNotNull(launch.core)
        assertEquals("opened once", 1, opened.get())
        launch.close()
    }

    @Test
    fun `whoever still asks the core of the former language is let go without a word`() {
        val thread = Dispatchers.IO.limitedParallelism(1)
        Launch("fr", thread, openLog = Empile::openInMemory).use { launch ->
            runBlocking {
                launch.run(null)
                val former = checkNotNull(launch.core)
                launch.run("en")
                val late = launch { former.ask { it.players() } }
                late.join()
                assertTrue("cancelled", late.isCancelled)
                assertEquals("number", former.texts.number(7))
                var isBack = false
                former.giveBack { isBack = true }
                assertTrue("what was lent is taken back", isBack)
                assertEquals("en", launch.core?.languageTag)
            }
        }
    }

    @Test
    fun `the device's own language may change while the app lives`() {
        Launch("fr", Dispatchers.Unconfined, openLog = Empile::openInMemory).use { launch ->
            fun spoken(): String? = runBlocking {
                launch.run(null)
                launch.core?.languageTag
            }
            assertEquals("fr", spoken())
            launch.systemLanguage = "en"
            assertEquals("en", spoken())
        }
    }
}
