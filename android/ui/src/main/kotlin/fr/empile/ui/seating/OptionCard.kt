package fr.empile.ui.seating

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import fr.empile.core.OptionInfo
import fr.empile.ui.common.Choices
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.HelpIcon
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** Something to choose before a match, and the rule behind it. */
@Composable
internal fun OptionCard(
    option: OptionInfo,
    value: String?,
    onRule: () -> Unit,
    onChoose: (String) -> Unit,
) {
    val texts = LocalTexts.current
    ColumnCard {
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(Space.one)) {
            NamedDetail(option.label, option.detail, Modifier.weight(1f))
            IconButton(onRule, Modifier.size(Space.target).testTag("rule-${option.key}")) {
                Icon(
                    HelpIcon,
                    texts.say("option-see-rule", "name" to option.label),
                    tint = LocalColours.current.primary,
                )
            }
        }
        Choices(
            option.values,
            option.values.find { it.value == value },
            name = {
                if (it.value == option.usual) texts.say("option-usual", "value" to it.label)
                else it.label
            },
            onChoose = { onChoose(it.value) },
            tag = { "option-${option.key}-${it.value}" },
        )
    }
}
