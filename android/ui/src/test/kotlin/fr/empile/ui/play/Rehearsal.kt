package fr.empile.ui.play

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.requiredSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.junit4.ComposeContentTestRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.DpOffset
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.center
import androidx.compose.ui.unit.toOffset
import fr.empile.core.Empile
import fr.empile.core.TouchPhase
import fr.empile.core.TouchSample
import fr.empile.desktop.DesktopCalendar
import fr.empile.desktop.bundledTypefaces
import fr.empile.ui.EmpileScreens
import fr.empile.ui.Surroundings
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.rememberNavigator
import fr.empile.ui.screens.Lives
import fr.empile.ui.screens.click
import fr.empile.ui.screens.exists
import fr.empile.ui.screens.landmarks
import fr.empile.ui.screens.testCore
import fr.empile.ui.theme.Motion
import java.io.File
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull

/**
 * A match of a [script] in the real app: its touches are pointers on the screen, at the moments
 * that their stamps say, on a screen that leaves the board exactly the script's surface.
 */
class Rehearsal(
    private val rule: ComposeContentTestRule,
    val script: TouchScript,
    log: File,
    thread: CoroutineDispatcher = Dispatchers.Unconfined,
) {
    private val lives =
        Lives(rule) { testCore(Empile.openRehearsal("fr", log.path), thread = thread) }
    private val match: String =
        Empile.openRehearsal("fr", log.path).use { empile -> script.begin(empile).use { it.id() } }
    /** What the clock of the screen shows, and the one that pointers are stamped by. */
    private var shown = 0L
    private var uptime = SINCE_BOOT
    private var host by mutableStateOf(script.surface)
    private val fingers = Fingers(DENSITY)

    val core: Core
        get() = lives.core

    val stateJson: String
        get() = ask { it.resumeMatch(match).use { table -> table.stateJson() } }

    val recordJson: String
        get() = ask { it.resumeMatch(match).use { table -> table.recordJson() } }

    val headline: String?
        get() = ask { it.resumeMatch(match).use { table -> table.resultSheet() }?.headline }

    fun <T> ask(call: (Empile) -> T): T = runBlocking { core.ask(call) }

    /** Everyone holds the own zone until the board appears, where that is asked. */
    fun sitDown() {
        script.holds(shown.toULong()).takeIf { it.isNotEmpty() }?.let(::touch)
    }

    /** Opens the app at the table. */
    fun open() {
        lives.show { App(it) }
        lives.begin()
        fit(script.surface)
    }

    @Composable
    private fun App(core: Core) {
        val surroundings =
            remember(core) {
                Surroundings(
                    bundledTypefaces,
                    dark = false,
                    DesktopCalendar(),
                    motion = Motion.Off,
                    pointerTime = { uptime },
                )
            }
        CompositionLocalProvider(LocalDensity provides Density(DENSITY)) {
            Box(Modifier.requiredSize(host)) {
                val start = listOf(Screen.Home, Screen.Table(match))
                EmpileScreens(core, surroundings, rememberNavigator(start))
            }
        }
    }

    /** The process dies and comes back. */
    fun dieAndComeBack() {
        val saved = lives.end()
        lives.begin(saved)
        // What lies between two evenings is nobody's time: the table says how late it is.
        shown = ask { it.resumeMatch(match).use { table -> table.clockMs() } }.toLong()
    }

    /** A touch of whoever acts without pointing. */
    fun act(node: Int) {
        rule.onNodeWithTag("node-$node").performSemanticsAction(SemanticsActions.OnClick)
        rule.waitForIdle()
    }

    /** Somebody pauses, and somebody goes on. */
    fun pauseAndGoOn() {
        rule.click("pause")
        rule.click("resume")
    }

    fun turn() = fit(boardSize().let { DpSize(it.height, it.width) })

    /** Gives the board this size, whatever else the screen needs. */
    fun fit(surface: DpSize) {
        host = surface
        rule.waitForIdle()
        val (wide, high) = surface - boardSize()
        host = DpSize(surface.width + wide, surface.height + high)
        rule.waitForIdle()
        assertEquals(surface, boardSize())
    }

    private fun boardSize(): DpSize {
        val size = rule.onNodeWithTag("table").fetchSemanticsNode().size
        return with(Density(DENSITY)) { DpSize(size.width.toDp(), size.height.toDp()) }
    }

    /** Time passes, and nobody touches anything. */
    fun waitUntil(stamp: Long) {
        val corner = TouchSample(99u, TouchPhase.DOWN, 1f, 1f, stamp.toULong())
        touch(listOf(corner, corner.copy(phase = TouchPhase.UP)))
    }

    /** What a screen reader finds on the board, and where. */
    fun board(): List<String> =
        rule
            .landmarks()
            .map {
                "${it.boundsInRoot} ${it.config.getOrNull(SemanticsProperties.ContentDescription)}"
            }
            .sorted()

    fun has(node: Int): Boolean = rule.exists("node-$node")

    fun middleOf(node: Int): DpOffset {
        val board = rule.onNodeWithTag("table").fetchSemanticsNode().positionInRoot
        val area = rule.onNodeWithTag("node-$node").fetchSemanticsNode()
        val (x, y) = area.positionInRoot - board + area.size.center.toOffset()
        return with(Density(DENSITY)) { DpOffset(x.toDp(), y.toDp()) }
    }

    fun touch(touches: List<TouchSample>) {
        show(touches.first().stampMs.toLong())
        touches.chunked(AT_ONCE).forEach { some ->
            val board = rule.onNodeWithTag("table").fetchSemanticsNode()
            rule.runOnUiThread {
                some.forEach { fingers.touch(board, it, uptimeAt(it.stampMs.toLong())) }
            }
            rule.waitForIdle()
        }
        show(touches.last().stampMs.toLong())
    }

    /** All of the script; only its very last touch may end the match. */
    fun playToItsLastTouch() {
        touch(script.touches.dropLast(2))
        assertFalse("not over before the last touch", isToldOver)
        assertNull(headline)
        touch(script.touches.takeLast(2))
    }

    /** Lets the clock of the screen show this. */
    private fun show(millis: Long) {
        uptime += millis - shown
        shown = millis
    }

    private fun uptimeAt(millis: Long) = uptime + millis - shown

    /** Is it said, over the last board, how the match ended? */
    val isToldOver: Boolean
        get() = rule.exists("end")

    private companion object {
        const val DENSITY = 0.5f
        const val AT_ONCE = 100
        /** The device was started long before the match. */
        const val SINCE_BOOT = 7_654_321L
    }
}
