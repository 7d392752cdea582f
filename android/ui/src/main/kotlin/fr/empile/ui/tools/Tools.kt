package fr.empile.ui.tools

import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import fr.empile.core.GameInfo
import fr.empile.core.ToolInfo
import fr.empile.ui.common.CardGrid
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.common.ListAndPage
import fr.empile.ui.common.LocalRoomBeside
import fr.empile.ui.common.NamedDetail
import fr.empile.ui.common.OpenCard
import fr.empile.ui.common.Page
import fr.empile.ui.common.SectionTitle
import fr.empile.ui.common.SoftText
import fr.empile.ui.common.Stacked
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space

/** The shelf of tools: those for any game first, then game by game. */
@Composable
fun Tools(core: Core, navigator: Navigator) {
    var shelf: Pair<List<ToolInfo>, List<GameInfo>>? by remember { mutableStateOf(null) }
    var error: String? by remember { mutableStateOf(null) }
    LaunchedEffect(core) {
        core.orError({ error = it }) { shelf = core.ask { it.tools() to it.games() } }
    }
    val texts = LocalTexts.current
    ListAndPage {
        Page(texts["tools-title"], navigator::back, widest = Space.twoColumnsReadable) {
            val (tools, games) = shelf ?: return@Page
            SoftText(texts["tools-detail"])
            val groups = tools.groupBy { tool -> games.find { it.slug == tool.game } }
            groups.forEach { (game, mine) ->
                SectionTitle(game?.name ?: texts["tools-for-any-game"])
                ToolCards(mine) { navigator.goTo(Screen.Tool(it)) }
            }
        }
    }
    error?.let { ErrorDialog(it) { error = null } }
}

/** Tools to choose from; [isShort] without what they are for. */
@Composable
fun ToolCards(
    tools: List<ToolInfo>,
    modifier: Modifier = Modifier,
    isShort: Boolean = false,
    onTool: (String) -> Unit,
) {
    val chosen = LocalRoomBeside.current?.chosen
    Stacked(modifier) {
        CardGrid(tools) { tool ->
            val isOpen = chosen == Screen.Tool(tool.slug)
            OpenCard("tool-${tool.slug}", { onTool(tool.slug) }, isOpen) {
                val detail = tool.detail.takeUnless { isShort }
                NamedDetail(tool.title, detail, Modifier.padding(end = Space.one))
            }
        }
    }
}
