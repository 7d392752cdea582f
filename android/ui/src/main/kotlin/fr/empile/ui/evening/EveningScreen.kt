package fr.empile.ui.evening

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.core.EveningLine
import fr.empile.core.EveningPage
import fr.empile.core.EveningPlayed
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Beside
import fr.empile.ui.common.ButtonPair
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.Sheet
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.SwitchRow
import fr.empile.ui.players.PlayerChips
import fr.empile.ui.plot.ScoreCurves
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.tabular

/** What one can do with an evening. */
class EveningActions(
    val onBack: () -> Unit,
    val onPlay: () -> Unit,
    val onPaper: () -> Unit,
    val onPeople: () -> Unit,
    val onToggle: (PlayerInfo) -> Unit,
    val onCount: (EveningPlayed, Boolean) -> Unit,
    val onReplay: (match: String) -> Unit,
    val onEnd: () -> Unit,
    val onResume: () -> Unit,
)

/** An evening: its table, how it grew, and what was played. */
@Composable
fun EveningScreen(
    state: EveningState,
    day: (Long) -> String,
    actions: EveningActions,
    newcomer: @Composable () -> Unit,
) {
    val texts = LocalTexts.current
    val page = state.page
    Page(
        page?.card?.title.orEmpty(),
        actions.onBack,
        bottom =
            if (page?.card?.isOn != true) null
            else {
                {
                    PrimaryButton(
                        texts["evening-play"],
                        actions.onPlay,
                        Modifier.fillMaxWidth().testTag("evening-play"),
                    )
                }
            },
    ) {
        if (page == null) return@Page
        SoftText(day(page.card.begunAt))
        Text(
            page.card.headline,
            Modifier.padding(top = Space.one).testTag("evening-headline"),
            color = LocalColours.current.primary,
            style = MaterialTheme.typography.titleLarge,
        )
        SectionTitle(texts["evening-table"])
        Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
            page.lines.forEach { Line(it) }
        }
        page.plot?.let {
            SectionTitle(texts["evening-grows"])
            ScoreCurves(it)
        }
        SoftText(texts["evening-rule"], Modifier.padding(top = Space.two))
        Matches(page, actions)
        Ways(page, actions)
    }
    if (state.seats) {
        Sheet(texts["evenings-who"], { state.seats = false }) {
            val there = page?.card?.people.orEmpty().map { it.id }
            PlayerChips(state.everybody, { it.id in there }, onToggle = actions.onToggle)
            newcomer()
        }
    }
}

@Composable
private fun Line(line: EveningLine) =
    ColumnCard(Modifier.semantics(mergeDescendants = true) {}.testTag("line-${line.player.name}")) {
        Beside(Modifier.fillMaxWidth(), gap = Space.two) {
            Badge(line.player.badge)
            NamedDetail(line.player.name, line.words, Modifier.weight(1f))
            Text(
                line.pointsText,
                color = if (line.leads) LocalColours.current.primary else LocalColours.current.text,
                style = MaterialTheme.typography.titleMedium.tabular(),
            )
        }
        PartBar(line.part)
    }

/** How much of the whole, as a bar. */
@Composable
internal fun PartBar(part: Float) {
    val colours = LocalColours.current
    Box(
        Modifier.fillMaxWidth()
            .height(8.dp)
            .clip(MaterialTheme.shapes.small)
            .background(colours.outline)
    ) {
        Box(Modifier.fillMaxWidth(part).height(8.dp).background(colours.primary))
    }
}

@Composable
private fun Matches(page: EveningPage, actions: EveningActions) {
    val texts = LocalTexts.current
    SectionTitle(texts["evening-matches"])
    if (page.matches.isEmpty()) SoftText(texts["evening-no-match"])
    Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
        page.matches.forEach { played ->
            ColumnCard(Modifier.testTag("evening-match-${played.row.id}")) {
                NamedDetail(played.game, played.words)
                SwitchRow(
                    texts["evening-counts"],
                    detail = null,
                    isOn = played.isIn,
                    Modifier.testTag("evening-counts-${played.row.id}"),
                ) {
                    actions.onCount(played, it)
                }
                played.row.matchId?.let { match ->
                    SecondaryButton(
                        texts["history-replay"],
                        { actions.onReplay(match) },
                        Modifier.fillMaxWidth(),
                    )
                }
            }
        }
    }
}

@Composable
private fun Ways(page: EveningPage, actions: EveningActions) {
    val texts = LocalTexts.current
    val wide = Modifier.fillMaxWidth()
    Column(Modifier.padding(top = Space.three), Arrangement.spacedBy(Space.one)) {
        if (page.card.isOn) {
            ButtonPair(
                {
                    SecondaryButton(
                        texts["evening-by-hand"],
                        actions.onPaper,
                        it.testTag("evening-by-hand"),
                    )
                },
                {
                    SecondaryButton(
                        texts["evening-come"],
                        actions.onPeople,
                        it.testTag("evening-people"),
                    )
                },
            )
            SecondaryButton(texts["evening-end"], actions.onEnd, wide.testTag("evening-end"))
        } else if (page.canResume) {
            SecondaryButton(
                texts["evening-resume"],
                actions.onResume,
                wide.testTag("evening-resume"),
            )
        }
    }
}
