package fr.empile.desktop

import fr.empile.core.CueSound
import fr.empile.core.sounds
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Test

class DesktopSoundsTest {
    @Test
    fun `every cue is played in turn, never on the thread that asks`() {
        val heard = LinkedBlockingQueue<Pair<CueSound, Thread>>()
        DesktopSounds { heard += it to Thread.currentThread() }
            .use { desk ->
                sounds()
                    .map { it.cue }
                    .forEach { cue ->
                        desk.play(cue)
                        val (sound, thread) = checkNotNull(heard.poll(WAIT, TimeUnit.SECONDS))
                        assertEquals(cue, sound.cue)
                        assertNotEquals(Thread.currentThread(), thread)
                    }
            }
    }

    @Test
    fun `a cue sounds the same every time`() {
        val heard = LinkedBlockingQueue<CueSound>()
        DesktopSounds(heard::add).use { desk ->
            val loudest = sounds().maxBy { it.pcm.size }.cue
            repeat(2) { desk.play(loudest) }
            val (first, second) = List(2) { checkNotNull(heard.poll(WAIT, TimeUnit.SECONDS)) }
            assertArrayEquals(first.pcm, second.pcm)
        }
    }

    @Test
    fun `a machine without a loudspeaker keeps quiet`() {
        val sound = sounds().first()
        SystemLoudspeaker.play(sound)
    }

    private companion object {
        /** Seconds after which something is stuck. */
        const val WAIT = 20L
    }
}
