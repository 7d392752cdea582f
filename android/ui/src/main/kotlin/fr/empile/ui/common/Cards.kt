package fr.empile.ui.common

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** What lies on the table: a sheet of paper with round corners. */
@Composable
fun Card(
    modifier: Modifier = Modifier,
    colour: Color = LocalColours.current.raised,
    border: BorderStroke? = null,
    content: @Composable () -> Unit,
) {
    Surface(
        modifier,
        shape = MaterialTheme.shapes.medium,
        color = colour,
        contentColor = LocalColours.current.text,
        border = border ?: BorderStroke(1.dp, LocalColours.current.outline),
        content = content,
    )
}

/** A card with things below each other. */
@Composable
fun ColumnCard(modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit) {
    Card(modifier.fillMaxWidth()) {
        Column(
            Modifier.padding(Space.two),
            verticalArrangement = Arrangement.spacedBy(Space.one),
            content = content,
        )
    }
}

@Composable
fun SectionTitle(text: String, modifier: Modifier = Modifier) {
    Text(
        text,
        modifier.padding(top = Space.three, bottom = Space.one).semantics { heading() },
        style = MaterialTheme.typography.titleLarge,
    )
}

/** What a card, or a part of it, is about. */
@Composable
fun CardTitle(text: String) =
    Text(
        text,
        Modifier.semantics { heading() },
        style = MaterialTheme.typography.titleMedium,
    )

/** Quieter words. */
@Composable
fun SoftText(text: String, modifier: Modifier = Modifier) {
    Text(
        text,
        modifier,
        color = LocalColours.current.softText,
        style = MaterialTheme.typography.bodyMedium,
    )
}

/** A name, and quieter what it is about. */
@Composable
fun NamedDetail(name: String, detail: String?, modifier: Modifier = Modifier) {
    Column(modifier) {
        Text(name, style = MaterialTheme.typography.titleMedium)
        if (!detail.isNullOrEmpty()) SoftText(detail)
    }
}
