package fr.empile.ui.common

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.Button
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space
import fr.empile.ui.theme.isTextLarge

private val padding = PaddingValues(horizontal = Space.two, vertical = Space.one)

/** Two buttons side by side, or below each other where their words are large. */
@Composable
fun ButtonPair(first: @Composable (Modifier) -> Unit, second: @Composable (Modifier) -> Unit) {
    if (isTextLarge()) {
        Column(verticalArrangement = Arrangement.spacedBy(Space.one)) {
            first(Modifier.fillMaxWidth())
            second(Modifier.fillMaxWidth())
        }
    } else {
        Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
            first(Modifier.weight(1f))
            second(Modifier.weight(1f))
        }
    }
}

/** The one thing to do on a screen. */
@Composable
fun PrimaryButton(
    text: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
) {
    Button(onClick, modifier.heightIn(min = 56.dp), enabled, contentPadding = padding) {
        Text(text, textAlign = TextAlign.Center)
    }
}

/** The other thing to do. */
@Composable
fun SecondaryButton(
    text: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
) {
    val colours = LocalColours.current
    OutlinedButton(
        onClick,
        modifier.heightIn(min = 56.dp),
        enabled,
        colors = ButtonDefaults.outlinedButtonColors(contentColor = colours.primary),
        border = BorderStroke(2.dp, if (enabled) colours.primary else colours.outline),
        contentPadding = padding,
    ) {
        Text(text, textAlign = TextAlign.Center)
    }
}
