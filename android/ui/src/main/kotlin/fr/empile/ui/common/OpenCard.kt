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
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** A card that opens something, and shows it if that [isOpen] beside it. */
@Composable
fun OpenCard(
    tag: String,
    onOpen: () -> Unit,
    isOpen: Boolean = false,
    content: @Composable () -> Unit,
) =
    OpenSurface(tag, onOpen, isOpen) {
        Box(
            Modifier.heightIn(min = 56.dp).padding(Space.two),
            contentAlignment = Alignment.CenterStart,
        ) {
            content()
        }
    }

/** The same with nothing on it yet. */
@Composable
fun OpenSurface(
    tag: String,
    onOpen: () -> Unit,
    isOpen: Boolean = false,
    content: @Composable () -> Unit,
) {
    val colours = LocalColours.current
    Surface(
        onOpen,
        Modifier.fillMaxWidth().opens(tag).semantics { if (isOpen) selected = true },
        shape = MaterialTheme.shapes.medium,
        color = if (isOpen) colours.chosen else colours.raised,
        contentColor = colours.text,
        border =
            if (isOpen) BorderStroke(2.dp, colours.primary)
            else BorderStroke(1.dp, colours.outline),
        content = content,
    )
}
