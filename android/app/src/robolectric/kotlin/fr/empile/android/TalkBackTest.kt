package fr.empile.android

import android.provider.Settings
import android.view.accessibility.AccessibilityNodeInfo
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.test.ext.junit.runners.AndroidJUnit4
import fr.empile.core.Empile
import fr.empile.core.TouchPhase
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment

/**
 * The app as a screen reader has it: every thing has a name, a kind and a place in the order, and
 * can be used.
 */
@RunWith(AndroidJUnit4::class)
class TalkBackTest : Device() {
    @Before
    fun listen() {
        Reader.switchOn(context)
        Settings.Global.putFloat(
            context.contentResolver,
            Settings.Global.ANIMATOR_DURATION_SCALE,
            0f,
        )
    }

    private val complaints = mutableListOf<String>()

    /** What the reader finds on this screen, thing by thing. */
    private fun lookThrough(screen: String) {
        rule.waitForIdle()
        val told = nodes().mapNotNull { node -> Reader.told(node)?.let { node to it } }
        assertTrue("$screen says something", told.any { (_, info) -> info.spoken.isNotEmpty() })
        told.forEach { (node, info) -> complaints += about(node, info).map { "$screen: $it" } }
        complaints += order(told).map { "$screen: $it" }
    }

    private fun about(node: SemanticsNode, info: AccessibilityNodeInfo): List<String> {
        if (!info.isClickable && !info.isCheckable) return emptyList()
        val all = Reader.toldWith(node)
        val spoken = all.map { it.spoken }.filter(String::isNotEmpty)
        val name = "${node.tag()} « ${spoken.joinToString()} »"
        return buildList {
            if (spoken.isEmpty()) add("$name has no name")
            if (all.all { it.kind == null || it.kind in WORDS }) add("$name is of no kind")
            if (info.place.isEmpty) add("$name is nowhere")
            if (info.isEnabled && info.isClickable && !info.canBeClicked())
                add("$name cannot be used")
        }
    }

    private fun AccessibilityNodeInfo.canBeClicked() = actionList.any {
        it.id == AccessibilityNodeInfo.ACTION_CLICK
    }

    /** Nobody is led back up the screen, and nothing is passed over. */
    private fun order(told: List<Pair<SemanticsNode, AccessibilityNodeInfo>>): List<String> {
        val byId = told.associate { (node, info) -> node.id to (node to info) }
        return told.mapNotNull { (node, info) ->
            val next = Reader.next(node, info)?.let(byId::get) ?: return@mapNotNull null
            val (after, itsInfo) = next
            val isAbove = itsInfo.place.bottom <= info.place.top
            "${after.tag()} « ${itsInfo.spoken} » comes after ${node.tag()} « ${info.spoken} »"
                .takeIf { isAbove && sameScroll(node, after) }
        }
    }

    private fun sameScroll(one: SemanticsNode, other: SemanticsNode) = one.root === other.root

    private fun through(vararg way: String) {
        way.forEach(::touch)
        waitUntilGone(way.last())
        lookThrough(way.joinToString(" → "))
        way.forEach { _ -> back() }
        waitFor("new-match")
    }

    @Test
    fun everyScreen() {
        WholeMatch("cui-bono").beginIn(log)
        start()
        waitFor("new-match")
        lookThrough("home")
        through("settings")
        through("settings", "files")
        through("settings", "about")
        through("campaign")
        through("players")
        through("history")
        through("history", "history-by-hand")
        through("rules")
        through("rules", "tools")
        through("new-match")
        through("new-match", "game-pile-poils")
        through("new-match", "game-raffzahn")
        touch(tags().first { it.startsWith("resume-") })
        waitFor("table")
        until("a board") { board().isNotEmpty() }
        lookThrough("table")
        touch("help")
        waitFor("sheet-close")
        lookThrough("help")
        touch("sheet-close")
        touch("journal")
        waitFor("sheet-close")
        lookThrough("journal")
        assertEquals("", complaints.joinToString("\n"))
    }

    // Whole matches, by nothing but what a reader can do

    /**
     * The same match is played beside it as its fingers played it: they tell which thing is meant,
     * and after every move the reader must find the same things, by the same names.
     */
    private fun playedThroughActions(game: String) {
        val whole = WholeMatch(game)
        val match = whole.beginIn(log)
        if (whole.isForTablets) RuntimeEnvironment.setQualifiers("+w1280dp-h900dp-land-mdpi")
        start()
        touch("resume-$match")
        waitFor("table")
        Empile.openRehearsal("fr", null).use { empile ->
            whole.begin(empile).use { beside ->
                fun expected() =
                    beside
                        .scene()
                        .nodes
                        .mapNotNull { node -> node.label?.let { "node-${node.id} $it" } }
                        .sorted()
                until("$game begins alike") { spokenBoard() == expected() }
                whole.touches.chunked(2).forEachIndexed { move, (down, up) ->
                    assertEquals(TouchPhase.DOWN to TouchPhase.UP, down.phase to up.phase)
                    val meant =
                        beside
                            .scene()
                            .nodes
                            .filter {
                                isThere("node-${it.id}") &&
                                    Reader.told(node("node-${it.id}"))?.isClickable == true
                            }
                            .minBy { node ->
                                val (x, y) = (node.x + node.width / 2) to (node.y + node.height / 2)
                                (x - down.x) * (x - down.x) + (y - down.y) * (y - down.y)
                            }
                    beside.step(listOf(down, up))
                    assertTrue("move $move", Reader.click(node("node-${meant.id}")))
                    val after = expected()
                    if (beside.resultSheet() == null)
                        until("move $move of $game on node ${meant.id}") { spokenBoard() == after }
                }
                assertTrue("$game ends", beside.resultSheet() != null)
                val done = deeds(beside.recordJson())
                until("$game ends here too") {
                    deeds(askCore { it.resumeMatch(match).use { table -> table.recordJson() } }) ==
                        done
                }
            }
        }
    }

    private fun spokenBoard(): List<String> =
        nodes()
            .filter { it.tag().startsWith("node-") }
            .map { node ->
                val words = node.config.getOrNull(SemanticsProperties.ContentDescription)
                "${node.tag()} ${words?.joinToString()}"
            }
            .sorted()

    @Test fun cuiBonoFromBeginningToEnd() = playedThroughActions("cui-bono")

    @Test fun eintrichternFromBeginningToEnd() = playedThroughActions("eintrichtern")

    @Test fun nekoTowerFromBeginningToEnd() = playedThroughActions("neko-tower")

    @Test fun wurfelmarschFromBeginningToEnd() = playedThroughActions("wurfelmarsch")

    private companion object {
        /** What is said, and nothing to be done with. */
        val WORDS = listOf("TextView", "ViewGroup")
    }
}
