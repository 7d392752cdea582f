package fr.empile.ui.table

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import fr.empile.core.TouchSample
import fr.empile.ui.common.TopBar
import fr.empile.ui.common.UndoIcon
import fr.empile.ui.scene.SceneView
import fr.empile.ui.scene.Shot
import fr.empile.ui.scene.TableClock
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge

/** What one can do at a table beside touching it. */
class TableActions(
    val onBack: () -> Unit,
    val onUndo: () -> Unit,
    val onLayOut: (width: Float, height: Float, textScale: Float) -> Unit,
    val onTouch: (List<TouchSample>) -> Unit,
)

@Composable
fun TableScreen(
    title: String,
    shot: Shot?,
    clock: TableClock,
    canUndo: Boolean,
    refusal: String?,
    actions: TableActions,
) {
    Column(Modifier.fillMaxSize()) {
        TopBar(title, actions.onBack) { Undo(canUndo, actions.onUndo) }
        val density = LocalDensity.current
        var size by remember { mutableStateOf(IntSize.Zero) }
        LaunchedEffect(size, density, actions) {
            val (width, height) = with(density) { size.width.toDp() to size.height.toDp() }
            if (size != IntSize.Zero) actions.onLayOut(width.value, height.value, density.fontScale)
        }
        Box(Modifier.weight(1f).fillMaxWidth().testTag("table").onSizeChanged { size = it }) {
            if (shot != null) SceneView(shot, actions.onTouch, clock, Modifier.fillMaxSize())
            if (refusal != null) Refusal(refusal, Modifier.align(Alignment.TopCenter))
        }
    }
}

@Composable
private fun Undo(enabled: Boolean, onUndo: () -> Unit) {
    val texts = LocalTexts.current
    val whole = texts["undo"]
    TextButton(
        onUndo,
        Modifier.heightIn(min = Space.target).testTag("undo").semantics {
            contentDescription = whole
        },
        enabled,
    ) {
        if (isTextLarge()) {
            Icon(UndoIcon, contentDescription = null, Modifier.size(32.dp))
        } else {
            Icon(UndoIcon, contentDescription = null, Modifier.padding(end = Space.one).size(20.dp))
            Text(texts["undo-short"])
        }
    }
}

/** Why a touch did nothing; it goes with the next touch. */
@Composable
private fun Refusal(reason: String, modifier: Modifier = Modifier) {
    Surface(
        modifier.padding(Space.two).testTag("refusal").semantics {
            liveRegion = LiveRegionMode.Assertive
        },
        shape = MaterialTheme.shapes.medium,
        color = MaterialTheme.colorScheme.inverseSurface,
        contentColor = MaterialTheme.colorScheme.inverseOnSurface,
    ) {
        Text(reason, Modifier.padding(Space.two), style = MaterialTheme.typography.bodyMedium)
    }
}
