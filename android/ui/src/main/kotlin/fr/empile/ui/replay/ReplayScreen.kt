package fr.empile.ui.replay

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.PlayArrow
import androidx.compose.material3.FilledIconButton
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Slider
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import fr.empile.ui.common.Choices
import fr.empile.ui.common.PauseIcon
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.StepBackIcon
import fr.empile.ui.common.StepIcon
import fr.empile.ui.common.TopBar
import fr.empile.ui.common.told
import fr.empile.ui.scene.SceneView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge
import kotlin.math.roundToInt

@Composable
fun ReplayScreen(
    state: ReplayState,
    onBack: () -> Unit,
    onGoTo: (Int) -> Unit,
    onLayOut: (width: Float, height: Float, textScale: Float) -> Unit,
) {
    val texts = LocalTexts.current
    Column(Modifier.fillMaxSize()) {
        TopBar(state.game?.let { texts["game-$it"] }.orEmpty(), onBack)
        BoxWithConstraints(Modifier.weight(1f)) {
            if (maxWidth > maxHeight) {
                Row {
                    Board(state, onLayOut, Modifier.weight(1f).fillMaxHeight())
                    Controls(
                        state,
                        onGoTo,
                        Modifier.width(320.dp)
                            .fillMaxHeight()
                            .verticalScroll(rememberScrollState()),
                    )
                }
            } else {
                Column {
                    Board(state, onLayOut, Modifier.weight(1f).fillMaxWidth())
                    // What is watched keeps most of the screen, however large its words are.
                    Controls(
                        state,
                        onGoTo,
                        Modifier.fillMaxWidth()
                            .heightIn(max = this@BoxWithConstraints.maxHeight * CONTROLS_PART)
                            .verticalScroll(rememberScrollState()),
                    )
                }
            }
        }
    }
}

private const val CONTROLS_PART = 0.36f

@Composable
private fun Board(
    state: ReplayState,
    onLayOut: (width: Float, height: Float, textScale: Float) -> Unit,
    modifier: Modifier,
) {
    val density = LocalDensity.current
    var size by remember { mutableStateOf(IntSize.Zero) }
    LaunchedEffect(size, density) {
        val (width, height) = with(density) { size.width.toDp() to size.height.toDp() }
        if (size != IntSize.Zero) onLayOut(width.value, height.value, density.fontScale)
    }
    Box(modifier.testTag("replay-board").onSizeChanged { size = it }) {
        if (!state.scene.isEmpty) SceneView(state.scene, Modifier.fillMaxSize())
    }
}

@Composable
private fun Controls(state: ReplayState, onGoTo: (Int) -> Unit, modifier: Modifier) {
    val texts = LocalTexts.current
    val where = texts.say("replay-step", "step" to state.step, "length" to state.length)
    Column(modifier.padding(horizontal = Space.two, vertical = Space.one)) {
        Text(
            state.told.joinToString(" "),
            Modifier.told("replay-told"),
            minLines = if (isTextLarge()) 1 else 2,
            maxLines = 3,
            style = MaterialTheme.typography.bodyLarge,
        )
        Slider(
            state.step.toFloat(),
            { onGoTo(it.roundToInt()) },
            Modifier.semantics { contentDescription = where }.testTag("replay-slider"),
            valueRange = 0f..state.length.coerceAtLeast(1).toFloat(),
        )
        Steps(state, onGoTo)
        FlowRow(
            Modifier.fillMaxWidth().padding(top = Space.one),
            horizontalArrangement = Arrangement.SpaceBetween,
        ) {
            SoftText(where)
            state.seed?.let { Seed(it) }
        }
    }
}

/** Where chance began: for whoever asks. */
@Composable
private fun Seed(seed: ULong) {
    val texts = LocalTexts.current
    var isShown by rememberSaveable { mutableStateOf(false) }
    if (isShown) {
        SoftText(texts.say("replay-seed", "seed" to seed.toString()), Modifier.testTag("seed"))
    } else {
        TextButton(
            { isShown = true },
            Modifier.heightIn(min = Space.target).testTag("show-seed"),
        ) {
            Text(texts["replay-show-seed"])
        }
    }
}

@Composable
private fun Steps(state: ReplayState, onGoTo: (Int) -> Unit) {
    val texts = LocalTexts.current
    FlowRow(
        Modifier.fillMaxWidth(),
        horizontalArrangement = Arrangement.SpaceBetween,
        verticalArrangement = Arrangement.spacedBy(Space.one),
    ) {
        Row(verticalAlignment = Alignment.CenterVertically) {
            IconButton(
                { onGoTo(state.step - 1) },
                Modifier.size(Space.target).testTag("replay-back"),
                enabled = state.step > 0,
            ) {
                Icon(StepBackIcon, texts["replay-back"])
            }
            FilledIconButton(
                { state.isPlaying = !state.isPlaying },
                Modifier.size(56.dp).testTag("replay-play"),
            ) {
                if (state.isPlaying) Icon(PauseIcon, texts["replay-pause"])
                else Icon(Icons.Filled.PlayArrow, texts["replay-play"])
            }
            IconButton(
                { onGoTo(state.step + 1) },
                Modifier.size(Space.target).testTag("replay-next"),
                enabled = state.step < state.length,
            ) {
                Icon(StepIcon, texts["replay-next"])
            }
        }
        Choices(
            ReplayState.SPEEDS,
            state.speed,
            name = { texts.say("replay-speed", "speed" to speed(it)) },
            onChoose = { state.speed = it },
            tag = { "replay-speed-$it" },
        )
    }
}

private fun speed(times: Float): String = if (times < 1f) "½" else times.roundToInt().toString()
