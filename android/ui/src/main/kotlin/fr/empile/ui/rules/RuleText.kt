package fr.empile.ui.rules

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import fr.empile.core.RuleBlock
import fr.empile.core.RuleFigure
import fr.empile.core.RuleSection
import fr.empile.core.TableScene
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.common.Sheet
import fr.empile.ui.core.Core
import fr.empile.ui.scene.StillScene
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** A rule of the quick reference as its [readers] play it, over the screen that asked for it. */
@Composable
fun RuleSheet(core: Core, id: String, readers: Readers, onClose: () -> Unit) {
    var rule: RuleSection? by remember(id) { mutableStateOf(null) }
    var error: String? by remember(id) { mutableStateOf(null) }
    LaunchedEffect(id) {
        core.orError({ error = it }) { rule = core.ask { readers.read(it, id) } }
    }
    rule?.let { known -> Sheet(known.title, onClose) { RuleText(core, known) } }
    error?.let { ErrorDialog(it, onRead = onClose) }
}

/** What a section says, without its heading. */
@Composable
fun RuleText(core: Core, rule: RuleSection, modifier: Modifier = Modifier) {
    Column(modifier, verticalArrangement = Arrangement.spacedBy(Space.one)) {
        rule.label?.let {
            Text(
                it,
                color = LocalColours.current.primary,
                style = MaterialTheme.typography.labelSmall,
            )
        }
        rule.body.forEach { Block(it) }
        rule.figures.forEach { Figure(core, it) }
    }
}

@Composable
private fun Block(block: RuleBlock) {
    val style = MaterialTheme.typography.bodyLarge
    when (block) {
        is RuleBlock.Paragraph -> Text(block.text, style = style)
        is RuleBlock.Bullets ->
            block.items.forEach { item ->
                Row(horizontalArrangement = Arrangement.spacedBy(Space.one)) {
                    Text(BULLET, color = LocalColours.current.primary, style = style)
                    Text(item, style = style)
                }
            }
    }
}

private const val BULLET = "•"

/** As wide as there is room, and drawn for just that width. */
@Composable
private fun Figure(core: Core, figure: RuleFigure) {
    BoxWithConstraints(
        Modifier.fillMaxWidth().widthIn(max = WIDEST_FIGURE),
        contentAlignment = Alignment.Center,
    ) {
        val width = minOf(maxWidth, WIDEST_FIGURE)
        val height = width / figure.shape
        var scene: TableScene? by remember(figure, width) { mutableStateOf(null) }
        LaunchedEffect(figure, width) {
            core.orError({}) {
                scene = core.ask { it.figureScene(figure.id, width.value, height.value) }
            }
        }
        scene?.let { StillScene(it, width, height) } ?: Spacer(Modifier.height(height))
    }
}

private val WIDEST_FIGURE = 440.dp
