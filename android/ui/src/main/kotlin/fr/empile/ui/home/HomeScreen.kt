package fr.empile.ui.home

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Close
import androidx.compose.material.icons.filled.PlayArrow
import androidx.compose.material.icons.filled.Settings
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import fr.empile.core.EveningCard
import fr.empile.core.TableScene
import fr.empile.ui.common.Badge
import fr.empile.ui.common.ButtonPair
import fr.empile.ui.common.Card
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.OpenCard
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.opens
import fr.empile.ui.scene.StillScene
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge

/** What one can do from home. */
class HomeActions(
    val onResume: (WaitingMatch) -> Unit,
    val onAbandon: (WaitingMatch) -> Unit,
    val onNewMatch: () -> Unit,
    val onCampaign: () -> Unit,
    val onPlayers: () -> Unit,
    val onHistory: () -> Unit,
    val onEvenings: () -> Unit,
    val onEvening: (EveningCard) -> Unit,
    val onGoals: () -> Unit,
    val onRules: () -> Unit,
    val onSettings: () -> Unit,
)

@Composable
fun HomeScreen(
    welcome: TableScene?,
    waiting: List<WaitingMatch>,
    actions: HomeActions,
    evening: EveningCard? = null,
) {
    BoxWithConstraints(Modifier.fillMaxSize()) {
        if (maxWidth >= Space.twoColumns) WideHome(welcome, waiting, actions, evening)
        else TallHome(maxHeight, welcome, waiting, actions, evening)
    }
}

@Composable
private fun SettingsButton(onSettings: () -> Unit, modifier: Modifier = Modifier) {
    IconButton(
        onSettings,
        modifier.size(Space.target).testTag("settings"),
    ) {
        Icon(
            Icons.Filled.Settings,
            LocalTexts.current["settings-title"],
            tint = LocalColours.current.softText,
        )
    }
}

/** What waits scrolls; what one comes for stays within the thumb's reach. */
@Composable
private fun TallHome(
    height: Dp,
    welcome: TableScene?,
    waiting: List<WaitingMatch>,
    actions: HomeActions,
    evening: EveningCard?,
) {
    val waysScroll = isTextLarge() || height < LEAST_FOR_WAYS
    Column(Modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        BoxWithConstraints(Modifier.weight(1f)) {
            // The gear scrolls with the picture, so that no match comes to lie below it.
            Box(Modifier.fillMaxWidth().verticalScroll(rememberScrollState())) {
                SettingsButton(
                    actions.onSettings,
                    Modifier.align(Alignment.TopEnd).padding(Space.one),
                )
                Column(
                    Modifier.fillMaxWidth()
                        .heightIn(min = this@BoxWithConstraints.maxHeight)
                        .padding(Space.two),
                    verticalArrangement = Arrangement.SpaceEvenly,
                    horizontalAlignment = Alignment.CenterHorizontally,
                ) {
                    Wordmark(welcome, pictureScale(height, this@BoxWithConstraints.maxHeight))
                    EveningOn(evening, actions, Modifier.readable())
                    WaitingMatches(waiting, actions, Modifier.readable())
                    if (waysScroll) Ways(actions, Modifier.readable().padding(top = Space.two))
                }
            }
        }
        Actions(
            actions,
            showsWays = !waysScroll,
            Modifier.readable()
                .padding(horizontal = Space.two)
                .padding(bottom = Space.two, top = Space.one),
        )
    }
}

@Composable
private fun WideHome(
    welcome: TableScene?,
    waiting: List<WaitingMatch>,
    actions: HomeActions,
    evening: EveningCard?,
) {
    Row(
        Modifier.fillMaxSize().padding(Space.four),
        horizontalArrangement = Arrangement.spacedBy(Space.four),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(
            Modifier.weight(1f).verticalScroll(rememberScrollState()),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            Wordmark(welcome, WIDE_SCALE)
        }
        Column(
            Modifier.weight(1f).fillMaxHeight(),
            verticalArrangement = Arrangement.Center,
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            SettingsButton(actions.onSettings, Modifier.align(Alignment.End))
            Spacer(Modifier.weight(1f))
            val scrolling =
                Modifier.weight(MOST_OF_IT, fill = false).verticalScroll(rememberScrollState())
            if (evening != null || waiting.isNotEmpty()) {
                Column(scrolling.readable()) {
                    EveningOn(evening, actions)
                    WaitingMatches(waiting, actions)
                }
            }
            Actions(actions, showsWays = true, Modifier.readable().padding(top = Space.three))
            Spacer(Modifier.weight(1f))
        }
    }
}

/** Beside the empty room above and below: what waits scrolls only where there is none left. */
private const val MOST_OF_IT = 100f

private fun Modifier.readable() = widthIn(max = 480.dp).fillMaxWidth()

/**
 * On a tablet the picture has a page of its own; on a low phone or beside large text it makes room.
 */
private const val WIDE_SCALE = 1.6f
private const val LOW_SCALE = 0.7f
private val lowScreen = 720.dp

/** Lower than this, they would take the room of the app's own name. */
private val LEAST_FOR_WAYS = 420.dp

/** How large the picture is above its words, which stay in sight: where they do not, it goes. */
@Composable
private fun pictureScale(screen: Dp, room: Dp): Float {
    // Large words scroll, whatever is above them.
    if (isTextLarge()) return LOW_SCALE
    val name = MaterialTheme.typography.displayLarge.lineHeight
    val line = MaterialTheme.typography.bodyLarge.lineHeight
    val words = with(LocalDensity.current) { name.toDp() + line.toDp() * LINES } + Space.one
    val fitting = (room - Space.two * 2 - words) / HomeState.WELCOME_HEIGHT.dp
    val usual = if (screen < lowScreen) LOW_SCALE else 1f
    return if (fitting < LEAST_SCALE) 0f else minOf(fitting, usual)
}

