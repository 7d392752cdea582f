package fr.empile.ui.common

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.material3.VerticalDivider
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Stable
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import fr.empile.core.Piece
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** The room beside a list, on a window that is broad enough for both. */
@Stable
class RoomBeside(
    val navigator: Navigator,
    /** The screen that was chosen from the list. */
    val chosen: Screen?,
    val draw: @Composable (Screen) -> Unit,
)

/** Nothing where one screen fills the window. */
val LocalRoomBeside = compositionLocalOf<RoomBeside?> { null }

/** Is this the first page beside its list? Then the list is in sight, and no way back is needed. */
internal val LocalIsFirstBeside = compositionLocalOf { false }

/** Whom a sheet tells how to go if it stands beside a list, rather than over everything. */
internal val LocalSheetBeside = compositionLocalOf<Navigator?> { null }

/** From how much room on a list and a page stand side by side, the taller its words the later. */
@Composable
internal fun isBroad(width: Dp, height: Dp): Boolean =
    width >= Space.twoColumns * textScale() && height >= LEAST_HEIGHT

/**
 * A list, and beside it what was chosen from it: the screen that one went to, or else a [sheet].
 * Where there is no room, the screen has the window to itself, and the sheet lies over the list.
 */
@Composable
fun ListAndPage(sheet: (@Composable () -> Unit)? = null, list: @Composable () -> Unit) {
    val room = LocalRoomBeside.current
    Row(Modifier.fillMaxSize()) {
        val width = if (room == null) Modifier.weight(1f) else Modifier.width(LIST * textScale())
        Box(width.testTag("list")) { list() }
        if (room != null) {
            VerticalDivider(color = LocalColours.current.outline)
            Box(Modifier.weight(1f).testTag("beside")) { Chosen(room, sheet) }
        }
    }
    if (room == null) sheet?.invoke()
}

@Composable
private fun Chosen(room: RoomBeside, sheet: (@Composable () -> Unit)?) {
    val chosen = room.chosen
    when {
        chosen != null ->
            CompositionLocalProvider(
                LocalRoomBeside provides null,
                LocalIsFirstBeside provides room.navigator.isFirstPage,
            ) {
                room.draw(chosen)
            }
        sheet != null ->
            CompositionLocalProvider(LocalSheetBeside provides room.navigator, content = sheet)
        else -> NothingChosen()
    }
}

@Composable
private fun NothingChosen() {
    Column(
        Modifier.fillMaxSize().padding(Space.four),
        Arrangement.spacedBy(Space.two, Alignment.CenterVertically),
        Alignment.CenterHorizontally,
    ) {
        PieceView(Piece.Cat(coat = 2u, golden = false), 112.dp)
        SoftText(LocalTexts.current["beside-nothing"])
    }
}

@Composable private fun textScale() = LocalDensity.current.fontScale.coerceAtLeast(1f)

private val LIST = 400.dp

/** A phone that is turned has no room for two. */
private val LEAST_HEIGHT = 480.dp
