package fr.empile.desktop

import fr.empile.core.Cue
import fr.empile.core.CueSound
import fr.empile.core.sounds
import java.util.concurrent.ExecutorService
import java.util.concurrent.Executors
import javax.sound.sampled.AudioFormat
import javax.sound.sampled.AudioSystem
import javax.sound.sampled.Clip
import javax.sound.sampled.LineEvent
import javax.sound.sampled.LineUnavailableException

/** Plays cues on a thread of its own; where there is nothing to hear them with, it keeps quiet. */
class DesktopSounds(private val loudspeaker: Loudspeaker = SystemLoudspeaker) : AutoCloseable {
    private val thread: ExecutorService = Executors.newSingleThreadExecutor { work ->
        Thread(work, "sounds").apply { isDaemon = true }
    }

    /** Made by the core once, on that thread. */
    private val byCue: Map<Cue, CueSound> by lazy { sounds().associateBy { it.cue } }

    /** Makes them before the first is heard; there is time once something can be seen. */
    fun prepare() = thread.execute { byCue.size }

    fun play(cue: Cue) = thread.execute { byCue[cue]?.let(loudspeaker::play) }

    override fun close() {
        thread.shutdown()
    }
}

/** What makes samples heard. */
fun interface Loudspeaker {
    fun play(sound: CueSound)
}

/** The system's own; a machine may have none, or lend it to somebody else. */
object SystemLoudspeaker : Loudspeaker {
    override fun play(sound: CueSound) {
        val clip =
            try {
                AudioSystem.getClip()
            } catch (_: IllegalArgumentException) {
                return
            } catch (_: LineUnavailableException) {
                return
            }
        clip.addLineListener { if (it.type == LineEvent.Type.STOP) clip.close() }
        clip.playOnce(sound)
    }

    private fun Clip.playOnce(sound: CueSound) {
        val format = AudioFormat(sound.hertz.toFloat(), BITS, 1, true, false)
        try {
            open(format, sound.pcm, 0, sound.pcm.size)
            start()
        } catch (_: LineUnavailableException) {
            close()
        } catch (_: IllegalArgumentException) {
            close()
        }
    }

    private const val BITS = 16
}
