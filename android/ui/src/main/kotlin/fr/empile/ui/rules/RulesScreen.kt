package fr.empile.ui.rules

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Search
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import fr.empile.core.RuleHit
import fr.empile.core.RulePageInfo
import fr.empile.core.RuleSection
import fr.empile.core.TableScene
import fr.empile.ui.common.ButtonPair
import fr.empile.ui.common.Choices
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.LocalIsFirstBeside
import fr.empile.ui.common.LocalRoomBeside
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.OpenCard
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Screen
import fr.empile.ui.newmatch.GamePicture
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.tools.ToolCards

/** What there is to look up. */
@Composable
fun RulesScreen(
    state: RulesState,
    onBack: () -> Unit,
    onSearch: (String) -> Unit,
    onPage: (RulePageInfo) -> Unit,
    onHit: (RuleHit) -> Unit,
    onTools: () -> Unit,
) {
    val texts = LocalTexts.current
    val chosen = LocalRoomBeside.current?.chosen
    Page(texts["reference-title"], onBack) {
        SearchField(state.words, onSearch)
        val hits = state.hits
        Column(
            Modifier.padding(top = Space.two),
            verticalArrangement = Arrangement.spacedBy(Space.one),
        ) {
            if (hits != null) Hits(hits, onHit)
            else {
                OpenCard("tools", onTools) {
                    NamedDetail(texts["tools-title"], texts["tools-detail"])
                }
                state.pages.forEach { page ->
                    val isOpen = chosen == Screen.RulePage(page.slug)
                    OpenCard("rules-${page.slug}", { onPage(page) }, isOpen) {
                        PageName(page, state.previews[page.slug])
                    }
                }
            }
        }
    }
}

/** What a page is called, beside the game that it is about. */
@Composable
private fun PageName(page: RulePageInfo, preview: TableScene?) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(Space.two),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (page.game != null) GamePicture(preview)
        Text(page.name, style = MaterialTheme.typography.titleMedium)
    }
}

/** One page, for so many players. */
@Composable
fun RulePageScreen(
    core: Core,
    state: RulesState,
    onBack: () -> Unit,
    onSearch: (String) -> Unit,
    onPlayers: (Int) -> Unit,
    onHit: (RuleHit) -> Unit,
    onTool: (String) -> Unit,
    onLearn: (String) -> Unit,
    onPlay: (String) -> Unit,
) {
    val texts = LocalTexts.current
    val page = state.page
    Page(page?.name.orEmpty(), onBack) {
        if (page == null) return@Page
        // The list beside it has one, which looks everywhere too.
        if (!LocalIsFirstBeside.current) SearchField(state.words, onSearch)
        val hits = state.hits
        if (hits != null) {
            Column(
                Modifier.padding(top = Space.two),
                verticalArrangement = Arrangement.spacedBy(Space.one),
            ) {
                Hits(hits, onHit)
            }
            return@Page
        }
        page.game?.let { game ->
            Column(Modifier.padding(top = Space.two)) {
                ButtonPair(
                    {
                        SecondaryButton(
                            texts["lesson-learn"],
                            { onLearn(game) },
                            it.testTag("learn"),
                        )
                    },
                    { PrimaryButton(texts["lesson-play"], { onPlay(game) }, it.testTag("play")) },
                )
            }
        }
        if (page.leastPlayers < page.mostPlayers) {
            SoftText(texts["reference-how-many"], Modifier.padding(top = Space.two))
            Choices(
                (page.leastPlayers.toInt()..page.mostPlayers.toInt()).toList(),
                state.players,
                name = { texts.say("number", "number" to it) },
                onChoose = onPlayers,
                Modifier.padding(vertical = Space.one),
                tag = { "rules-players-$it" },
            )
        }
        if (state.tools.isNotEmpty()) {
            SectionTitle(texts["tools-title"])
            ToolCards(state.tools, isShort = true, onTool = onTool)
        }
        Sections(core, state.sections)
    }
}

/** Kind by kind, each with its name once. */
@Composable
private fun Sections(core: Core, sections: List<RuleSection>) {
    var before: RuleSection? = null
    sections.forEach { section ->
        if (before?.kind != section.kind) SectionTitle(section.kindName)
        before = section
        ColumnCard(Modifier.padding(bottom = Space.one).testTag("rule-${section.id}")) {
            if (section.title != section.kindName) {
                Text(
                    section.title,
                    Modifier.semantics { heading() },
                    style = MaterialTheme.typography.titleMedium,
                )
            }
            RuleText(core, section)
        }
    }
}

@Composable
private fun SearchField(words: String, onSearch: (String) -> Unit) {
    OutlinedTextField(
        words,
        onSearch,
        Modifier.fillMaxWidth().testTag("rules-search"),
        label = { Text(LocalTexts.current["reference-search"]) },
        leadingIcon = { Icon(Icons.Filled.Search, contentDescription = null) },
        singleLine = true,
        shape = MaterialTheme.shapes.small,
    )
}

@Composable
private fun Hits(hits: List<RuleHit>, onHit: (RuleHit) -> Unit) {
    val texts = LocalTexts.current
    if (hits.isEmpty()) SoftText(texts["reference-nothing-found"])
    hits.forEach { hit ->
        OpenCard("hit-${hit.id}", { onHit(hit) }) {
            Column {
                NamedDetail(hit.title, hit.opening)
                Text(
                    hit.pageName,
                    color = LocalColours.current.primary,
                    style = MaterialTheme.typography.labelSmall,
                )
            }
        }
    }
}
