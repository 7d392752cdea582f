package fr.empile.ui.paper

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.input.KeyboardType
import fr.empile.core.PaperField
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Beside
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.SwitchRow
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.tabular

/** What the form asks about one player. */
@Composable
internal fun PlaceCard(state: PaperState, place: PlaceDraft) {
    val texts = LocalTexts.current
    val form = state.form ?: return
    val player = state.people.find { it.id == place.player } ?: return
    ColumnCard(Modifier.testTag("place-${player.name}")) {
        Beside(gap = Space.two) {
            Badge(player.badge)
            Text(player.name, style = MaterialTheme.typography.titleMedium)
        }
        if (form.asksWinners) {
            SwitchRow(
                texts["by-hand-won"],
                detail = null,
                isOn = place.won,
                Modifier.testTag("won-${player.name}"),
            ) {
                place.won = it
            }
        }
        val asked = form.numberOf(place)
        // What nobody can have but nothing is not asked.
        if (asked.most > 0) NumberField(place, asked, player.name)
        form.extras.forEach {
            if (it.isMark) Mark(place, it, player.name) else NumberField(place, it, player.name)
        }
    }
}

/** Something that happened or did not. */
@Composable
private fun Mark(place: PlaceDraft, mark: PaperField, name: String) {
    SwitchRow(
        mark.label,
        detail = null,
        isOn = place.number(mark.key) == 1,
        Modifier.testTag("mark-${mark.key}-$name"),
    ) {
        place.numbers[mark.key] = if (it) "1" else "0"
    }
}

@Composable
private fun NumberField(place: PlaceDraft, number: PaperField, name: String) {
    val texts = LocalTexts.current
    val written = place.numbers[number.key].orEmpty()
    val tooMuch = written.toIntOrNull()?.let { it > number.most } ?: written.isNotEmpty()
    OutlinedTextField(
        written,
        { place.numbers[number.key] = it.filter(Char::isDigit) },
        Modifier.fillMaxWidth().testTag("number-${number.key}-$name"),
        label = { Text(number.label) },
        isError = tooMuch,
        supportingText =
            if (tooMuch) {
                { Text(texts.say("by-hand-most", "most" to number.most)) }
            } else null,
        textStyle = MaterialTheme.typography.titleMedium.tabular(),
        singleLine = true,
        keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Number),
        shape = MaterialTheme.shapes.small,
    )
}
