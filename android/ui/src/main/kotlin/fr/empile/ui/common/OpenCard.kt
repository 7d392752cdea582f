package fr.empile.ui.common

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** A card that opens something. */
@Composable
fun OpenCard(tag: String, onOpen: () -> Unit, content: @Composable () -> Unit) =
    OpenSurface(tag, onOpen) {
        Box(
            Modifier.heightIn(min = 56.dp).padding(Space.two),
            contentAlignment = Alignment.CenterStart,
        ) {
            content()
        }
    }

/** The same with nothing on it yet. */
@Composable
fun OpenSurface(tag: String, onOpen: () -> Unit, content: @Composable () -> Unit) {
    val colours = LocalColours.current
    Surface(
        onOpen,
        Modifier.fillMaxWidth().testTag(tag),
        shape = MaterialTheme.shapes.medium,
        color = colours.raised,
        contentColor = colours.text,
        border = BorderStroke(1.dp, colours.outline),
        content = content,
    )
}
