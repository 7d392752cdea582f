package fr.empile.ui.screens

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.isNotSelected
import androidx.compose.ui.test.junit4.ComposeContentTestRule
import androidx.compose.ui.test.onAllNodesWithTag
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.unit.dp
import fr.empile.core.Empile
import fr.empile.desktop.DesktopCalendar
import fr.empile.desktop.bundledTypefaces
import fr.empile.desktop.skiaPainting
import fr.empile.showcase.sunday
import fr.empile.ui.EmpileScreens
import fr.empile.ui.Surroundings
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Screen
import fr.empile.ui.navigation.rememberNavigator
import fr.empile.ui.texts.Texts
import fr.empile.ui.theme.Motion
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers

/** A core whose calls are made at once, on the thread of the test, unless it has its own. */
fun testCore(
    empile: Empile,
    seed: ULong? = null,
    thread: CoroutineDispatcher = Dispatchers.Unconfined,
): Core = Core(empile, Texts.of(empile), thread) { seed }

/** Surroundings in which nothing moves and nothing was chosen yet. */
fun still() =
    Surroundings(
        bundledTypefaces,
        dark = false,
        DesktopCalendar(sunday),
        Motion.Off,
        skiaPainting(),
    )

/** The app as on a phone. */
@Composable
fun PhoneApp(core: Core, start: List<Screen> = listOf(Screen.Home)) {
    val surroundings = remember { still() }
    Box(Modifier.size(412.dp, 760.dp)) {
        EmpileScreens(core, surroundings, rememberNavigator(start))
    }
}

/** Touches, and waits until the core has answered. */
fun ComposeContentTestRule.click(tag: String) {
    onNodeWithTag(tag).performClick()
    waitForIdle()
}

fun ComposeContentTestRule.exists(tag: String): Boolean =
    onAllNodesWithTag(tag).fetchSemanticsNodes().isNotEmpty()

/** What a screen reader finds on a board. */
fun ComposeContentTestRule.landmarks(): List<SemanticsNode> =
    onAllNodes(SemanticsMatcher("node of a table") { it.tag().startsWith("node-") })
        .fetchSemanticsNodes()

fun SemanticsNode.tag(): String = config.getOrNull(SemanticsProperties.TestTag).orEmpty()

/** Fills in the form for somebody new. */
fun ComposeContentTestRule.addNewcomer(name: String, colour: Int? = null) {
    onNodeWithTag("newcomer-name").performScrollTo().performTextInput(name)
    colour?.let { onNodeWithTag("colour-$it").performScrollTo().performClick() }
    onNodeWithTag("newcomer-add").performScrollTo()
    click("newcomer-add")
}

/** Makes one move of a recorded match by touching what is on the table. */
fun ComposeContentTestRule.touchOut(entry: String) {
    // A throw that fitted nowhere is looked at first.
    if (exists("node-$GO_ON")) click("node-$GO_ON")
    val place = Regex(""""cell":(\d+),"dice":\[([\d,]+)]""").find(entry)
    when {
        place != null -> {
            val (cell, dice) = place.destructured
            dice.split(',').forEach { face ->
                onAllNodes(waitingDie(face)).onFirst().performClick()
            }
            click("node-${CELLS + cell.toInt()}")
        }
        "\"roll\"" in entry -> click("node-$ROLL")
        "\"reroll\"" in entry -> click("node-$REROLL")
        "\"stop\"" in entry -> click("node-$STOP")
        else -> {
            // What loses the turn asks first, and the yes is elsewhere.
            click("node-$GIVE_UP")
            click("node-$CONFIRM")
        }
    }
}

private fun waitingDie(face: String): SemanticsMatcher =
    hasContentDescription("Dé $face") and isNotSelected()

private const val CELLS = 1_000
const val ROLL = 10
private const val REROLL = 11
private const val STOP = 12
const val GIVE_UP = 13
private const val CONFIRM = 14
private const val GO_ON = 16
