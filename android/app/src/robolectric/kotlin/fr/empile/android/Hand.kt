package fr.empile.android

import android.os.SystemClock
import android.view.MotionEvent
import android.view.View
import androidx.compose.ui.geometry.Offset

/**
 * Fingers on a window, as the system passes them on: one event for all that lie on the glass. Of a
 * busy app it is heard [lateMillis] after it touched.
 */
class Hand(private val window: View, private val lateMillis: Long = 0) {
    private val lying = sortedMapOf<Int, Offset>()
    private var began = 0L

    fun tap(place: Offset) {
        down(0, place)
        up(0)
    }

    fun down(finger: Int, place: Offset) {
        lying[finger] = place
        if (lying.size == 1) {
            began = touchedAt()
            send(MotionEvent.ACTION_DOWN)
        } else send(MotionEvent.ACTION_POINTER_DOWN or finger.indexBits())
    }

    fun move(finger: Int, place: Offset) {
        lying[finger] = place
        send(MotionEvent.ACTION_MOVE)
    }

    fun up(finger: Int) {
        send(
            if (lying.size == 1) MotionEvent.ACTION_UP
            else MotionEvent.ACTION_POINTER_UP or finger.indexBits()
        )
        lying.remove(finger)
    }

    /** The system takes all of them away. */
    fun cancel() {
        send(MotionEvent.ACTION_CANCEL)
        lying.clear()
    }

    private fun touchedAt() = SystemClock.uptimeMillis() - lateMillis

    private fun Int.indexBits() =
        lying.keys.indexOf(this) shl MotionEvent.ACTION_POINTER_INDEX_SHIFT

    private fun send(action: Int) {
        val properties =
            lying.keys.map { finger ->
                MotionEvent.PointerProperties().apply {
                    id = finger
                    toolType = MotionEvent.TOOL_TYPE_FINGER
                }
            }
        val places =
            lying.values.map { place ->
                MotionEvent.PointerCoords().apply {
                    x = place.x
                    y = place.y
                    pressure = 1f
                    size = 1f
                }
            }
        val event =
            MotionEvent.obtain(
                began,
                touchedAt(),
                action,
                lying.size,
                properties.toTypedArray(),
                places.toTypedArray(),
                0,
                0,
                1f,
                1f,
                0,
                0,
                android.view.InputDevice.SOURCE_TOUCHSCREEN,
                0,
            )
        window.dispatchTouchEvent(event)
        event.recycle()
    }
}
