package fr.empile.ui.scene

import fr.empile.core.SceneFootage
import fr.empile.core.SceneTrack

/** The way of one node that moves by itself, frame by frame, as the core's bytes have it. */
internal class Footage(val every: Long, private val numbers: FloatArray) {
    constructor(
        every: Long,
        bytes: ByteArray,
    ) : this(every, FloatArray(bytes.size / Float.SIZE_BYTES, bytes::float))

    private val frames = numbers.size / NUMBERS

    /** How long it moves. */
    val length: Long = every * frames

    /** What is seen at a [moment], on the way to where it [rests][rest]. */
    fun pose(rest: Pose, moment: Long): Pose {
        if (moment >= length) return rest
        val first = (moment / every).toInt()
        val part = (moment % every).toFloat() / every
        fun between(number: Int, atRest: Float): Float {
            val from = numbers[first * NUMBERS + number]
            val to = if (first + 1 < frames) numbers[(first + 1) * NUMBERS + number] else atRest
            return from + (to - from) * part
        }
        return rest.copy(
            x = between(0, rest.x),
            y = between(1, rest.y),
            turn = between(2, rest.turn),
        )
    }

    /** Where the last frame leaves what is gone from the scene. */
    fun end(gone: Pose): Pose {
        if (frames == 0) return gone
        val last = (frames - 1) * NUMBERS
        return gone.copy(x = numbers[last], y = numbers[last + 1], turn = numbers[last + 2])
    }

    companion object {
        /** Left edge, top edge, turn. */
        private const val NUMBERS = 3

        /** It stands still for so long. */
        fun still(pose: Pose, length: Long) =
            Footage(length, floatArrayOf(pose.x, pose.y, pose.turn))
    }
}

/** The ways by node. */
internal fun SceneFootage.ways(): Map<UInt, Footage> = tracks.associate { track: SceneTrack ->
    track.id to Footage(everyMs.toLong(), track.frames)
}

/** How long what is gone stays, by node, where nothing is to move. */
internal fun SceneFootage.stays(): Map<UInt, Long> =
    tracks.filter { it.staysMs > 0u }.associate { it.id to it.staysMs.toLong() }

/** The lowest byte comes first. */
private fun ByteArray.float(index: Int): Float =
    Float.fromBits(
        (Float.SIZE_BYTES - 1 downTo 0).fold(0) { bits, byte ->
            (bits shl Byte.SIZE_BITS) or this[index * Float.SIZE_BYTES + byte].toUByte().toInt()
        }
    )
