package fr.empile.ui.newmatch

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import fr.empile.core.GameInfo
import fr.empile.core.TableScene
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.Page
import fr.empile.ui.scene.StillScene
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.texts.Texts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge

@Composable
fun NewMatchScreen(
    games: List<GameInfo>,
    previews: Map<String, TableScene>,
    onBack: () -> Unit,
    onChoose: (GameInfo) -> Unit,
) {
    val texts = LocalTexts.current
    Page(texts["new-match-title"], onBack, widest = Space.twoColumnsReadable) {
        BoxWithConstraints {
            val columns = if (maxWidth >= Space.twoColumns) 2 else 1
            Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
                games.chunked(columns).forEach { line ->
                    Row(horizontalArrangement = Arrangement.spacedBy(Space.two)) {
                        line.forEach { game ->
                            GameCard(game, previews[game.slug], Modifier.weight(1f)) {
                                onChoose(game)
                            }
                        }
                        repeat(columns - line.size) { Spacer(Modifier.weight(1f)) }
                    }
                }
            }
        }
    }
}

@Composable
private fun GameCard(
    game: GameInfo,
    preview: TableScene?,
    modifier: Modifier,
    onChoose: () -> Unit,
) {
    val colours = LocalColours.current
    Surface(
        onChoose,
        modifier.fillMaxWidth().testTag("game-${game.slug}"),
        shape = MaterialTheme.shapes.medium,
        color = colours.raised,
        contentColor = colours.text,
        border = BorderStroke(1.dp, colours.outline),
    ) {
        if (isTextLarge()) {
            Column(Modifier.padding(Space.two), Arrangement.spacedBy(Space.one)) {
                GamePicture(preview)
                GameWords(game)
            }
        } else {
            Row(
                Modifier.padding(Space.two),
                horizontalArrangement = Arrangement.spacedBy(Space.two),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                GamePicture(preview)
                GameWords(game, Modifier.weight(1f))
            }
        }
    }
}

/** What a game looks like, once it is drawn. */
@Composable
fun GamePicture(preview: TableScene?) {
    val side = NewMatchState.PREVIEW.dp
    Box(Modifier.size(side)) { if (preview != null) StillScene(preview, side, side) }
}

@Composable
private fun GameWords(game: GameInfo, modifier: Modifier = Modifier) {
    val texts = LocalTexts.current
    Column(modifier, Arrangement.spacedBy(Space.one)) {
        NamedDetail(game.name, game.tagline)
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(Space.half),
            verticalArrangement = Arrangement.spacedBy(Space.half),
        ) {
            Trait(texts.playersOf(game))
            if (game.realTime) Trait(texts["game-real-time"])
            if (game.coOperative) Trait(texts["game-together"])
        }
    }
}

private fun Texts.playersOf(game: GameInfo): String =
    if (game.leastPlayers == game.mostPlayers) {
        say("game-players-exactly", "players" to game.mostPlayers)
    } else {
        say("game-players", "least" to game.leastPlayers, "most" to game.mostPlayers)
    }

@Composable
private fun Trait(words: String) {
    Surface(
        shape = MaterialTheme.shapes.extraSmall,
        color = LocalColours.current.chosen,
        contentColor = LocalColours.current.text,
    ) {
        Text(
            words,
            Modifier.padding(horizontal = Space.one, vertical = Space.half),
            style = MaterialTheme.typography.labelSmall,
        )
    }
}
