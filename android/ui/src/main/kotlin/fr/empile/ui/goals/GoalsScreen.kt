package fr.empile.ui.goals

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Check
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.semantics
import fr.empile.core.Goal
import fr.empile.core.GoalPage
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Beside
import fr.empile.ui.common.CardGrid
import fr.empile.ui.common.Choices
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.Page
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.SwitchRow
import fr.empile.ui.evening.PartBar
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** Titles, heights and records to come back for, game by game. */
@Composable
fun GoalsScreen(
    page: GoalPage?,
    people: List<PlayerInfo>,
    onBack: () -> Unit,
    onPerson: (PlayerInfo?) -> Unit,
) {
    val texts = LocalTexts.current
    var hidesReached by rememberSaveable { mutableStateOf(false) }
    Page(texts["goals-title"], onBack, widest = Space.twoColumnsReadable) {
        if (page == null) return@Page
        Choices(
            listOf<PlayerInfo?>(null) + people,
            page.player,
            name = { it?.name ?: texts["family-title"] },
            onChoose = onPerson,
            scrolls = true,
            tag = { "goals-of-${it?.name ?: "family"}" },
        )
        Text(
            page.summary,
            Modifier.padding(top = Space.two).testTag("goals-summary"),
            style = MaterialTheme.typography.titleMedium,
        )
        SwitchRow(
            texts["goals-hide-reached"],
            detail = null,
            isOn = hidesReached,
            Modifier.testTag("goals-hide"),
        ) {
            hidesReached = it
        }
        val games =
            page.games.map { it to it.goals.filterNot { goal -> hidesReached && goal.isReached } }
        if (games.all { it.second.isEmpty() }) SoftText(texts["goals-all-reached"])
        games
            .filter { it.second.isNotEmpty() }
            .forEach { (game, goals) ->
                SectionTitle(game.name)
                CardGrid(goals, asTall = true) { GoalCard(it) }
            }
    }
}

@Composable
private fun GoalCard(goal: Goal) =
    ColumnCard(Modifier.semantics(mergeDescendants = true) {}.testTag("goal-${goal.name}")) {
        Beside(Modifier.fillMaxWidth(), gap = Space.two) {
            NamedDetail(goal.name, goal.words, Modifier.weight(1f))
            if (goal.isReached) {
                Icon(
                    Icons.Filled.Check,
                    LocalTexts.current["goals-reached"],
                    tint = LocalColours.current.success,
                )
            }
        }
        if (!goal.isReached) Column { PartBar(goal.part) }
    }
