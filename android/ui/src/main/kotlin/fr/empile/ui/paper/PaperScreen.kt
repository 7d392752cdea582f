package fr.empile.ui.paper

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.KeyboardArrowLeft
import androidx.compose.material.icons.automirrored.filled.KeyboardArrowRight
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.style.TextAlign
import fr.empile.core.GameInfo
import fr.empile.core.PlayerInfo
import fr.empile.ui.common.Choices
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.SwitchRow
import fr.empile.ui.common.TwoColumns
import fr.empile.ui.common.told
import fr.empile.ui.core.Calendar
import fr.empile.ui.players.PlayerChips
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** What one can do with a result before it is written down. */
class PaperActions(
    val onBack: () -> Unit,
    val onGame: (GameInfo) -> Unit,
    val onToggle: (PlayerInfo) -> Unit,
    val onSave: () -> Unit,
)

@Composable
fun PaperScreen(state: PaperState, calendar: Calendar, actions: PaperActions) {
    val texts = LocalTexts.current
    Page(
        texts[if (state.isCorrection) "by-hand-correct-title" else "by-hand-title"],
        actions.onBack,
        widest = Space.twoColumnsReadable,
        bottom = { Save(state, actions.onSave) },
    ) {
        if (state.form == null) return@Page
        TwoColumns(
            first = { What(state, calendar, actions) },
            second = { Numbers(state) },
        )
    }
}

@Composable
private fun What(state: PaperState, calendar: Calendar, actions: PaperActions) {
    val texts = LocalTexts.current
    if (!state.isCorrection) {
        SectionTitle(texts["by-hand-game"])
        Choices(
            state.games,
            state.game,
            name = { it.name },
            onChoose = actions.onGame,
            tag = { "by-hand-${it.slug}" },
        )
    }
    WhichBox(state)
    SectionTitle(texts["by-hand-day"])
    Day(state, calendar)
    SectionTitle(texts["new-match-who"])
    SoftText(texts["by-hand-order"], Modifier.padding(bottom = Space.one))
    PlayerChips(
        state.people,
        { player -> state.places.any { it.player == player.id } },
        order = { player -> state.places.indexOfFirst { it.player == player.id } + 1 },
        onToggle = actions.onToggle,
    )
    state.evening?.let { evening ->
        SwitchRow(
            texts.say("evening-counts-for", "name" to evening.title),
            detail = null,
            isOn = state.countsForEvening,
            Modifier.padding(top = Space.one).testTag("counts-for-evening"),
            state::countForEvening,
        )
    }
    if (!state.isCorrection) WhereItCounts(state)
}

/** In which campaign, where there is more than one that takes results. */
@Composable
private fun WhereItCounts(state: PaperState) {
    if (state.campaigns.size < 2) return
    SectionTitle(LocalTexts.current["by-hand-where"])
    Choices(
        state.campaigns,
        state.campaigns.find { it.id == state.where },
        name = { it.name },
        onChoose = { state.where = it.id },
        tag = { "counts-in-${it.name}" },
    )
}

/** What the box was like, where that is a question. */
@Composable
private fun WhichBox(state: PaperState) {
    val setups = state.form?.setups.orEmpty()
    if (setups.isEmpty()) return
    SectionTitle(LocalTexts.current["by-hand-setup"])
    Choices(
        setups,
        setups.find { it.key == state.setup } ?: setups.first(),
        name = { it.label },
        onChoose = { state.setup = it.key },
        tag = { "setup-${it.key}" },
    )
}

/** The day, a day earlier, a day later; never one to come. */
@Composable
private fun Day(state: PaperState, calendar: Calendar) {
    val texts = LocalTexts.current
    val (year, month, day) = calendar.date(state.playedAt)
    var isMonthShown by rememberSaveable { mutableStateOf(false) }
    fun moved(days: Int) = calendar.noon(year, month, day) + days * MILLIS_OF_A_DAY
    Row(Modifier.fillMaxWidth(), verticalAlignment = Alignment.CenterVertically) {
        IconButton(
            { state.playedAt = moved(-1) },
            Modifier.size(Space.target).testTag("day-before"),
        ) {
            Icon(Icons.AutoMirrored.Filled.KeyboardArrowLeft, texts["by-hand-day-before"])
        }
        TextButton(
            { isMonthShown = true },
            Modifier.weight(1f).heightIn(min = Space.target).told("day"),
        ) {
            Text(
                calendar.day(state.playedAt, texts.languageTag),
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.titleMedium,
            )
        }
        IconButton(
            { state.playedAt = moved(1) },
            Modifier.size(Space.target).testTag("day-after"),
            enabled = calendar.date(state.playedAt) != calendar.date(calendar.now()),
        ) {
            Icon(Icons.AutoMirrored.Filled.KeyboardArrowRight, texts["by-hand-day-after"])
        }
    }
    if (!isMonthShown) return
    MonthSheet(texts["by-hand-day"], calendar, state.playedAt, { isMonthShown = false }) {
        state.playedAt = it
        isMonthShown = false
    }
}

@Composable
private fun Numbers(state: PaperState) {
    val texts = LocalTexts.current
    if (state.places.isNotEmpty()) SectionTitle(texts["by-hand-numbers"])
    Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
        state.places.forEach { place -> PlaceCard(state, place) }
        OutlinedTextField(
            state.note,
            { state.note = it },
            Modifier.fillMaxWidth().padding(top = Space.two).testTag("by-hand-note"),
            label = { Text(texts["by-hand-note"]) },
            shape = MaterialTheme.shapes.small,
        )
    }
}

@Composable
private fun Save(state: PaperState, onSave: () -> Unit) {
    val texts = LocalTexts.current
    state.refused?.let {
        Text(
            it,
            Modifier.fillMaxWidth()
                .padding(bottom = Space.one)
                .told("by-hand-refused", interrupts = true),
            color = LocalColours.current.danger,
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
    PrimaryButton(
        texts["by-hand-save"],
        onSave,
        Modifier.fillMaxWidth().testTag("by-hand-save"),
        enabled = state.isComplete,
    )
}
