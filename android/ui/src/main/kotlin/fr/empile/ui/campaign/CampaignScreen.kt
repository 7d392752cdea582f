package fr.empile.ui.campaign

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.KeyboardArrowDown
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.core.StandingRow
import fr.empile.ui.common.Choices
import fr.empile.ui.common.EmptyState
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.Page
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.opens
import fr.empile.ui.plot.ScoreCurves
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** What one can do with a campaign. */
class CampaignActions(
    val onBack: () -> Unit,
    val onSwitch: () -> Unit,
    val onCountHere: () -> Unit,
    val onGame: (String) -> Unit,
    val onCompare: (String, String) -> Unit,
)

@Composable
fun CampaignScreen(state: CampaignState, actions: CampaignActions) {
    val texts = LocalTexts.current
    Page(texts["campaign-title"], actions.onBack, widest = Space.twoColumnsReadable) {
        val standings = state.standings ?: return@Page
        Switcher(state, actions.onSwitch)
        if (state.canCountHere) {
            SecondaryButton(
                texts["campaign-count-here"],
                actions.onCountHere,
                Modifier.fillMaxWidth().padding(top = Space.one).testTag("campaign-count-here"),
            )
        }
        Choices(
            state.games,
            state.games.find { it.slug == state.game },
            name = { it.name },
            onChoose = { actions.onGame(it.slug) },
            Modifier.fillMaxWidth().padding(vertical = Space.two),
            scrolls = true,
            tag = { "campaign-game-${it.slug}" },
        )
        if (standings.isEmpty()) EmptyState(texts["campaign-empty"])
        else Facts(standings, state, actions)
    }
}

@Composable
private fun Switcher(state: CampaignState, onSwitch: () -> Unit) {
    val texts = LocalTexts.current
    val colours = LocalColours.current
    val shown = state.shown
    Surface(
        onSwitch,
        Modifier.fillMaxWidth().opens("campaign-switch"),
        shape = MaterialTheme.shapes.medium,
        color = colours.chosen,
        contentColor = colours.text,
    ) {
        Row(
            Modifier.heightIn(min = Space.target).padding(Space.two),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            NamedDetail(
                shown?.name ?: texts["campaign-all"],
                listOfNotNull(
                        texts["campaign-closed"].takeIf { shown?.closedAt != null },
                        state.counting?.let { counting ->
                            if (shown == counting) texts["campaign-counts-here"]
                            else texts.say("campaign-counts-elsewhere", "name" to counting.name)
                        },
                    )
                    .joinToString(" "),
                Modifier.weight(1f),
            )
            Icon(Icons.Filled.KeyboardArrowDown, texts["campaign-switch"], tint = colours.primary)
        }
    }
}

@Composable
private fun Facts(standings: List<StandingRow>, state: CampaignState, actions: CampaignActions) {
    BoxWithConstraints {
        if (maxWidth >= Space.twoColumns) {
            Row(horizontalArrangement = Arrangement.spacedBy(Space.four)) {
                Column(Modifier.weight(1f)) { Ranking(standings) }
                Column(Modifier.weight(1f)) { Compared(standings, state, actions) }
            }
        } else {
            Column {
                Ranking(standings)
                Compared(standings, state, actions)
            }
        }
    }
}

@Composable
private fun Ranking(standings: List<StandingRow>) {
    SectionTitle(LocalTexts.current["campaign-standings"])
    Column(verticalArrangement = Arrangement.spacedBy(Space.two)) {
        standings.forEach { StandingCard(it) }
    }
}

@Composable
private fun Compared(standings: List<StandingRow>, state: CampaignState, actions: CampaignActions) {
    val texts = LocalTexts.current
    state.plot?.let {
        SectionTitle(texts["campaign-plot"])
        ScoreCurves(it)
    }
    val (rivals, duel) = state.rivals to state.duel
    if (rivals != null && duel != null) {
        SectionTitle(texts["campaign-duel"])
        DuelCard(standings.map { it.player }, rivals, duel, actions.onCompare)
    }
}
