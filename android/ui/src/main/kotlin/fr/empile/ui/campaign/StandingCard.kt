package fr.empile.ui.campaign

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.core.LabelledNumber
import fr.empile.core.StandingRow
import fr.empile.core.TitleCount
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Card
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.SoftText
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge
import fr.empile.ui.theme.tabular

@Composable
internal fun StandingCard(row: StandingRow) {
    val texts = LocalTexts.current
    val colours = LocalColours.current
    Card(
        Modifier.fillMaxWidth()
            .semantics(mergeDescendants = true) {}
            .testTag("standing-${row.player.name}"),
        colour = if (row.leads) colours.honeyed else colours.raised,
        border = if (row.leads) BorderStroke(2.dp, colours.accent) else null,
    ) {
        Column(
            Modifier.padding(Space.two),
            verticalArrangement = Arrangement.spacedBy(12.dp),
        ) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(Space.two),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Badge(row.player.badge)
                NamedDetail(
                    row.player.name,
                    listOfNotNull(
                            texts.say("campaign-games", "games" to row.games),
                            texts.say("campaign-wins", "wins" to row.wins),
                            texts.say("campaign-streak", "wins" to row.streak).takeIf {
                                row.streak > 1u
                            },
                        )
                        .joinToString(SEPARATOR),
                    Modifier.weight(1f),
                )
                if (!isTextLarge()) Total(row)
            }
            if (isTextLarge()) Total(row)
            Measures(row.measures)
            Titles(row.titles)
        }
    }
}

@Composable
private fun Total(row: StandingRow) =
    Text(row.totalText, style = MaterialTheme.typography.titleLarge.tabular())

/** Between two short facts on one line. */
private const val SEPARATOR = " · "

/** What the game counts beside scores, where there is something to count. */
@Composable
private fun Measures(measures: List<LabelledNumber>) {
    val counted = measures.filter { it.number != 0L }
    if (counted.isEmpty()) return
    val texts = LocalTexts.current
    SoftText(
        counted.joinToString(SEPARATOR) {
            texts.say("campaign-measure", "label" to it.label, "text" to it.text)
        }
    )
}

/** The collection: every title there is, those still to be earned in outline. */
@Composable
private fun Titles(titles: List<TitleCount>) {
    if (titles.isEmpty()) return
    val texts = LocalTexts.current
    val colours = LocalColours.current
    SoftText(
        texts.say(
            "campaign-titles-earned",
            "earned" to titles.count { it.count > 0u },
            "all" to titles.size,
        )
    )
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(Space.one),
        verticalArrangement = Arrangement.spacedBy(Space.one),
    ) {
        titles.forEach { title ->
            val isEarned = title.count > 0u
            Surface(
                shape = MaterialTheme.shapes.medium,
                color = if (isEarned) colours.primary else Color.Transparent,
                contentColor = if (isEarned) colours.onPrimary else colours.softText,
                border = if (isEarned) null else BorderStroke(1.dp, colours.softText),
            ) {
                Text(
                    if (title.count > 1u) {
                        texts.say(
                            "campaign-title-count",
                            "title" to title.title,
                            "count" to title.count,
                        )
                    } else title.title,
                    Modifier.padding(horizontal = 12.dp, vertical = 6.dp),
                    style = MaterialTheme.typography.labelSmall,
                )
            }
        }
    }
    titles.findLast { it.count > 0u }?.flavour?.let { SoftText(it) }
}
