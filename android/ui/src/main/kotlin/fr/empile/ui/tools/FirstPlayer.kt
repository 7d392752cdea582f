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
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.core.FirstPlayerPicker
import fr.empile.core.PickerView
import fr.empile.core.TouchSample
import fr.empile.ui.common.TopBar
import fr.empile.ui.common.TroubleDialog
import fr.empile.ui.core.Core
import fr.empile.ui.scene.TableClock
import fr.empile.ui.scene.sceneTouch
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import kotlin.time.TimeSource
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** Fingers on the screen, and the one that begins. */
@Stable
class FirstPlayerState(private val core: Core) {
    val clock = TableClock(TimeSource.Monotonic)

    var view: PickerView? by mutableStateOf(null)
        private set

    var trouble: String? by mutableStateOf(null)

    private val touches = Channel<List<TouchSample>>(Channel.UNLIMITED)

    fun touch(samples: List<TouchSample>) {
        touches.trySend(samples)
    }

    /**
     * Hears touches until cancelled; when nothing moves for as long as the picker asked, time has
     * passed.
     */
    suspend fun serve() =
        core.orTrouble({ trouble = it }) {
            val picker = core.ask { it.firstPlayerPicker() }
            try {
                coroutineScope { listen(picker) }
            } finally {
                withContext(NonCancellable) { core.ask { picker.close() } }
            }
        }

    private suspend fun CoroutineScope.listen(picker: FirstPlayerPicker) {
        var now = 0uL
        var waiting: Job? = null
        for (samples in touches) {
            waiting?.cancel()
            now = samples.lastOrNull()?.stampMs ?: view?.nextMs ?: now
            val shown = hear(picker, samples, now)
            view = shown
            waiting =
                shown.nextMs?.let { deadline ->
                    launch {
                        delay((deadline - now).toLong())
                        touch(emptyList())
                    }
                }
        }
    }

    private suspend fun hear(picker: FirstPlayerPicker, samples: List<TouchSample>, now: ULong) =
        core.ask {
            picker.touch(samples, now)
        }
}

/** Everyone lays a finger on the screen; after a moment one of them begins. */
@Composable
fun FirstPlayer(core: Core, onBack: () -> Unit) {
    val state = remember(core) { FirstPlayerState(core) }
    LaunchedEffect(state) { state.serve() }
    Column(Modifier.fillMaxSize()) {
        TopBar(LocalTexts.current["tool-first-player"], onBack)
        FirstPlayerScreen(state.view, Modifier.sceneTouch(state.clock, state::touch))
    }
    state.trouble?.let { TroubleDialog(it) { state.trouble = null } }
}

@Composable
fun FirstPlayerScreen(view: PickerView?, touch: Modifier = Modifier) {
    val colours = LocalColours.current
    Box(Modifier.fillMaxSize().padding(Space.two)) {
        Surface(
            Modifier.fillMaxSize(),
            shape = MaterialTheme.shapes.extraLarge,
            color = colours.raised,
        ) {
            Box(touch.fillMaxSize().testTag("fingers")) {
                Fingers(view, colours.seats, colours.accent)
                Words(view, Modifier.align(Alignment.Center))
            }
        }
    }
}

@Composable
private fun Words(view: PickerView?, modifier: Modifier) {
    val texts = LocalTexts.current
    val key =
        when {
            view?.chosen != null -> "tool-first-player-chosen"
            (view?.fingers?.size ?: 0) >= ENOUGH -> "tool-first-player-wait"
            else -> "tool-first-player-lay"
        }
    Column(
        modifier.fillMaxWidth().padding(Space.four),
        verticalArrangement = Arrangement.spacedBy(Space.two),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        BigWords(texts[key], "first-player-words")
        if (view?.chosen != null) {
            Text(
                texts["tool-first-player-again"],
                Modifier.semantics { liveRegion = LiveRegionMode.Polite },
                color = LocalColours.current.softText,
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodyLarge,
            )
        }
    }
}

/** A ring round every finger; honey round the one that begins. */
@Composable
private fun Fingers(view: PickerView?, seats: List<Color>, honey: Color) {
    Canvas(Modifier.fillMaxSize()) {
        val chosen = view?.chosen
        chosen?.let {
            drawCircle(honey, 92.dp.toPx(), Offset(it.x.dp.toPx(), it.y.dp.toPx()))
        }
        view?.fingers.orEmpty().forEachIndexed { index, finger ->
            val isOut = chosen != null && finger.pointer != chosen.pointer
            val colour = seats[index % seats.size]
            val at = Offset(finger.x.dp.toPx(), finger.y.dp.toPx())
            drawCircle(colour, 56.dp.toPx(), at, if (isOut) FAINT else 1f, Stroke(8.dp.toPx()))
            drawCircle(colour, 40.dp.toPx(), at, if (isOut) FAINT else 1f)
        }
    }
}

private const val ENOUGH = 2
private const val FAINT = 0.25f
