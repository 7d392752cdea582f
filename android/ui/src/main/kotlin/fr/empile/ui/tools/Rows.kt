package fr.empile.ui.tools

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedIconButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableLongStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.withFrameMillis
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.core.ToolRow
import fr.empile.core.ToolRowKind
import fr.empile.ui.common.Beside
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.Stacked
import fr.empile.ui.common.told
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge
import fr.empile.ui.theme.tabular

/** One thing on a card. */
@Composable
internal fun RowView(row: ToolRow, modifier: Modifier, state: ToolState) {
    when (row.kind) {
        ToolRowKind.FIGURE -> Figure(row, modifier)
        ToolRowKind.COUNTER -> Counter(row, modifier, state)
        ToolRowKind.PIECES -> Heap(row, modifier, state)
        ToolRowKind.WORDS ->
            Beside(modifier, if (row.isLarge) Space.two else Space.one) {
                Pieces(row, state)
                val style = MaterialTheme.typography.titleMedium
                Text(row.label, Modifier.weight(1f).told(row.tag), style = style)
            }
        ToolRowKind.QUIET -> SoftText(row.label, modifier.told(row.tag))
        ToolRowKind.LOUD ->
            Column(modifier, horizontalAlignment = Alignment.CenterHorizontally) {
                Pieces(row, state, Modifier.padding(bottom = Space.two))
                BigWords(row.label, row.tag)
            }
        ToolRowKind.DEADLINE -> Deadline(row, modifier)
        else -> RowButton(row, modifier, state)
    }
}

/** The pieces of the box on a row. */
@Composable
internal fun Pieces(row: ToolRow, state: ToolState, modifier: Modifier = Modifier) {
    val inks = LocalColours.current.inks
    row.pieces.forEach {
        val drawing = state.drawings[it.picture]
        Canvas(modifier.size(it.width.dp, it.height.dp)) { drawing?.draw(this, inks) }
    }
}

/** A piece wider than this is a thing of its own, not one of a heap. */
private val ToolRow.isLarge
    get() = pieces.any { it.width > 64f }

@Composable
private fun Heap(row: ToolRow, modifier: Modifier, state: ToolState) {
    val gap = if (row.isLarge) Space.two else Space.half
    val side = if (row.isLarge) Alignment.CenterHorizontally else Alignment.Start
    FlowRow(
        modifier.told(row.tag).semantics(mergeDescendants = true) {
            contentDescription = row.label
        },
        Arrangement.spacedBy(gap, side),
        Arrangement.spacedBy(gap),
    ) {
        Pieces(row, state)
    }
}

/** How many. */
@Composable
internal fun Number(number: Long, modifier: Modifier = Modifier, align: TextAlign? = null) {
    val style = MaterialTheme.typography.titleLarge.tabular()
    Text(LocalTexts.current.number(number), modifier, textAlign = align, style = style)
}

/** A quiet name and a loud number. */
@Composable
private fun Figure(row: ToolRow, modifier: Modifier) {
    val (quiet, style) = LocalColours.current.softText to MaterialTheme.typography.bodyLarge
    Beside(modifier.fillMaxWidth().semantics(mergeDescendants = true) {}, Space.two) {
        Text(row.label, Modifier.weight(1f), quiet, style = style)
        Number(row.number ?: 0, Modifier.testTag(row.tag))
    }
}

/** A number that two large buttons turn by one. */
@Composable
private fun Counter(row: ToolRow, modifier: Modifier, state: ToolState) {
    val style = MaterialTheme.typography.bodyLarge
    if (isTextLarge()) {
        Column(modifier) {
            Text(row.label, style = style)
            Steps(row, state)
        }
    } else {
        Beside(modifier) {
            Text(row.label, Modifier.weight(1f), style = style)
            Steps(row, state)
        }
    }
}

@Composable
private fun Steps(row: ToolRow, state: ToolState) {
    val texts = LocalTexts.current
    val value = row.number ?: 0
    @Composable
    fun Step(sign: String, name: String, tag: String, by: Int, enabled: Boolean) {
        val named = Modifier.semantics { contentDescription = "$name, ${row.label}" }
        val button = Modifier.size(56.dp).testTag("${row.tag}-$tag").then(named)
        OutlinedIconButton({ state.ask { it.turn(row.tag, by) } }, button, enabled) {
            Text(sign, style = MaterialTheme.typography.titleLarge)
        }
    }
    Row(verticalAlignment = Alignment.CenterVertically) {
        Step("−", texts["tools-fewer"], "fewer", -1, value > row.least)
        Number(value, Modifier.widthIn(min = 56.dp).told(row.tag), TextAlign.Center)
        Step("+", texts["tools-more"], "more", 1, value < row.most)
    }
}

/** A number or a few words that the table has to see from afar. */
@Composable
private fun BigWords(text: String, tag: String) {
    val type = MaterialTheme.typography
    Text(
        text,
        Modifier.fillMaxWidth().told(tag),
        color = LocalColours.current.primary,
        textAlign = TextAlign.Center,
        style = (if (isTextLarge()) type.titleLarge else type.headlineLarge).tabular(),
    )
}

/** Time that runs out. The core said how much there is; here it is only counted down. */
@Composable
private fun Deadline(row: ToolRow, modifier: Modifier) {
    val texts = LocalTexts.current
    val begun = row.number ?: 0
    var left by remember(row) { mutableLongStateOf(begun) }
    LaunchedEffect(row) {
        val from = withFrameMillis { it }
        while (left > 0) left = withFrameMillis { begun - (it - from) }
    }
    val seconds = (left + LAST_OF_A_SECOND).coerceAtLeast(0) / SECOND
    Stacked(modifier) {
        BigWords(texts.labelled(row.label, texts.number(seconds)), row.tag)
        LinearProgressIndicator(
            progress = { (left.toFloat() / row.most).coerceIn(0f, 1f) },
            Modifier.fillMaxWidth(),
            color = LocalColours.current.accent,
            trackColor = LocalColours.current.outline,
            drawStopIndicator = {},
        )
    }
}

private const val SECOND = 1_000L
private const val LAST_OF_A_SECOND = SECOND - 1
