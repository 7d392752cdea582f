package fr.empile.ui.result

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Close
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.core.ResultSheet
import fr.empile.ui.common.ButtonPair
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** What one can do after a match. */
class EndActions(
    val onLook: () -> Unit,
    val onResult: () -> Unit,
    val onRematch: () -> Unit,
    val onReplay: () -> Unit,
    val onNote: () -> Unit,
    val onShare: () -> Unit,
)

/** Who won and why it is over: the board stays in sight above it, and all of it is a touch away. */
@Composable
internal fun EndStrip(sheet: ResultSheet, actions: EndActions) {
    BoxWithConstraints(Modifier.fillMaxSize(), Alignment.BottomCenter) {
        Surface(
            Modifier.widthIn(max = WIDEST)
                .fillMaxWidth()
                .heightIn(max = maxHeight * TALLEST)
                .testTag("end"),
            shape = RoundedCornerShape(topStart = 28.dp, topEnd = 28.dp),
            color = LocalColours.current.raised,
            shadowElevation = 8.dp,
        ) {
            Column(
                Modifier.verticalScroll(rememberScrollState()).padding(Space.two),
                verticalArrangement = Arrangement.spacedBy(Space.one),
            ) {
                Told(sheet, actions.onLook)
                EndButtons(actions)
            }
        }
    }
}

@Composable
private fun Told(sheet: ResultSheet, onLook: () -> Unit) {
    Row(horizontalArrangement = Arrangement.spacedBy(Space.one)) {
        Column(Modifier.weight(1f).semantics { liveRegion = LiveRegionMode.Polite }) {
            Text(
                sheet.headline,
                Modifier.semantics { heading() },
                color = LocalColours.current.primary,
                style = MaterialTheme.typography.titleLarge,
            )
            sheet.why?.let {
                Text(it, Modifier.testTag("end-why"), style = MaterialTheme.typography.bodyLarge)
            }
        }
        IconButton(onLook, Modifier.size(Space.target).testTag("end-look")) {
            Icon(Icons.Filled.Close, LocalTexts.current["result-look"])
        }
    }
}

@Composable
private fun EndButtons(actions: EndActions) {
    val texts = LocalTexts.current
    ButtonPair(
        { SecondaryButton(texts["result-rematch"], actions.onRematch, it.testTag("rematch")) },
        { PrimaryButton(texts["result-title"], actions.onResult, it.testTag("end-result")) },
    )
    FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly) {
        Quiet("result-replay", "end-replay", actions.onReplay)
        Quiet("result-note", "end-note", actions.onNote)
        Quiet("result-share", "end-share", actions.onShare)
    }
}

@Composable
private fun Quiet(key: String, tag: String, onClick: () -> Unit) {
    TextButton(onClick, Modifier.heightIn(min = Space.target).testTag(tag)) {
        Text(LocalTexts.current[key])
    }
}

/** The whole board is looked at; the strip is brought back. */
@Composable
internal fun BoxScope.EndShown(onShow: () -> Unit) {
    Surface(
        Modifier.align(Alignment.BottomCenter).padding(Space.one),
        shape = MaterialTheme.shapes.large,
        color = LocalColours.current.raised,
        shadowElevation = 4.dp,
    ) {
        Quiet("result-show", "end-show", onShow)
    }
}

private val WIDEST = 560.dp

/** The board is never hidden wholly. */
private const val TALLEST = 0.6f
