package fr.empile.android

import android.content.Context
import android.content.Intent
import android.content.res.Configuration
import android.graphics.Bitmap
import android.os.Build
import android.os.Bundle
import android.os.Handler
import android.os.Looper
import android.os.Parcel
import android.view.PixelCopy
import android.view.View
import android.view.ViewGroup
import androidx.annotation.RequiresApi
import androidx.compose.ui.platform.ViewRootForTest
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.isEnabled
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.lifecycle.ViewModelProvider
import androidx.test.core.app.ApplicationProvider
import fr.empile.core.Empile
import fr.empile.ui.navigation.Screen
import java.io.File
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.Rule
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController
import org.robolectric.shadows.Bars

/** The real activity through its whole life, with hands and eyes for tests. */
@OptIn(ExperimentalTestApi::class)
abstract class Device {
    @get:Rule val rule = createEmptyComposeRule()

    lateinit var controller: ActivityController<MainActivity>

    val activity: MainActivity
        get() = controller.get()

    val context: Context
        get() = ApplicationProvider.getApplicationContext()

    val life: AppLife
        get() = ViewModelProvider(activity)[AppLife::class.java]

    /** Where the app has its log. */
    val log: File
        get() = File(context.filesDir, "log/empile.db")

    fun <T> askCore(call: (Empile) -> T): T = runBlocking {
        checkNotNull(life.launch.core).ask(call)
    }

    /** Robolectric keeps its bars from one test to the next. */
    @Before
    fun anotherDevice() {
        Bars.gestures()
    }

    @After
    fun leave() {
        if (::controller.isInitialized && !activity.isDestroyed) controller.close()
    }

    // The life of an activity

    fun start(state: Bundle? = null, intent: Intent? = null) {
        controller = Robolectric.buildActivity(MainActivity::class.java, intent)
        if (state == null) controller.setup()
        else controller.create(state).start().restoreInstanceState(state).resume().visible()
        controller.windowFocusChanged(true)
        rule.waitForIdle()
    }

    /** Into the background: what the system keeps of it, in bytes as the system has them. */
    fun keptState(): Bundle {
        val kept = Bundle()
        controller.windowFocusChanged(false)
        controller.pause().saveInstanceState(kept).stop()
        return kept.bytes().bundle()
    }

    private fun Bundle.bytes(): ByteArray =
        Parcel.obtain().let { parcel ->
            parcel.writeBundle(this)
            parcel.marshall()
        }

    private fun ByteArray.bundle(): Bundle {
        val parcel = Parcel.obtain()
        parcel.unmarshall(this, 0, size)
        parcel.setDataPosition(0)
        return checkNotNull(parcel.readBundle(MainActivity::class.java.classLoader))
    }

    /** The system forgets the activity and all that it held, and is asked for it again. */
    fun forgetAndReturn() {
        val kept = keptState()
        controller.destroy()
        start(kept)
    }

    /** What the system keeps of the app at home, in bytes as the system has them. */
    private val atHome: ByteArray by lazy {
        start()
        waitFor("new-match")
        keptState().bytes().also { controller.destroy() }
    }

    /** Comes back to [screen], with home behind it, as after the end of a process. */
    fun startAt(screen: Screen) = startOn(listOf(Screen.Home, screen).distinct())

    /** The same, with all of this [way] behind its end. */
    fun startOn(way: List<Screen>) {
        val kept = atHome.bundle()
        leave()
        start(kept.standing(on = way))
        settle()
    }

    /**
     * Whatever a screen asks of the core has been answered: it makes one call at a time, and an
     * answer may be followed by another question.
     */
    fun settle() {
        do {
            val before = tags() to words()
            repeat(QUESTIONS_IN_A_ROW) {
                askCore {}
                rule.waitForIdle()
            }
        } while (before != tags() to words())
    }

    /** Another window of the same app, as after a turn. */
    fun recreate() {
        controller.recreate()
        controller.windowFocusChanged(true)
        rule.waitForIdle()
    }

    fun turn() {
        val upright = activity.resources.configuration.orientation
        val lies = upright == Configuration.ORIENTATION_PORTRAIT
        RuntimeEnvironment.setQualifiers(if (lies) "+land" else "+port")
        recreate()
    }

    fun back() {
        activity.onBackPressedDispatcher.onBackPressed()
        rule.waitForIdle()
    }

    // Eyes

    private fun all(matcher: SemanticsMatcher, unmerged: Boolean = false): List<SemanticsNode> =
        rule.onAllNodes(matcher, unmerged).fetchSemanticsNodes(atLeastOneRootRequired = false)

    fun nodes(): List<SemanticsNode> = all(SemanticsMatcher("anything") { true })

