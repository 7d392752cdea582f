package fr.empile.ui.common

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.core.Piece
import fr.empile.ui.scene.PieceView
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** Nothing here yet, told by a sleeping cat. */
@Composable
fun EmptyState(words: String) {
    Column(
        Modifier.fillMaxWidth().padding(vertical = Space.four),
        horizontalAlignment = Alignment.CenterHorizontally,
        verticalArrangement = Arrangement.spacedBy(Space.two),
    ) {
        PieceView(Piece.Cat(coat = 1u, golden = false), 112.dp)
        Text(
            words,
            color = LocalColours.current.softText,
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.bodyLarge,
        )
    }
}
