package fr.empile.ui.play

import androidx.compose.ui.ExperimentalComposeUiApi
import androidx.compose.ui.InternalComposeUiApi
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.PointerEventType
import androidx.compose.ui.input.pointer.PointerId
import androidx.compose.ui.input.pointer.PointerType
import androidx.compose.ui.platform.PlatformRootForTest
import androidx.compose.ui.scene.ComposeScenePointer
import androidx.compose.ui.semantics.SemanticsNode
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample

/**
 * Fingers on the screen, as the window system tells of them. (`performTouchInput` draws a frame for
 * every sixtieth of a second between two stamps: minutes.)
 */
@OptIn(InternalComposeUiApi::class, ExperimentalComposeUiApi::class)
class Fingers(private val density: Float) {
    private val down = sortedMapOf<ULong, Offset>()

    /**
     * Does on [board] what [touch] says, in its own density-independent pixels: at the moment of
     * its stamp, or at another where the device's clock is not the table's.
     */
    fun touch(
        board: SemanticsNode,
        touch: TouchSample,
        timeMillis: Long = touch.stampMs.toLong(),
    ) {
        val at = board.positionInRoot + Offset(touch.x, touch.y) * density
        val (type, isDown) =
            when (touch.phase) {
                TouchPhase.DOWN -> PointerEventType.Press to true
                TouchPhase.MOVE -> PointerEventType.Move to true
                TouchPhase.UP -> PointerEventType.Release to false
                TouchPhase.CANCEL -> error("it is the system that cancels, not a finger")
            }
        down[touch.pointer] = at
        val pointers = down.map { (pointer, where) ->
            finger(pointer, where, isDown || pointer != touch.pointer)
        }
        (board.root as PlatformRootForTest).sendPointerEvent(
            type,
            pointers,
            timeMillis = timeMillis,
        )
        if (!isDown) down -= touch.pointer
    }

    private fun finger(pointer: ULong, at: Offset, isDown: Boolean) =
        ComposeScenePointer(PointerId(pointer.toLong()), at, isDown, PointerType.Touch)
}