    fun node(tag: String): SemanticsNode = all(hasTestTag(tag)).first()

    fun isThere(tag: String): Boolean = all(hasTestTag(tag)).isNotEmpty()

    fun until(what: String, isSo: () -> Boolean) =
        try {
            rule.waitUntil(what, PATIENCE, isSo)
        } catch (late: Throwable) {
            throw AssertionError("never: $what; there is ${tags()} ${words()}", late)
        }

    fun waitFor(tag: String) = until("$tag is there") { isThere(tag) }

    fun waitUntilGone(tag: String) = until("$tag is gone") { !isThere(tag) }

    fun tags(): List<String> = nodes().map { it.tag() }.filter(String::isNotEmpty)

    fun words(): List<String> =
        all(SemanticsMatcher("anything") { true }, unmerged = true).flatMap { node ->
            node.config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
        }

    /** What stands on the table, as a screen reader has it, without the news of the last move. */
    fun board(): List<String> =
        nodes()
            .filter { it.tag().startsWith("node-") && it.tag() != "node-$NEWS" }
            .map { "${it.tag()} ${it.config.getOrNull(SemanticsProperties.ContentDescription)}" }
            .sorted()

    fun insets(): WindowInsetsCompat =
        checkNotNull(ViewCompat.getRootWindowInsets(activity.window.decorView))

    fun views(root: View = activity.window.decorView): List<View> =
        listOf(root) +
            if (root is ViewGroup) (0 until root.childCount).flatMap { views(root.getChildAt(it)) }
            else emptyList()

    /**
     * As the screen shows it, drawn by Android's own renderer: for people to look at. The oldest
     * Androids cannot.
     */
    fun picture(name: String) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.O) return
        File(System.getProperty("empile.pictures"), "$name.png").outputStream().use {
            photograph().compress(Bitmap.CompressFormat.PNG, 100, it)
        }
    }

    @RequiresApi(Build.VERSION_CODES.O)
    fun photograph(): Bitmap {
        rule.waitForIdle()
        val view = activity.window.decorView
        val bitmap = Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888)
        var answer = -1
        PixelCopy.request(activity.window, bitmap, { answer = it }, Handler(Looper.getMainLooper()))
        shadowOf(Looper.getMainLooper()).idle()
        assertEquals("a picture of the window", PixelCopy.SUCCESS, answer)
        return bitmap
    }

    fun mayStart(): Boolean = all(hasTestTag("start") and isEnabled()).isNotEmpty()

    // Hands

    /** One finger, where the thing is seen; it is brought into sight first. */
    fun touch(tag: String) {
        waitFor(tag)
        until("$tag can be touched") { all(hasTestTag(tag) and isEnabled()).isNotEmpty() }
        bringIntoSight(tag)
        val touched = node(tag)
        Hand(touched.window()).tap(touched.boundsInWindow.center)
        rule.waitForIdle()
    }

    fun bringIntoSight(tag: String) {
        if (generateSequence(node(tag).parent) { it.parent }.any { it.canScroll() }) {
            rule.onNodeWithTag(tag).performScrollTo()
            rule.waitForIdle()
        }
    }

    fun type(tag: String, text: String) {
        waitFor(tag)
        rule.onNodeWithTag(tag).performScrollTo().performTextInput(text)
    }

    /** Sits these people down to a game, and begins. */
    fun startMatch(vararg names: String, game: String = "pile-poils") {
        touch("new-match")
        touch("game-$game")
        names.forEach { name ->
            // Where hardly anybody is on the roster the form is open.
            until("a form or a way to it") { isThere("newcomer-name") || isThere("add-newcomer") }
            if (!isThere("newcomer-name")) touch("add-newcomer")
            type("newcomer-name", name)
            touch("newcomer-add")
            until("$name sits") { name in words() }
        }
        touch("start")
        waitFor("table")
        until("a board") { board().isNotEmpty() }
    }

    /** A throw of Pile-Poils, whose dice then lie there. */
    fun roll() {
        val begun = board()
        touch("node-$ROLL")
        until("the dice lie there") { board() != begun }
        rule.waitForIdle()
    }

    fun SemanticsNode.tag(): String = config.getOrNull(SemanticsProperties.TestTag).orEmpty()

    fun SemanticsNode.window(): View = (root as ViewRootForTest).view.rootView

    private fun SemanticsNode.canScroll() = SemanticsActions.ScrollBy in config

    companion object {
        const val PATIENCE = 30_000L
        const val QUESTIONS_IN_A_ROW = 10
        /** The core's numbers of what is told and of the button that throws. */
        const val NEWS = 1
        const val ROLL = 10
    }
}
