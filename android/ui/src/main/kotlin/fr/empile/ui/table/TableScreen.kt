package fr.empile.ui.table

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
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
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.IntSize
import androidx.compose.ui.unit.dp
import fr.empile.core.GameInfo
import fr.empile.core.Hint
import fr.empile.core.Refusal
import fr.empile.core.SinceTurn
import fr.empile.core.TouchSample
import fr.empile.ui.common.BarTitle
import fr.empile.ui.common.HelpIcon
import fr.empile.ui.common.JournalIcon
import fr.empile.ui.common.PauseIcon
import fr.empile.ui.common.TopBar
import fr.empile.ui.common.UndoIcon
import fr.empile.ui.common.told
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
    isOver: Boolean = false,
    told: String = "",
    hint: Hint? = null,
    above: @Composable BoxScope.() -> Unit = {},
) {
    val board: @Composable (Modifier) -> Unit = { place ->
        Box(place) {
            Board(scene, clock, refusal, actions, Modifier.fillMaxSize()) {
                hint?.let { Hinted(it) }
                above()
            }
            Told(told)
        }
    }
    when {
        game == null -> TopBar(title = "", actions.onBack)
        isShared -> SharedScreen(game.name, isOver, actions) { board(Modifier.fillMaxSize()) }
        else ->
            Column(Modifier.fillMaxSize()) {
                TurnBar(game.name, since, canUndo, actions)
                board(Modifier.weight(1f).fillMaxWidth())
            }
    }
}

/** Said as it happens, and found again above the board; there is nothing to see. */
@Composable
private fun Told(words: String) =
    Box(
        Modifier.fillMaxWidth().height(1.dp).told("told").semantics {
            if (words.isNotEmpty()) contentDescription = words
        }
    )

@Composable
private fun TurnBar(title: String, since: SinceTurn?, canUndo: Boolean, actions: TableActions) {
    val texts = LocalTexts.current
    val buttons: @Composable RowScope.() -> Unit = {
        BarButton(HelpIcon, texts["table-help"], "help", onClick = actions.onHelp)
        BarButton(JournalIcon, texts["table-journal"], "journal", onClick = actions.onJournal)
        BarButton(UndoIcon, texts["undo"], "undo", canUndo, actions.onUndo)
    }
    // One bar, whatever stands in it: two would be taken down and built up at every turn.
    TopBar(
        actions.onBack,
        { if (since == null) BarTitle(title) else SinceStrip(since, actions.onJournal) },
        buttons,
    )
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
 * edge's side, where the screen can spare a strip; after the end it leads away.
 */
@Composable
private fun SharedScreen(
    title: String,
    isOver: Boolean,
    actions: TableActions,
    board: @Composable () -> Unit,
) {
    // Nobody reads it on the table, and whoever listens begins with it.
    val named = Modifier.semantics {
        contentDescription = title
        heading()
    }
    val pause =
        @Composable {
            if (isOver) {
                val back = Icons.AutoMirrored.Filled.ArrowBack
                BarButton(back, LocalTexts.current["back"], "back", onClick = actions.onBack)
            } else
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
                val strip = named.width(Space.target).fillMaxHeight()
                Box(strip, Alignment.Center) { pause() }
                Box(Modifier.weight(1f).fillMaxHeight().padding(end = Space.target)) { board() }
            }
        } else {
            Column {
                Box(named.fillMaxWidth(), Alignment.Center) { pause() }
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
    above: @Composable BoxScope.() -> Unit,
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
        above()
    }
}
