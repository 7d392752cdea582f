package fr.empile.ui.common

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.PaddingValues
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

private val padding = PaddingValues(horizontal = Space.two, vertical = Space.one)

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
