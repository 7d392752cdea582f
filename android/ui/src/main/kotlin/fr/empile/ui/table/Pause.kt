package fr.empile.ui.table

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.core.Piece
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** Over the whole table, so that nobody studies the cards meanwhile. */
@Composable
fun Pause(state: TableState, actions: TableActions) =
    PauseScreen(
        onResume = state::resume,
        onHelp = actions.onHelp,
        onJournal = actions.onJournal,
        onLeave = actions.onBack,
    )

@Composable
fun PauseScreen(
    onResume: () -> Unit,
    onHelp: () -> Unit,
    onJournal: () -> Unit,
    onLeave: () -> Unit,
) {
    val texts = LocalTexts.current
    Surface(Modifier.fillMaxSize().testTag("paused"), color = LocalColours.current.surface) {
        Column(
            Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(Space.three),
            verticalArrangement = Arrangement.spacedBy(Space.two, Alignment.CenterVertically),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            PieceView(Piece.Cat(coat = 1u, golden = false), 112.dp)
            Text(
                texts["pause-title"],
                Modifier.semantics {
                    heading()
                    liveRegion = LiveRegionMode.Polite
                },
                color = LocalColours.current.primary,
                style = MaterialTheme.typography.headlineLarge,
            )
            Text(
                texts["table-paused"],
                color = LocalColours.current.softText,
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodyLarge,
            )
            val wide = Modifier.widthIn(max = 360.dp).fillMaxWidth()
            SecondaryButton(texts["table-help"], onHelp, wide.testTag("pause-help"))
            SecondaryButton(texts["table-journal"], onJournal, wide.testTag("pause-journal"))
            SecondaryButton(texts["table-leave"], onLeave, wide.testTag("leave"))
            PrimaryButton(texts["pause-resume"], onResume, wide.testTag("resume"))
        }
    }
}
