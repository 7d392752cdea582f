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
