package fr.empile.ui.common

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.core.Piece
import fr.empile.ui.scene.PieceView
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** The score log cannot be opened: why, and another try. */
@Composable
fun FailedLaunch(reason: String, onRetry: () -> Unit) {
    val texts = LocalTexts.current
    Column(
        Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(Space.four),
        verticalArrangement = Arrangement.spacedBy(Space.two, Alignment.CenterVertically),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        PieceView(Piece.Cat(coat = 2u, golden = false), 112.dp)
        Text(
            texts["error-title"],
            color = LocalColours.current.primary,
            style = MaterialTheme.typography.headlineLarge,
        )
        Text(reason, textAlign = TextAlign.Center, style = MaterialTheme.typography.bodyLarge)
        PrimaryButton(texts["retry"], onRetry, Modifier.testTag("retry"))
    }
}
