package fr.empile.ui.common

import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.tabular

/** Which seat somebody has, the first player's being number one. */
@Composable
internal fun OrderNumber(order: Int) {
    Surface(shape = CircleShape, color = LocalColours.current.primary) {
        Text(
            LocalTexts.current.say("number", "number" to order),
            Modifier.heightIn(min = 32.dp).padding(horizontal = 12.dp, vertical = 4.dp),
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.titleMedium.tabular(),
        )
    }
}
