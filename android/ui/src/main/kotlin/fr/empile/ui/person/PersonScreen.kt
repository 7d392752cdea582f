package fr.empile.ui.person

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import fr.empile.core.PageFact
import fr.empile.core.PersonGame
import fr.empile.core.PersonLine
import fr.empile.core.PersonPage
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Beside
import fr.empile.ui.common.CardGrid
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.EmptyState
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.OpenCard
import fr.empile.ui.common.Page
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.plot.Bars
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.tabular

/** All there is to say of somebody, or of everybody together. */
@Composable
fun PersonScreen(page: PersonPage?, onBack: () -> Unit, onPerson: (PlayerInfo) -> Unit) {
    val texts = LocalTexts.current
    Page(page?.title.orEmpty(), onBack, widest = Space.twoColumnsReadable) {
        if (page == null) return@Page
        page.player?.let {
            Badge(it.badge, Modifier.align(Alignment.CenterHorizontally), size = 96.dp)
        }
        if (page.facts.isEmpty()) {
            EmptyState(texts["person-empty"])
            return@Page
        }
        Column(Modifier.padding(top = Space.two)) {
            CardGrid(page.facts, narrowest = aFewWords(), asTall = true) { FactCard(it) }
        }
        page.months?.let {
            SectionTitle(it.heading)
            Bars(it)
        }
        SectionTitle(texts["person-games"])
        CardGrid(page.games, asTall = true) { GameCard(it) }
        if (page.people.isNotEmpty()) {
            SectionTitle(texts[if (page.player == null) "family-everybody" else "person-people"])
            CardGrid(page.people, asTall = true) { line ->
                LineCard(line) { onPerson(line.player) }
            }
        }
    }
}

/** Wide enough for the longest name of a game, however large the text. */
@Composable private fun aFewWords(): Dp = with(LocalDensity.current) { 150.sp.toDp() }

@Composable
private fun FactCard(fact: PageFact) =
    ColumnCard(Modifier.semantics(mergeDescendants = true) {}.testTag("fact-${fact.label}")) {
        SoftText(fact.label)
        Text(fact.value, style = MaterialTheme.typography.titleMedium.tabular())
    }

@Composable
private fun GameCard(game: PersonGame) =
    ColumnCard(Modifier.semantics(mergeDescendants = true) {}.testTag("person-game-${game.game}")) {
        Text(game.name, style = MaterialTheme.typography.titleMedium)
        game.lines.forEach { SoftText(it) }
    }

@Composable
private fun LineCard(line: PersonLine, onOpen: () -> Unit) =
    OpenCard("person-${line.player.name}", onOpen) {
        Beside(Modifier.fillMaxWidth(), gap = Space.two) {
            Badge(line.player.badge)
            NamedDetail(line.player.name, line.words, Modifier.weight(1f))
        }
    }
