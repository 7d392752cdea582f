package fr.empile.android

import android.accessibilityservice.AccessibilityServiceInfo
import android.content.Context
import android.provider.Settings
import android.view.View
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import androidx.compose.ui.platform.ViewRootForTest
import androidx.compose.ui.semantics.SemanticsNode
import org.robolectric.Shadows.shadowOf

/**
 * A screen reader that is switched on: it sees what the window tells it, and acts through it alone.
 */
object Reader {
    /** Nothing moves for whoever listens. */
    fun switchOn(context: Context) {
        Settings.Global.putFloat(
            context.contentResolver,
            Settings.Global.ANIMATOR_DURATION_SCALE,
            0f,
        )
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

    fun click(node: SemanticsNode): Boolean =
        checkNotNull(node.window().accessibilityNodeProvider)
            .performAction(node.id, AccessibilityNodeInfo.ACTION_CLICK, null)
}
