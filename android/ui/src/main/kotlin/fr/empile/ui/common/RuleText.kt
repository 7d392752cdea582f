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
import fr.empile.core.RuleBlock
import fr.empile.core.RuleSection
import fr.empile.ui.core.Core
import fr.empile.ui.theme.Space

/** A rule of the quick reference, over the screen that asked for it. */
@Composable
fun RuleSheet(core: Core, id: String, players: Int?, onClose: () -> Unit) {
    var rule: RuleSection? by remember(id) { mutableStateOf(null) }
    var trouble: String? by remember(id) { mutableStateOf(null) }
    LaunchedEffect(id) {
        core.orTrouble({ trouble = it }) { rule = core.ask { it.rule(id, players?.toUByte()) } }
    }
    rule?.let { known -> Sheet(known.title, onClose) { RuleText(known) } }
    trouble?.let { TroubleDialog(it, onClose) }
}

@Composable
fun RuleText(rule: RuleSection, modifier: Modifier = Modifier) {
    Column(modifier, verticalArrangement = Arrangement.spacedBy(Space.one)) {
        rule.label?.let { SoftText(it) }
        rule.body.forEach { RuleBlockText(it) }
    }
}

@Composable
private fun RuleBlockText(block: RuleBlock) {
    val style = MaterialTheme.typography.bodyLarge
    when (block) {
        is RuleBlock.Paragraph -> Text(block.text, style = style)
        is RuleBlock.Bullets ->
            block.items.forEach { item ->
                Row(horizontalArrangement = Arrangement.spacedBy(Space.one)) {
                    Text(BULLET, style = style)
                    Text(item, style = style)
                }
            }
    }
}

private const val BULLET = "•"
