package fr.empile.ui.newmatch

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import fr.empile.core.GameInfo
import fr.empile.core.TableScene
import fr.empile.ui.common.CardGrid
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.OpenSurface
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
        CardGrid(games, Space.twoColumns / 2, mostColumns = 2, gap = Space.two) { game ->
            GameCard(game, previews[game.slug]) { onChoose(game) }
        }
    }
}

@Composable
private fun GameCard(game: GameInfo, preview: TableScene?, onChoose: () -> Unit) {
    OpenSurface("game-${game.slug}", onChoose) {
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

@Composable
private fun GamePicture(preview: TableScene?) {
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
