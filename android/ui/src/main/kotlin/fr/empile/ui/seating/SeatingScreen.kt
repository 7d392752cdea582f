package fr.empile.ui.seating

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.ui.common.Choices
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.SwitchRow
import fr.empile.ui.lesson.HowToPlay
import fr.empile.ui.players.PlayerChips
import fr.empile.ui.scene.StillScene
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

@Composable
fun SeatingScreen(
    state: SeatingState,
    onBack: () -> Unit,
    onRule: (String) -> Unit,
    onRules: () -> Unit,
    onLearn: () -> Unit,
    onStart: () -> Unit,
    newcomer: @Composable () -> Unit,
) {
    val lesson = @Composable { HowToPlay(state.offersLesson, onRules, onLearn) }
    Page(
        state.game?.name.orEmpty(),
        onBack,
        widest = Space.twoColumnsReadable,
        bottom = { Start(state, onStart) },
    ) {
        if (state.game == null) return@Page
        BoxWithConstraints {
            if (maxWidth >= Space.twoColumns) {
                Row(horizontalArrangement = Arrangement.spacedBy(Space.four)) {
                    Column(Modifier.weight(1f)) { Who(state, newcomer) }
                    Column(Modifier.weight(1f)) {
                        Preview(state)
                        lesson()
                        Robots(state)
                        Where(state)
                        How(state, onRule)
                    }
                }
            } else {
                Column {
                    Preview(state)
                    lesson()
                    // Above those who sit, whose list grows: nothing moves under the finger.
                    Robots(state)
                    Who(state, newcomer)
                    Where(state)
                    How(state, onRule)
                }
            }
        }
    }
}

@Composable
private fun Preview(state: SeatingState) {
    val (width, height) = SeatingState.PREVIEW_WIDTH.dp to SeatingState.PREVIEW_HEIGHT.dp
    Box(Modifier.fillMaxWidth().height(height), Alignment.Center) {
        state.preview?.let { StillScene(it, width, height) }
    }
    SoftText(state.game?.tagline.orEmpty(), Modifier.fillMaxWidth().padding(top = Space.one))
}

@Composable
private fun Who(state: SeatingState, newcomer: @Composable () -> Unit) {
    val texts = LocalTexts.current
    SectionTitle(texts["new-match-who"])
    SoftText(state.game?.seatingHint.orEmpty(), Modifier.padding(bottom = Space.one))
    Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
        Seats(state.sitting, state::move) { state.toggle(it.id) }
        state.standing.forEach { player ->
            BenchCard(player, enabled = state.canSit(player.id)) { state.toggle(player.id) }
        }
        newcomer()
    }
}

/** In which campaign the match will count; another is chosen where there are several. */
@Composable
private fun Where(state: SeatingState) {
    val where = state.where ?: return
    SectionTitle(LocalTexts.current["seating-where"])
    SoftText(where.words, Modifier.padding(bottom = Space.one).testTag("counts"))
    if (where.choices.size > 1) {
        Choices(
            where.choices,
            where.campaign,
            name = { it.name },
            onChoose = state::countIn,
            tag = { "counts-${it.name}" },
        )
    }
    state.evening?.let { evening ->
        SwitchRow(
            LocalTexts.current.say("evening-counts-for", "name" to evening.title),
            detail = null,
            isOn = state.countsForEvening,
            Modifier.testTag("counts-for-evening"),
            state::countForEvening,
        )
    }
}

@Composable
private fun Robots(state: SeatingState) {
    if (state.robots.isEmpty()) return
    val texts = LocalTexts.current
    SectionTitle(texts["seating-robots"])
    SoftText(texts["seating-robots-detail"], Modifier.padding(bottom = Space.one))
    Choices(
        state.levels.indices.toList(),
        state.level,
        name = { state.levels[it] },
        onChoose = { state.level = it },
        Modifier.padding(bottom = Space.one),
        tag = { "robot-level-$it" },
    )
    PlayerChips(
        state.robots,
        plays = { it.id in state.seats },
        enabled = { it.id in state.seats || state.canSit(it.id) },
    ) {
        state.toggle(it.id)
    }
}

@Composable
private fun How(state: SeatingState, onRule: (String) -> Unit) {
    if (state.options.isEmpty()) return
    SectionTitle(LocalTexts.current["seating-options"])
    Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
        state.options.forEach { option ->
            OptionCard(option, state.valueOf(option.key), { onRule(option.rule) }) {
                state.chosen[option.key] = it
            }
        }
        if (state.playsOwnBoard) BoardEditor(state.board)
    }
}

@Composable
private fun Start(state: SeatingState, onStart: () -> Unit) {
    val texts = LocalTexts.current
    state.obstacle?.let { obstacle ->
        Text(
            obstacle.reason,
            Modifier.fillMaxWidth().padding(bottom = Space.one).testTag("obstacle").semantics {
                liveRegion = LiveRegionMode.Polite
            },
            color = LocalColours.current.softText,
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
    PrimaryButton(
        if (state.isFirstRun) texts["seating-start-guests"] else texts["new-match-start"],
        onStart,
        Modifier.fillMaxWidth().testTag("start"),
        enabled = state.canStart,
    )
}