/** What the line under the name takes on a narrow screen. */
private const val LINES = 2
private const val LEAST_SCALE = 0.25f

@Composable
private fun Wordmark(welcome: TableScene?, scale: Float) {
    val texts = LocalTexts.current
    Column(horizontalAlignment = Alignment.CenterHorizontally) {
        val (width, height) = HomeState.WELCOME_WIDTH.dp to HomeState.WELCOME_HEIGHT.dp
        if (welcome == null || scale == 0f) Spacer(Modifier.size(width * scale, height * scale))
        else StillScene(welcome, width, height, scale)
        Text(
            texts["app-name"],
            Modifier.padding(top = Space.one).semantics { heading() },
            color = LocalColours.current.primary,
            style = MaterialTheme.typography.displayLarge,
        )
        Text(
            texts["home-tagline"],
            Modifier.testTag("tagline"),
            color = LocalColours.current.softText,
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.bodyLarge,
        )
    }
}

/** The evening that is on, and who leads; the whole card opens it. */
@Composable
private fun EveningOn(evening: EveningCard?, actions: HomeActions, modifier: Modifier = Modifier) {
    if (evening == null) return
    Column(modifier, verticalArrangement = Arrangement.spacedBy(Space.one)) {
        SectionTitle(LocalTexts.current["evening-on"])
        OpenCard("evening-on", { actions.onEvening(evening) }) {
            NamedDetail(evening.title, evening.headline)
        }
    }
}

@Composable
private fun WaitingMatches(
    waiting: List<WaitingMatch>,
    actions: HomeActions,
    modifier: Modifier = Modifier,
) {
    if (waiting.isEmpty()) return
    Column(modifier, verticalArrangement = Arrangement.spacedBy(Space.one)) {
        SectionTitle(LocalTexts.current["home-open-matches"])
        waiting.forEach { match ->
            WaitingCard(match, { actions.onResume(match) }, { actions.onAbandon(match) })
        }
    }
}

/** The whole card resumes; the cross puts aside. */
@Composable
private fun WaitingCard(match: WaitingMatch, onResume: () -> Unit, onAbandon: () -> Unit) {
    val texts = LocalTexts.current
    val names = match.info.names.joinToString()
    Card(Modifier.fillMaxWidth()) {
        Row(verticalAlignment = Alignment.CenterVertically) {
            Surface(
                onResume,
                Modifier.weight(1f).opens("resume-${match.info.id}"),
                shape = MaterialTheme.shapes.medium,
                color = Color.Transparent,
            ) {
                Row(
                    Modifier.padding(Space.two),
                    horizontalArrangement = Arrangement.spacedBy(Space.two),
                    verticalAlignment = Alignment.CenterVertically,
                ) {
                    Icon(
                        Icons.Filled.PlayArrow,
                        texts["home-resume"],
                        Modifier.size(32.dp),
                        tint = LocalColours.current.primary,
                    )
                    Column(Modifier.weight(1f)) {
                        Text(match.game, style = MaterialTheme.typography.titleMedium)
                        Text(
                            names,
                            color = LocalColours.current.softText,
                            style = MaterialTheme.typography.bodyMedium,
                        )
                        if (isTextLarge()) Badges(match.info.colours)
                    }
                    if (!isTextLarge()) Badges(match.info.colours)
                }
            }
            IconButton(onAbandon, Modifier.size(Space.target).testTag("abandon-${match.info.id}")) {
                Icon(
                    Icons.Filled.Close,
                    texts.say("home-abandon-label", "game" to match.game, "names" to names),
                    tint = LocalColours.current.softText,
                )
            }
        }
    }
}

/** Who plays, at a glance. */
@Composable
private fun Badges(colours: ByteArray) {
    Row(horizontalArrangement = Arrangement.spacedBy((-6).dp)) {
        colours.forEach { Badge(it.toUByte(), size = 28.dp) }
    }
}

/**
 * What one comes for. Large words, or a low window, leave no room beside it: the other ways scroll
 * then.
 */
@Composable
private fun Actions(actions: HomeActions, showsWays: Boolean, modifier: Modifier = Modifier) {
    Column(modifier, verticalArrangement = Arrangement.spacedBy(12.dp)) {
        if (showsWays) Ways(actions)
        PrimaryButton(
            LocalTexts.current["home-new-match"],
            actions.onNewMatch,
            Modifier.fillMaxWidth().testTag("new-match"),
        )
    }
}

@Composable
private fun Ways(actions: HomeActions, modifier: Modifier = Modifier) {
    val texts = LocalTexts.current
    Column(modifier, verticalArrangement = Arrangement.spacedBy(12.dp)) {
        ButtonPair(
            { SecondaryButton(texts["home-campaign"], actions.onCampaign, it.testTag("campaign")) },
            { SecondaryButton(texts["home-players"], actions.onPlayers, it.testTag("players")) },
        )
        ButtonPair(
            { SecondaryButton(texts["home-history"], actions.onHistory, it.testTag("history")) },
            { SecondaryButton(texts["home-rules"], actions.onRules, it.testTag("rules")) },
        )
        ButtonPair(
            { SecondaryButton(texts["home-evenings"], actions.onEvenings, it.testTag("evenings")) },
            { SecondaryButton(texts["home-goals"], actions.onGoals, it.testTag("goals")) },
        )
    }
}
