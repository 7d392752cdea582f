package fr.empile.ui.evening

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.core.EveningCard
import fr.empile.ui.common.OpenCard
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.players.PlayerChips
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space

/** What one can do with evenings. */
class EveningsActions(
    val onBack: () -> Unit,
    val onOpen: (EveningCard) -> Unit,
    val onGuest: () -> Unit,
    val onBegin: () -> Unit,
)

/** A new evening, where none is on, and those there were. */
@Composable
fun EveningsScreen(
    state: EveningsState,
    day: (Long) -> String,
    actions: EveningsActions,
    newcomer: @Composable () -> Unit,
) {
    val texts = LocalTexts.current
    val evenings = state.evenings
    val begins = evenings != null && state.on == null
    Page(
        texts["evenings-title"],
        actions.onBack,
        bottom =
            if (!begins) null
            else {
                {
                    PrimaryButton(
                        texts["evenings-start"],
                        actions.onBegin,
                        Modifier.fillMaxWidth().testTag("evening-begin"),
                    )
                }
            },
    ) {
        SoftText(texts["evenings-explain"])
        if (evenings == null) return@Page
        if (begins) Begin(state, actions, newcomer)
        state.on?.let { evening ->
            SectionTitle(texts["evening-on"])
            EveningRow(evening, day) { actions.onOpen(evening) }
        }
        SectionTitle(texts["evenings-past"])
        val past = evenings.filterNot { it.isOn }
        if (past.isEmpty()) SoftText(texts["evenings-none"])
        Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
            past.forEach { evening -> EveningRow(evening, day) { actions.onOpen(evening) } }
        }
    }
}

@Composable
private fun Begin(
    state: EveningsState,
    actions: EveningsActions,
    newcomer: @Composable () -> Unit,
) {
    val texts = LocalTexts.current
    SectionTitle(texts["evenings-begin"])
    SoftText(texts["evenings-who"], Modifier.padding(bottom = Space.one))
    Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
        PlayerChips(state.everybody, { it.id in state.people }, onToggle = state::toggle)
        newcomer()
        SecondaryButton(
            texts["evenings-guest"],
            actions.onGuest,
            Modifier.fillMaxWidth().testTag("evening-guest"),
        )
        OutlinedTextField(
            state.name,
            { state.name = it },
            Modifier.fillMaxWidth().testTag("evening-name"),
            label = { Text(texts["evenings-name"]) },
            singleLine = true,
            shape = MaterialTheme.shapes.small,
        )
    }
}

/** An evening: when it was, who came, and who has won. */
@Composable
internal fun EveningRow(evening: EveningCard, day: (Long) -> String, onOpen: () -> Unit) =
    OpenCard("evening-${evening.title}", onOpen) {
        Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.half)) {
            Text(
                LocalTexts.current.say(
                    "files-part-of-day",
                    "name" to evening.title,
                    "day" to day(evening.begunAt),
                ),
                style = MaterialTheme.typography.titleMedium,
            )
            Text(evening.headline, style = MaterialTheme.typography.bodyMedium)
            SoftText(evening.people.joinToString { it.name })
        }
    }
