package fr.empile.ui.hindsight

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.semantics
import fr.empile.core.LuckLine
import fr.empile.core.LuckMoment
import fr.empile.core.LuckSheet
import fr.empile.core.StudyProgress
import fr.empile.ui.common.Badge
import fr.empile.ui.common.Beside
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.OpenCard
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.plot.ScoreCurves
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** What it was in a match, luck or choice; or how far it is thought over. */
@Composable
internal fun Luck(study: StudyProgress, actions: HindsightActions) {
    val texts = LocalTexts.current
    val wide = Modifier.fillMaxWidth()
    val sheet = study.sheet
    when {
        sheet != null -> Told(sheet, actions.onMoment)
        study.isGivenUp ->
            SecondaryButton(texts["luck-again"], actions.onThink, wide.testTag("luck-again"))
        else ->
            ColumnCard(Modifier.testTag("luck-thinking")) {
                Text(texts["luck-thinking"], style = MaterialTheme.typography.bodyLarge)
                LinearProgressIndicator({ study.done }, wide)
                SecondaryButton(texts["luck-stop"], actions.onStop, wide.testTag("luck-stop"))
            }
    }
}

@Composable
private fun Told(sheet: LuckSheet, onMoment: (Int) -> Unit) {
    val texts = LocalTexts.current
    Column(Modifier.testTag("luck"), verticalArrangement = Arrangement.spacedBy(Space.one)) {
        ColumnCard {
            sheet.verdict.forEach { Text(it, style = MaterialTheme.typography.titleMedium) }
        }
        SectionTitle(texts["luck-plot"])
        ScoreCurves(sheet.plot)
        if (sheet.moments.isNotEmpty()) SectionTitle(texts["luck-moments"])
        sheet.moments.forEach { Moment(it, onMoment) }
        SectionTitle(texts["luck-lines"])
        sheet.lines.forEach { Line(it) }
        SoftText(sheet.how, Modifier.padding(top = Space.one))
    }
}

@Composable
private fun Moment(moment: LuckMoment, onMoment: (Int) -> Unit) =
    OpenCard("moment-${moment.step}", { onMoment(moment.step.toInt()) }) {
        Column(verticalArrangement = Arrangement.spacedBy(Space.half)) {
            Text(moment.text, style = MaterialTheme.typography.bodyLarge)
            Text(
                LocalTexts.current["luck-see"],
                color = LocalColours.current.primary,
                style = MaterialTheme.typography.labelMedium,
            )
        }
    }

@Composable
private fun Line(line: LuckLine) =
    ColumnCard(Modifier.semantics(mergeDescendants = true) {}) {
        Beside(Modifier.fillMaxWidth(), gap = Space.two) {
            Badge(line.player.badge)
            Column(Modifier.weight(1f)) {
                Text(line.player.name, style = MaterialTheme.typography.titleMedium)
                SoftText(line.luck)
                SoftText(line.choice)
            }
        }
    }
