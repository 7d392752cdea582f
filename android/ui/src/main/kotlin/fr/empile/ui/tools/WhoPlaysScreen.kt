package fr.empile.ui.tools

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.SwitchRow
import fr.empile.ui.players.Newcomers
import fr.empile.ui.players.PlayerChips
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space

/** Before a tool counts for every seat: who plays, in which order, and which way. */
@Composable
fun WhoPlaysScreen(
    table: ToolTable,
    draft: ToolDraft,
    variant: String?,
    onBack: () -> Unit,
    onBegin: () -> Unit,
) {
    val texts = LocalTexts.current
    val game = table.game
    val tool = table.tool
    Page(
        texts["tool-$tool"],
        onBack,
        bottom = {
            PrimaryButton(
                if (table.isFirstRun) texts["seating-start-guests"] else texts["new-match-start"],
                onBegin,
                Modifier.fillMaxWidth().testTag("tool-begin"),
                enabled = table.canBegin,
            )
        },
    ) {
        if (game == null) return@Page
        Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
            SoftText(texts["tool-$tool-detail"])
            SectionTitle(texts["tools-who-plays"])
            SoftText(texts["by-hand-order"])
            PlayerChips(
                table.roster.players.orEmpty(),
                { it.id in draft.seats },
                Modifier.padding(vertical = Space.one),
                onToggle = table::toggle,
            )
            Newcomers(table.roster, table::toggle)
            if (variant != null) {
                ColumnCard(Modifier.padding(top = Space.two)) {
                    SwitchRow(
                        variant,
                        detail = null,
                        draft.isVariant,
                        Modifier.testTag("tool-variant"),
                    ) {
                        draft.isVariant = it
                    }
                }
            }
        }
    }
}
