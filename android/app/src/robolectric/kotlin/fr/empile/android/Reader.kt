package fr.empile.android

import android.accessibilityservice.AccessibilityServiceInfo
import android.content.Context
import android.graphics.Rect
import android.os.Bundle
import android.view.View
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import androidx.compose.ui.platform.ViewRootForTest
import androidx.compose.ui.semantics.SemanticsNode
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat
import org.robolectric.Shadows.shadowOf

/**
 * A screen reader that is switched on: it sees what the window tells it, and acts through it alone.
 */
object Reader {
    private const val NEXT = "android.view.accessibility.extra.EXTRA_DATA_TEST_TRAVERSALBEFORE_VAL"

    fun switchOn(context: Context) {
        val manager =
            context.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager
        val reader =
            AccessibilityServiceInfo().apply {
                feedbackType = AccessibilityServiceInfo.FEEDBACK_SPOKEN
            }
        shadowOf(manager).apply {
            setEnabled(true)
            setTouchExplorationEnabled(true)
            setEnabledAccessibilityServiceList(listOf(reader))
        }
    }

    private fun SemanticsNode.window(): View = (root as ViewRootForTest).view

    /** What the reader is told of a thing. */
    fun told(node: SemanticsNode): AccessibilityNodeInfo? =
        node.window().accessibilityNodeProvider?.createAccessibilityNodeInfo(node.id)

    /** What is said with it: what lies in it and cannot be gone to by itself. */
    fun toldWith(node: SemanticsNode): List<AccessibilityNodeInfo> =
        told(node)?.let { listOf(it) + below(node.window(), it) }.orEmpty()

    private fun below(window: View, info: AccessibilityNodeInfo): List<AccessibilityNodeInfo> =
        (0 until info.childCount)
            .mapNotNull { index ->
                val id = AccessibilityNodeInfo.getVirtualDescendantId(info.getChildId(index))
                window.accessibilityNodeProvider?.createAccessibilityNodeInfo(id)
            }
            .filterNot { it.isClickable || it.isFocusable }
            .flatMap { listOf(it) + below(window, it) }

    fun click(node: SemanticsNode): Boolean =
        checkNotNull(node.window().accessibilityNodeProvider)
            .performAction(node.id, AccessibilityNodeInfo.ACTION_CLICK, null)

    /** The thing that the reader goes to after this one, if it was told. */
    fun next(node: SemanticsNode, info: AccessibilityNodeInfo): Int? {
        node
            .window()
            .accessibilityNodeProvider
            .addExtraDataToAccessibilityNodeInfo(node.id, info, NEXT, Bundle.EMPTY)
        return info.extras.getInt(NEXT, -1).takeIf { it >= 0 }
    }
}

/** What is said of a thing when the reader comes to it. */
val AccessibilityNodeInfo.spoken: String
    get() =
        listOfNotNull(
                contentDescription,
                text,
                AccessibilityNodeInfoCompat.wrap(this).stateDescription,
            )
            .joinToString(" ")
            .trim()

/**
 * A button, a box to tick, a field: what the reader calls it, and nothing for things that are only
 * there.
 */
val AccessibilityNodeInfo.kind: String?
    get() {
        val wrapped = AccessibilityNodeInfoCompat.wrap(this)
        val named = wrapped.roleDescription?.toString()
        val known = className?.toString()?.substringAfterLast('.')?.takeIf { it != "View" }
        return named ?: known
    }

val AccessibilityNodeInfo.place: Rect
    get() = Rect().also(::getBoundsInScreen)
