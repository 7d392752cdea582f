package fr.empile.android

import android.media.AudioAttributes
import android.media.AudioFormat
import android.media.AudioTrack
import android.os.Handler
import android.os.HandlerThread
import fr.empile.core.Cue
import fr.empile.core.CueSound
import fr.empile.core.sounds

/** Plays cues on a thread of its own; where the system has no room for a sound, it is left out. */
class Speaker : AutoCloseable {
    private val thread = HandlerThread("sounds").apply { start() }
    private val handler = Handler(thread.looper)
    private val playing = mutableSetOf<AudioTrack>()

    /** Made by the core once, on that thread. */
    private val byCue: Map<Cue, CueSound> by lazy { sounds().associateBy { it.cue } }

    /** Makes them before the first is heard; there is time once something can be seen. */
    fun prepare() {
        handler.post { byCue.size }
    }

    fun play(cue: Cue) {
        handler.post { if (playing.size < AT_ONCE) byCue[cue]?.let(::start) }
    }

    override fun close() {
        handler.post {
            playing.forEach(AudioTrack::release)
            playing.clear()
        }
        thread.quitSafely()
    }

    private fun start(sound: CueSound) {
        val track = trackFor(sound) ?: return
        playing += track
        track.write(sound.pcm, 0, sound.pcm.size)
        track.notificationMarkerPosition = sound.pcm.size / BYTES_OF_A_SAMPLE
        track.setPlaybackPositionUpdateListener(atItsEnd, handler)
        track.play()
    }

    private fun trackFor(sound: CueSound): AudioTrack? =
        try {
            AudioTrack.Builder()
                .setAudioAttributes(game)
                .setAudioFormat(
                    AudioFormat.Builder()
                        .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
                        .setSampleRate(sound.hertz.toInt())
                        .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
                        .build()
                )
                .setBufferSizeInBytes(sound.pcm.size)
                .setTransferMode(AudioTrack.MODE_STATIC)
                .build()
        } catch (_: UnsupportedOperationException) {
            null
        }

    private val atItsEnd =
        object : AudioTrack.OnPlaybackPositionUpdateListener {
            override fun onMarkerReached(track: AudioTrack) {
                playing -= track
                track.release()
            }

            override fun onPeriodicNotification(track: AudioTrack) = Unit
        }

    private companion object {
        /** The system lends an app a few dozen tracks; hands are never that quick. */
        const val AT_ONCE = 12
        const val BYTES_OF_A_SAMPLE = 2
        val game: AudioAttributes =
            AudioAttributes.Builder()
                .setUsage(AudioAttributes.USAGE_GAME)
                .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                .build()
    }
}
