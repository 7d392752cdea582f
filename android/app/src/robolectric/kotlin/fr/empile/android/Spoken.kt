package fr.empile.android

import android.os.Bundle
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.platform.ViewRootForTest
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull

/** One thing that a screen reader stops at: what is said of it, and what can be done with it. */
class Spoken(val node: SemanticsNode, private val told: AccessibilityNodeInfo) {
    val tag: String = node.config.getOrNull(SemanticsProperties.TestTag).orEmpty()

    /** What is said of it and of all that is one with it. */
    val words: List<String> =
        (node.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty() +
                node.config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text })
            .filter(String::isNotBlank)

    val name: String
        get() = words.joinToString()

    /** What it is, where it is more than words. */
    val role: String? =
        node.config.getOrNull(SemanticsProperties.Role)?.toString()
            ?: WRITTEN.takeIf { told.isEditable }
            ?: SLIDER.takeIf { SemanticsActions.SetProgress in node.config }

    /** How it is: chosen, on, why it does nothing. */
    val state: String = told.stateDescription?.toString().orEmpty()

    val isPressed: Boolean
        get() = SemanticsActions.OnClick in node.config

    val isHeading: Boolean
        get() = told.isHeading

    val isLive: Boolean
        get() = told.liveRegion != View.ACCESSIBILITY_LIVE_REGION_NONE

    /** Can it be chosen, or on? */
    val hasTwoStates: Boolean
        get() =
            SemanticsProperties.Selected in node.config ||
                SemanticsProperties.ToggleableState in node.config

    val tellsItsState: Boolean
        get() = state.isNotBlank() || told.isCheckable

    /** What can be done with it beside pressing. */
    val actions: List<String>
        get() = told.actionList.mapNotNull { it.label?.toString() }

    /** The stage answers for its place and size; whoever acts through it need not hit it. */
    val isOfTheBoard: Boolean
        get() = tag.startsWith("node-")

    val area: Rect
        get() = node.boundsInWindow

    /** Where fingers are heard, in pixels; what is half out of sight is as large as it would be. */
    val target: Pair<Float, Float>
        get() {
            val heard = node.touchBoundsInRoot
            return maxOf(heard.width, node.size.width.toFloat()) to
                maxOf(heard.height, node.size.height.toFloat())
        }

    /** Does the reader stop here, now? */
    val isRead: Boolean
        get() = (words.isNotEmpty() || isPressed || role != null) && !area.isEmpty

    override fun toString() = listOf("[$tag]", "« $name »", role ?: "-", state).joinToString(" ")

    companion object {
        private const val WRITTEN = "Field"
        private const val SLIDER = "Slider"

        /** All that is read, in the order in which one goes from one to the next by swiping. */
        fun inOrder(nodes: List<SemanticsNode>): List<Spoken> {
            val all = nodes.mapNotNull { node -> Reader.told(node)?.let { Spoken(node, it) } }
            val byId = all.associateBy { it.node.id }
            val next = all.associateWith { one -> one.node.next()?.let(byId::get) }
            val followed = next.values.filterNotNull().toSet()
            return all.filterNot { it in followed }
                .flatMap { first -> generateSequence(first) { next[it] } }
                .filter { it.isRead }
        }

        /** Compose tells tests which thing follows. */
        private fun SemanticsNode.next(): Int? {
            val provider = (root as ViewRootForTest).view.accessibilityNodeProvider ?: return null
            val info = provider.createAccessibilityNodeInfo(id) ?: return null
            provider.addExtraDataToAccessibilityNodeInfo(id, info, NEXT, Bundle())
            return info.extras.getInt(NEXT).takeIf { info.extras.containsKey(NEXT) }
        }

        private const val NEXT =
            "android.view.accessibility.extra.EXTRA_DATA_TEST_TRAVERSALBEFORE_VAL"
    }
}
