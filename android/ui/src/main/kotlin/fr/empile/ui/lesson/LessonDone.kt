package fr.empile.ui.lesson

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
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
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.core.GameInfo
import fr.empile.core.Piece
import fr.empile.ui.common.ButtonPair
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.common.Page
import fr.empile.ui.common.PrimaryButton
import fr.empile.ui.common.SecondaryButton
import fr.empile.ui.core.Core
import fr.empile.ui.navigation.Navigator
import fr.empile.ui.navigation.Screen
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** The end of a lesson: from here one plays, reads, or takes it again. */
@Composable
fun LessonDone(core: Core, navigator: Navigator, game: String) {
    var info: GameInfo? by remember { mutableStateOf(null) }
    var error: String? by remember { mutableStateOf(null) }
    LaunchedEffect(core, game) {
        core.orError({ error = it }) { info = core.ask { it.games() }.find { it.slug == game } }
    }
    val leave = { screen: Screen ->
        navigator.back()
        // Whoever came from there goes back there.
        if (navigator.current != screen) navigator.goTo(screen)
    }
    val learn = rememberLearning(core, navigator, navigator::replaceBy) { error = it }
    LessonDoneScreen(
        info?.name.orEmpty(),
        onBack = navigator::back,
        onPlay = { leave(Screen.Seating(game)) },
        onRules = { leave(Screen.RulePage(game)) },
        onAgain = { learn(game) },
    )
    error?.let { ErrorDialog(it) { error = null } }
}

@Composable
fun LessonDoneScreen(
    name: String,
    onBack: () -> Unit,
    onPlay: () -> Unit,
    onRules: () -> Unit,
    onAgain: () -> Unit,
) {
    val texts = LocalTexts.current
    Page(
        name,
        onBack,
        bottom = {
            ButtonPair(
                {
                    SecondaryButton(texts["lesson-rules"], onRules, it.testTag("lesson-rules"))
                },
                { PrimaryButton(texts["lesson-play"], onPlay, it.testTag("lesson-play")) },
            )
        },
    ) {
        Column(
            Modifier.fillMaxWidth().padding(vertical = Space.four),
            horizontalAlignment = Alignment.CenterHorizontally,
            verticalArrangement = Arrangement.spacedBy(Space.two),
        ) {
            PieceView(Piece.Cat(coat = 0u, golden = true), 144.dp)
            Text(
                texts["lesson-done-title"],
                Modifier.testTag("lesson-done").semantics {
                    heading()
                    liveRegion = LiveRegionMode.Polite
                },
                color = LocalColours.current.primary,
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.headlineLarge,
            )
            Text(
                texts["lesson-done-detail"],
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodyLarge,
            )
            TextButton(onAgain, Modifier.heightIn(min = Space.target).testTag("lesson-again")) {
                Text(texts["lesson-again"])
            }
        }
    }
}
