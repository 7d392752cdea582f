package fr.empile.ui.tools

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import fr.empile.core.ToolPage
import fr.empile.core.ToolSpot
import fr.empile.ui.common.Stacked
import fr.empile.ui.common.TopBar
import fr.empile.ui.scene.TableClock
import fr.empile.ui.scene.sceneTouch
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** A tool that is about fingers themselves: all the room there is for them. */
@Composable
internal fun FingersScreen(page: ToolPage, state: ToolState, onBack: () -> Unit) {
    val clock = remember { TableClock() }
    val said = page.sections.flatMap { it.cards }.flatMap { it.lines }.flatten()
    val (shape, colour) = MaterialTheme.shapes.extraLarge to LocalColours.current.raised
    Column(Modifier.fillMaxSize()) {
        TopBar(page.title, onBack)
        Surface(Modifier.fillMaxSize().padding(Space.two), shape, colour) {
            val touched = Modifier.sceneTouch(clock, state::touch).testTag("fingers")
            Box(touched.fillMaxSize(), Alignment.Center) {
                Spots(page.fingers.orEmpty())
                Stacked(Modifier.fillMaxWidth().padding(Space.four), Space.two) {
                    said.forEach {
                        RowView(it, Modifier.align(Alignment.CenterHorizontally), state)
                    }
                }
            }
        }
    }
}

/** A ring round every finger; honey round the one that was chosen. */
@Composable
private fun Spots(spots: List<ToolSpot>) {
    val colours = LocalColours.current
    Canvas(Modifier.fillMaxSize()) {
        spots.forEachIndexed { index, spot ->
            val colour = colours.seats[index % colours.seats.size]
            val at = Offset(spot.x.dp.toPx(), spot.y.dp.toPx())
            val alpha = if (spot.chosen == false) FAINT else 1f
            if (spot.chosen == true) drawCircle(colours.accent, 92.dp.toPx(), at)
            drawCircle(colour, 56.dp.toPx(), at, alpha, Stroke(8.dp.toPx()))
            drawCircle(colour, 40.dp.toPx(), at, alpha)
        }
    }
}

private const val FAINT = 0.25f
