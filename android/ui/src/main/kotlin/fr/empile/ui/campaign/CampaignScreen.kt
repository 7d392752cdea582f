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
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.core.Piece
import fr.empile.core.StandingRow
import fr.empile.core.TitleCount
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Card
import fr.empile.ui.common.EmptyState
import fr.empile.ui.common.Page
import fr.empile.ui.common.SoftText
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge
import fr.empile.ui.theme.tabular

@Composable
fun CampaignScreen(standings: List<StandingRow>?, onBack: () -> Unit) {
    val texts = LocalTexts.current
    Page(texts["campaign-title"], onBack) {
        when {
            standings == null -> {}
            standings.isEmpty() -> EmptyState(texts["campaign-empty"])
            else -> {
                SoftText(texts["campaign-subtitle"], Modifier.padding(bottom = Space.two))
                Column(verticalArrangement = Arrangement.spacedBy(Space.two)) {
                    standings.forEachIndexed { index, row -> StandingCard(row, leads = index == 0) }
                }
            }
        }
    }
}

@Composable
private fun StandingCard(row: StandingRow, leads: Boolean) {
    val texts = LocalTexts.current
    val colours = LocalColours.current
    Card(
        Modifier.fillMaxWidth()
            .semantics(mergeDescendants = true) {}
            .testTag("standing-${row.player.name}"),
        colour = if (leads) colours.honeyed else colours.raised,
        border = if (leads) BorderStroke(2.dp, colours.accent) else null,
    ) {
        Column(
            Modifier.padding(Space.two),
            verticalArrangement = Arrangement.spacedBy(12.dp),
        ) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(Space.two),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Badge(row.player.colour)
                Column(Modifier.weight(1f)) {
                    Text(row.player.name, style = MaterialTheme.typography.titleMedium)
                    SoftText(
                        listOf(
                                texts.say("campaign-games", "games" to row.games),
                                texts.say("campaign-wins", "wins" to row.wins),
                            )
                            .joinToString(SEPARATOR)
                    )
                }
                if (!isTextLarge()) Total(row)
            }
            if (isTextLarge()) Total(row)
            FlowRow(
                horizontalArrangement = Arrangement.spacedBy(Space.two),
                verticalArrangement = Arrangement.spacedBy(Space.half),
            ) {
                Count(
                    Piece.Cat(coat = 0u, golden = true),
                    texts.say("campaign-golden", "golden" to row.counted("golden-cats")),
                )
                Count(
                    Piece.Die(face = 5u),
                    texts.say("campaign-cat-astrophes", "count" to row.counted("cat-astrophes")),
                )
            }
            Titles(row.titles.filter { it.count > 0u })
        }
    }
}

@Composable
private fun Total(row: StandingRow) =
    Text(
        row.totalText,
        style = MaterialTheme.typography.titleLarge.tabular(),
    )

/** How many of something the game counts beside scores. */
private fun StandingRow.counted(measure: String): Long =
    measures.find { it.key == measure }?.number ?: 0

/** Between two short facts on one line. */
private const val SEPARATOR = " · "

@Composable
private fun Count(piece: Piece, words: String) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(Space.one),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        PieceView(piece, 24.dp)
        SoftText(words)
    }
}

/** The collection: one label per title ever earned. */
@Composable
private fun Titles(titles: List<TitleCount>) {
    val texts = LocalTexts.current
    if (titles.isEmpty()) {
        SoftText(texts["campaign-no-title"])
        return
    }
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(Space.one),
        verticalArrangement = Arrangement.spacedBy(Space.one),
    ) {
        titles.forEach { earned ->
            Surface(
                shape = MaterialTheme.shapes.medium,
                color = LocalColours.current.chosen,
                contentColor = LocalColours.current.text,
            ) {
                Text(
                    texts.say(
                        "campaign-title-count",
                        "title" to earned.title,
                        "count" to earned.count,
                    ),
                    Modifier.padding(horizontal = 12.dp, vertical = 6.dp),
                    style = MaterialTheme.typography.labelSmall,
                )
            }
        }
    }
}
