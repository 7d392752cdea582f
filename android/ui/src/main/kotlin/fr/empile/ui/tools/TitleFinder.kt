package fr.empile.ui.tools

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import fr.empile.core.Piece
import fr.empile.ui.common.ColumnCard
import fr.empile.ui.common.Page
import fr.empile.ui.common.TroubleDialog
import fr.empile.ui.core.Core
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space

/** What a Winner with so many golden cats may be called. */
@Composable
fun TitleFinder(core: Core, onBack: () -> Unit) {
    val texts = LocalTexts.current
    var cats by rememberSaveable { mutableIntStateOf(0) }
    var title by remember { mutableStateOf("") }
    var trouble: String? by remember { mutableStateOf(null) }
    LaunchedEffect(core, cats) {
        core.orTrouble({ trouble = it }) { title = core.ask { it.titleFor(cats.toUByte()) } }
    }
    Page(texts["tool-title-finder"], onBack) {
        Column(
            Modifier.fillMaxWidth().padding(vertical = Space.three),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            PieceView(Piece.Cat(coat = 0u, golden = true), 128.dp)
            BigWords(title, "title-found", Modifier.padding(top = Space.two))
        }
        ColumnCard {
            Stepper(texts["tool-title-finder-golden-cats"], cats, 0..GOLDEN_CATS, "golden-cats") {
                cats = it
            }
        }
    }
    trouble?.let { TroubleDialog(it) { trouble = null } }
}

/** There are no more in the box. */
private const val GOLDEN_CATS = 12
