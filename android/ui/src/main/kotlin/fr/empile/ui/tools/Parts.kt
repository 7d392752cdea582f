package fr.empile.ui.tools

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedIconButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Badge
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge
import fr.empile.ui.theme.tabular

/** A number that two large buttons change. */
@Composable
internal fun Stepper(
    name: String,
    value: Int,
    range: IntRange,
    tag: String,
    modifier: Modifier = Modifier,
    onChange: (Int) -> Unit,
) {
    val label =
        @Composable { room: Modifier ->
            Text(name, room, style = MaterialTheme.typography.bodyLarge)
        }
    if (isTextLarge()) {
        Column(modifier.fillMaxWidth()) {
            label(Modifier)
            Steps(name, value, range, tag, onChange)
        }
    } else {
        Row(
            modifier.fillMaxWidth(),
            horizontalArrangement = Arrangement.spacedBy(Space.one),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            label(Modifier.weight(1f))
            Steps(name, value, range, tag, onChange)
        }
    }
}

@Composable
private fun Steps(name: String, value: Int, range: IntRange, tag: String, onChange: (Int) -> Unit) {
    val texts = LocalTexts.current
    Row(verticalAlignment = Alignment.CenterVertically) {
        Step("−", "${texts["tools-fewer"]}, $name", "$tag-fewer", value > range.first) {
            onChange(value - 1)
        }
        Text(
            texts.number(value),
            Modifier.widthIn(min = 56.dp).testTag(tag).semantics {
                liveRegion = LiveRegionMode.Polite
            },
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.titleLarge.tabular(),
        )
        Step("+", "${texts["tools-more"]}, $name", "$tag-more", value < range.last) {
            onChange(value + 1)
        }
    }
}

@Composable
private fun Step(
    sign: String,
    name: String,
    tag: String,
    enabled: Boolean,
    onClick: () -> Unit,
) {
    OutlinedIconButton(
        onClick,
        Modifier.size(56.dp).testTag(tag).semantics { contentDescription = name },
        enabled,
    ) {
        Text(sign, style = MaterialTheme.typography.titleLarge)
    }
}

/** One card for each player, beside each other where there is room. */
@Composable
internal fun SeatCards(
    players: List<PlayerInfo>,
    content: @Composable ColumnScope.(seat: Int, player: PlayerInfo) -> Unit,
) =
    CardGrid(players.indices.toList()) { seat ->
        val player = players[seat]
        ColumnCard(Modifier.testTag("tool-seat-$seat")) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(Space.one),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Badge(player.colour, size = 32.dp)
                Text(player.name, style = MaterialTheme.typography.titleMedium)
            }
            content(seat, player)
        }
    }

/** Cards in one column, or in as many as are wide enough to read. */
@Composable
internal fun <I> CardGrid(items: List<I>, card: @Composable (I) -> Unit) {
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        val columns = (maxWidth / narrowest).toInt().coerceIn(1, MOST_COLUMNS)
        Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
            items.chunked(columns).forEach { row ->
                Row(horizontalArrangement = Arrangement.spacedBy(Space.one)) {
                    row.forEach { Column(Modifier.weight(1f)) { card(it) } }
                    repeat(columns - row.size) { Spacer(Modifier.weight(1f)) }
                }
            }
        }
    }
}

private val narrowest = 340.dp
private const val MOST_COLUMNS = 3

/** A number or a few words that the table has to see from afar. */
@Composable
internal fun BigWords(text: String, tag: String, modifier: Modifier = Modifier) =
    Text(
        text,
        modifier.fillMaxWidth().testTag(tag).semantics { liveRegion = LiveRegionMode.Polite },
        color = LocalColours.current.primary,
        textAlign = TextAlign.Center,
        style =
            MaterialTheme.typography
                .run { if (isTextLarge()) titleLarge else headlineLarge }
                .tabular(),
    )

/** A quiet name and a loud number. */
@Composable
internal fun Figure(name: String, number: Int, tag: String, modifier: Modifier = Modifier) {
    Row(
        modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
        horizontalArrangement = Arrangement.spacedBy(Space.two),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            name,
            Modifier.weight(1f),
            color = LocalColours.current.softText,
            style = MaterialTheme.typography.bodyLarge,
        )
        Text(
            LocalTexts.current.number(number),
            Modifier.testTag(tag),
            style = MaterialTheme.typography.titleLarge.tabular(),
        )
    }
}
