package fr.empile.ui.table

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.IntSize
import fr.empile.core.GameInfo
import fr.empile.core.Refusal
import fr.empile.core.SinceTurn
import fr.empile.core.TouchSample
import fr.empile.ui.common.HelpIcon
import fr.empile.ui.common.JournalIcon
import fr.empile.ui.common.PauseIcon
import fr.empile.ui.common.TopBar
import fr.empile.ui.common.UndoIcon
import fr.empile.ui.scene.LiveScene
import fr.empile.ui.scene.SceneView
import fr.empile.ui.scene.TableClock
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space

/** What one can do at a table beside touching it. */
class TableActions(
    val onBack: () -> Unit,
    val onUndo: () -> Unit,
    val onHelp: () -> Unit,
    val onJournal: () -> Unit,
    val onPause: () -> Unit,
    val onLayOut: (width: Float, height: Float, textScale: Float) -> Unit,
    val onTouch: (List<TouchSample>) -> Unit,
    val onRule: (String) -> Unit = {},
)

@Composable
fun TableScreen(
    game: GameInfo?,
    scene: LiveScene,
    clock: TableClock,
    isShared: Boolean,
    canUndo: Boolean,
    refusal: Refusal?,
    actions: TableActions,
    since: SinceTurn? = null,
) {
    when {
        game == null -> TopBar(title = "", actions.onBack)
        isShared ->
            SharedScreen(actions) { Board(scene, clock, refusal, actions, Modifier.fillMaxSize()) }
        else ->
            Column(Modifier.fillMaxSize()) {
                TurnBar(game.name, since, canUndo, actions)
                Board(scene, clock, refusal, actions, Modifier.weight(1f).fillMaxWidth())
            }
    }
}

@Composable
private fun TurnBar(title: String, since: SinceTurn?, canUndo: Boolean, actions: TableActions) {
    val texts = LocalTexts.current
    val buttons: @Composable RowScope.() -> Unit = {
        BarButton(HelpIcon, texts["table-help"], "help", onClick = actions.onHelp)
        BarButton(JournalIcon, texts["table-journal"], "journal", onClick = actions.onJournal)
        BarButton(UndoIcon, texts["undo"], "undo", canUndo, actions.onUndo)
    }
    if (since == null) TopBar(title, actions.onBack, buttons)
    else TopBar(actions.onBack, { SinceStrip(since, actions.onJournal) }, buttons)
}

@Composable
private fun BarButton(
    icon: ImageVector,
    name: String,
    tag: String,
    enabled: Boolean = true,
    onClick: () -> Unit,
) {
    IconButton(onClick, Modifier.size(Space.target).testTag(tag), enabled) { Icon(icon, name) }
}

/**
 * The board has the whole screen, for everyone has a side of it. The one button lies on the longer
 * edge's side, where the screen can spare a strip.
 */
@Composable
private fun SharedScreen(actions: TableActions, board: @Composable () -> Unit) {
    val pause =
        @Composable {
            BarButton(
                PauseIcon,
                LocalTexts.current["table-pause"],
                "pause",
                onClick = actions.onPause,
            )
        }
    BoxWithConstraints(Modifier.fillMaxSize()) {
        if (maxWidth > maxHeight) {
            Row {
                Box(Modifier.width(Space.target).fillMaxHeight(), Alignment.Center) { pause() }
                Box(Modifier.weight(1f).fillMaxHeight().padding(end = Space.target)) { board() }
            }
        } else {
            Column {
                Box(Modifier.fillMaxWidth(), Alignment.Center) { pause() }
                Box(Modifier.weight(1f).fillMaxWidth()) { board() }
            }
        }
    }
}

/** What the board gets of a screen that everyone has a side of. */
fun sharedBoard(screen: DpSize): DpSize =
    if (screen.width > screen.height) DpSize(screen.width - Space.target * 2, screen.height)
    else DpSize(screen.width, screen.height - Space.target)

@Composable
private fun Board(
    scene: LiveScene,
    clock: TableClock,
    refusal: Refusal?,
    actions: TableActions,
    modifier: Modifier,
) {
    val density = LocalDensity.current
    var size by remember { mutableStateOf(IntSize.Zero) }
    LaunchedEffect(size, density, actions) {
        val (width, height) = with(density) { size.width.toDp() to size.height.toDp() }
        if (size != IntSize.Zero) actions.onLayOut(width.value, height.value, density.fontScale)
    }
    Box(modifier.testTag("table").onSizeChanged { size = it }) {
        if (!scene.isEmpty) SceneView(scene, actions.onTouch, clock, Modifier.fillMaxSize())
        refusal?.let { Refused(it, actions.onRule) }
    }
}
