package fr.empile.ui.common

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import fr.empile.core.RuleInfo
import fr.empile.core.RulePart
import fr.empile.ui.core.Core
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space

/** A rule of the quick reference, over the screen that asked for it. */
@Composable
fun RuleSheet(core: Core, id: String, players: Int?, onClose: () -> Unit) {
    var rule: RuleInfo? by remember(id) { mutableStateOf(null) }
    var trouble: String? by remember(id) { mutableStateOf(null) }
    LaunchedEffect(id) {
        core.orTrouble({ trouble = it }) { rule = core.ask { it.rule(id, players?.toUByte()) } }
    }
    rule?.let { known -> Sheet(known.title, onClose) { RuleText(known) } }
    trouble?.let { TroubleDialog(it, onClose) }
}

@Composable
fun RuleText(rule: RuleInfo, modifier: Modifier = Modifier) {
    Column(modifier, verticalArrangement = Arrangement.spacedBy(Space.one)) {
        if (rule.isOurs) SoftText(LocalTexts.current["rule-is-ours"])
        rule.parts.forEach { RulePartText(it) }
    }
}

@Composable
private fun RulePartText(part: RulePart) {
    val style = MaterialTheme.typography.bodyLarge
    part.lines.forEach { line ->
        if (part.isList) {
            Row(horizontalArrangement = Arrangement.spacedBy(Space.one)) {
                Text(BULLET, style = style)
                Text(line, style = style)
            }
        } else {
            Text(line, style = style)
        }
    }
}

private const val BULLET = "•"
