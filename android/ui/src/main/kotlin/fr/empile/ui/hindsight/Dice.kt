package fr.empile.ui.hindsight

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.text.selection.SelectionContainer
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.semantics
import fr.empile.core.DiceSheet
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.plot.Bars
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.tabular

/** All dice of a match: how they compare with fair ones, and what it takes to check them. */
@Composable
internal fun Dice(sheet: DiceSheet) {
    Column(Modifier.testTag("dice"), verticalArrangement = Arrangement.spacedBy(Space.one)) {
        SectionTitle(sheet.plot.heading)
        ColumnCard {
            Text(
                sheet.verdict,
                Modifier.testTag("dice-verdict"),
                style = MaterialTheme.typography.bodyLarge,
            )
        }
        Bars(sheet.plot)
        // Whoever recomputes the dice takes seal, seed and throws from here.
        SelectionContainer {
            Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
                ColumnCard {
                    sheet.facts.forEach { fact ->
                        Column(Modifier.semantics(mergeDescendants = true) {}) {
                            SoftText(fact.label)
                            Text(
                                fact.value,
                                style = MaterialTheme.typography.bodyLarge.tabular(),
                            )
                        }
                    }
                }
                ColumnCard { sheet.proof.forEach { SoftText(it) } }
                ColumnCard {
                    Text(
                        LocalTexts.current["dice-all-throws"],
                        style = MaterialTheme.typography.titleMedium,
                    )
                    Text(
                        sheet.throws,
                        Modifier.testTag("dice-throws"),
                        style = MaterialTheme.typography.bodyMedium.tabular(),
                    )
                }
            }
        }
    }
}
