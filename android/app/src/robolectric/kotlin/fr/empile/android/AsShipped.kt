package fr.empile.android

import android.app.Activity
import android.app.Application
import android.graphics.Bitmap
import android.graphics.Canvas
import android.os.Looper
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityNodeInfo
import java.time.Duration
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowChoreographer

/**
 * The app as R8 leaves it, in a process of its own. Nothing of it has its name but what the system
 * and native code look up: so it is used by what the window tells a screen reader, as whoever
 * bought the device would.
 */
@RunWith(RobolectricTestRunner::class)
@Config(application = Application::class, sdk = [Config.ALL_SDKS])
class AsShipped {
    private lateinit var controller: ActivityController<out Activity>

    private class Thing(val view: View, val id: Int, val info: AccessibilityNodeInfo) {
        val name: String
            get() = listOfNotNull(info.contentDescription, info.text).joinToString(" ")
    }

    @Test
    fun startsAndPlays() {
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(FRAME)
        val window =
            Class.forName("fr.empile.android.MainActivity").asSubclass(Activity::class.java)
        controller = Robolectric.buildActivity(window).setup()
        controller.windowFocusChanged(true)
        click("Nouvelle partie")
        click("Pile-Poils")
        click("Jouer tout de suite")
        until("a board") { things().any { "Lancer" in it.name } }
        val begun = names()
        click("Lancer")
        // The core calls back when something changed: what it says goes through a callback of JNA.
        until("dice") {
            names() != begun && things().none { "Lancer" in it.name && it.info.isEnabled }
        }
        println("android: shrunk  started, and played a match of Pile-Poils by its words")
    }

    private fun click(name: String) {
        until("« $name »") { clickable(name) != null }
        act(checkNotNull(clickable(name)), AccessibilityNodeInfo.ACTION_CLICK)
    }

    /** The thing itself, or the one around the words. */
    private fun clickable(name: String): Thing? =
        things().firstOrNull { it.info.isClickable && it.info.isEnabled && name in spoken(it) }

    private fun spoken(thing: Thing): String =
        (listOf(thing) + children(thing)).joinToString(" ") { it.name }

    private fun act(thing: Thing, action: Int) {
        checkNotNull(thing.view.accessibilityNodeProvider).performAction(thing.id, action, null)
        repeat(FRAMES_TO_SETTLE) { frame() }
    }

    private fun names(): List<String> = things().map { it.name }

    private fun things(): List<Thing> =
        views(controller.get().window.decorView)
            .filter { it.accessibilityNodeProvider != null }
            .flatMap { view ->
                val root = view.accessibilityNodeProvider.createAccessibilityNodeInfo(View.NO_ID)
                if (root == null) emptyList() else children(Thing(view, View.NO_ID, root))
            }

    private fun children(thing: Thing): List<Thing> =
        (0 until thing.info.childCount).flatMap { index ->
            val id = AccessibilityNodeInfo.getVirtualDescendantId(thing.info.getChildId(index))
            val info = thing.view.accessibilityNodeProvider.createAccessibilityNodeInfo(id)
            if (info == null) emptyList()
            else Thing(thing.view, id, info).let { listOf(it) + children(it) }
        }

    private fun views(root: View): List<View> =
        listOf(root) +
            if (root is ViewGroup) (0 until root.childCount).flatMap { views(root.getChildAt(it)) }
            else emptyList()

    private fun until(what: String, isSo: () -> Boolean) {
        val end = System.nanoTime() + PATIENCE.toNanos()
        while (!isSo()) {
            if (System.nanoTime() > end) throw AssertionError("never: $what; there is ${names()}")
            frame()
        }
    }

    /** Robolectric does not draw by itself, and Compose lays out again before it draws. */
    private fun frame() {
        shadowOf(Looper.getMainLooper()).idleFor(FRAME)
        val decor = controller.get().window.decorView
        if (decor.width > 0) decor.draw(Canvas(sheet))
        Thread.sleep(FOR_OTHER_THREADS)
    }

    private val sheet: Bitmap by lazy { Bitmap.createBitmap(8, 8, Bitmap.Config.ARGB_8888) }

    private companion object {
        val FRAME: Duration = Duration.ofMillis(16)
        val PATIENCE: Duration = Duration.ofSeconds(60)
        const val FRAMES_TO_SETTLE = 30
        const val FOR_OTHER_THREADS = 4L
    }
}
