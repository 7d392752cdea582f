package fr.empile.ui.tools

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.core.ToolRow
import fr.empile.core.ToolRowKind
import fr.empile.core.ToolSheet
import fr.empile.core.ToolSpot
import fr.empile.ui.common.TopBar
import fr.empile.ui.common.told
import fr.empile.ui.scene.TableClock
import fr.empile.ui.scene.sceneTouch
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** A tool that is about fingers themselves: all the room there is for them. */
@Composable
internal fun FingersScreen(
    title: String,
    sheet: ToolSheet,
    state: ToolState,
    onBack: () -> Unit,
) {
    val colours = LocalColours.current
    val clock = remember { TableClock() }
    Column(Modifier.fillMaxSize()) {
        TopBar(title, onBack)
        Surface(
            Modifier.fillMaxSize().padding(Space.two),
            shape = MaterialTheme.shapes.extraLarge,
            color = colours.raised,
        ) {
            Box(Modifier.sceneTouch(clock, state::touch).fillMaxSize().testTag("fingers")) {
                Spots(sheet.fingers.orEmpty(), colours.seats, colours.accent)
                val said = sheet.sections.flatMap { it.cards }.flatMap { it.lines }.flatten()
                Said(said, Modifier.align(Alignment.Center))
            }
        }
    }
}

@Composable
private fun Said(words: List<ToolRow>, modifier: Modifier) {
    Column(
        modifier.fillMaxWidth().padding(Space.four),
        verticalArrangement = Arrangement.spacedBy(Space.two),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        words.forEach {
            if (it.kind == ToolRowKind.LOUD) BigWords(it.label, it.tag)
            else
                Text(
                    it.label,
                    Modifier.told(it.tag),
                    color = LocalColours.current.softText,
                    textAlign = TextAlign.Center,
                    style = MaterialTheme.typography.bodyLarge,
                )
        }
    }
}

/** A ring round every finger; honey round the one that was chosen. */
@Composable
private fun Spots(spots: List<ToolSpot>, seats: List<Color>, honey: Color) {
    Canvas(Modifier.fillMaxSize()) {
        spots.forEachIndexed { index, spot ->
            val colour = seats[index % seats.size]
            val at = Offset(spot.x.dp.toPx(), spot.y.dp.toPx())
            val alpha = if (spot.chosen == false) FAINT else 1f
            if (spot.chosen == true) drawCircle(honey, 92.dp.toPx(), at)
            drawCircle(colour, 56.dp.toPx(), at, alpha, Stroke(8.dp.toPx()))
            drawCircle(colour, 40.dp.toPx(), at, alpha)
        }
    }
}

private const val FAINT = 0.25f
