package fr.empile.ui.result

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.core.Piece
import fr.empile.core.ResultSeat
import fr.empile.core.ResultSheet
import fr.empile.ui.common.Badge
import fr.empile.ui.common.ButtonPair
import fr.empile.ui.common.Card
import fr.empile.ui.common.CardTitle
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SoftText
import fr.empile.ui.hindsight.HindsightButton
import fr.empile.ui.players.Guest
import fr.empile.ui.players.GuestButtons
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge
import fr.empile.ui.theme.tabular

@Composable
fun ResultScreen(
    sheet: ResultSheet?,
    changes: List<StandingChange>,
    isPractice: Boolean,
    guests: List<Guest>,
    onGuest: (Guest) -> Unit,
    onBack: () -> Unit,
    hindsight: String?,
    onHindsight: () -> Unit,
    onHome: () -> Unit,
    onRematch: () -> Unit,
) {
    val texts = LocalTexts.current
    Page(
        texts["result-title"],
        onBack,
        widest = Space.twoColumnsReadable,
        bottom = {
            ButtonPair(
                { SecondaryButton(texts["result-home"], onHome, it.testTag("result-home")) },
                { PrimaryButton(texts["result-rematch"], onRematch, it.testTag("rematch")) },
            )
        },
    ) {
        if (sheet == null) return@Page
        Headline(sheet.headline)
        BoxWithConstraints {
            if (maxWidth >= Space.twoColumns) {
                Row(horizontalArrangement = Arrangement.spacedBy(Space.four)) {
                    Column(Modifier.weight(1f), Arrangement.spacedBy(Space.one)) {
                        Ranking(sheet.seats)
                        GuestButtons(guests, onGuest)
                        HindsightButton(hindsight, onHindsight)
                    }
                    InTheCampaign(changes, isPractice, Modifier.weight(1f))
                }
            } else {
                Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
                    Ranking(sheet.seats)
                    GuestButtons(guests, onGuest)
                    HindsightButton(hindsight, onHindsight)
                    InTheCampaign(changes, isPractice, Modifier.padding(top = Space.three))
                }
            }
        }
    }
}

@Composable
private fun Headline(headline: String) {
    Column(
        Modifier.fillMaxWidth().padding(bottom = Space.three),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        PieceView(Piece.Cat(coat = 0u, golden = true), 104.dp)
        Text(
            headline,
            Modifier.padding(top = Space.one).semantics {
                heading()
                liveRegion = LiveRegionMode.Polite
            },
            color = LocalColours.current.primary,
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.headlineLarge,
        )
    }
}

@Composable
private fun Ranking(seats: List<ResultSeat>, modifier: Modifier = Modifier) {
    Column(modifier, verticalArrangement = Arrangement.spacedBy(Space.one)) {
        seats.forEach { SeatCard(it) }
    }
}

@Composable
private fun SeatCard(seat: ResultSeat) {
    val colours = LocalColours.current
    Card(
        Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
        colour = if (seat.won) colours.honeyed else colours.raised,
        border = if (seat.won) BorderStroke(2.dp, colours.accent) else null,
    ) {
        Row(
            Modifier.padding(Space.two),
            horizontalArrangement = Arrangement.spacedBy(Space.two),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Badge(seat.colour)
            Column(Modifier.weight(1f)) {
                Text(seat.name, style = MaterialTheme.typography.titleMedium)
                seat.title?.let { Text(it, style = MaterialTheme.typography.bodyMedium) }
                seat.titleFlavour?.let { SoftText(it, Modifier.testTag("title-flavour")) }
                if (isTextLarge()) Standing(seat)
            }
            if (!isTextLarge()) Column(horizontalAlignment = Alignment.End) { Standing(seat) }
        }
    }
}

/** Below the name where words are large: there is no room beside it. */
@Composable
private fun Standing(seat: ResultSeat) {
    Text(seat.rankText, style = MaterialTheme.typography.titleMedium)
    Text(seat.scoreText, style = MaterialTheme.typography.bodyMedium.tabular())
}

@Composable
private fun InTheCampaign(
    changes: List<StandingChange>,
    isPractice: Boolean,
    modifier: Modifier = Modifier,
) {
    val texts = LocalTexts.current
    if (changes.isEmpty() && !isPractice) return
    Card(modifier.fillMaxWidth().testTag("result-campaign")) {
        Column(
            Modifier.padding(Space.two),
            verticalArrangement = Arrangement.spacedBy(Space.two),
        ) {
            CardTitle(texts["result-campaign"])
            if (isPractice) SoftText(texts["history-practice"], Modifier.testTag("practice"))
            changes.forEach { ChangeRow(it) }
        }
    }
}

/** Where somebody stands, and below it what this match did. */
@Composable
private fun ChangeRow(change: StandingChange) {
    val texts = LocalTexts.current
    Row(
        Modifier.semantics(mergeDescendants = true) {},
        horizontalArrangement = Arrangement.spacedBy(Space.two),
    ) {
        Badge(change.now.player.badge, size = 28.dp)
        Column(Modifier.weight(1f)) {
            FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
                Text(change.now.player.name, style = MaterialTheme.typography.bodyLarge)
                Text(
                    change.now.totalText,
                    style = MaterialTheme.typography.titleMedium.tabular(),
                )
            }
            SoftText(texts.say("result-this-time", "score" to change.match.scoreText))
            change.newTitle?.let {
                Text(
                    texts.say("result-new-title", "title" to it),
                    color = LocalColours.current.success,
                    style = MaterialTheme.typography.labelMedium,
                )
            }
            if (change.now.streak > 1u) {
                SoftText(texts.say("campaign-streak", "wins" to change.now.streak))
            }
        }
    }
}
