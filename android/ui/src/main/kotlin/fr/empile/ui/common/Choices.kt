package fr.empile.ui.common

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.withFrameNanos
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/**
 * One of a few, all in sight; or of many, in one line that [scrolls]: for what narrows down a page
 * without filling it. [tag] names each for tests, [label] for who listens where the name alone
 * could be another's.
 */
@Composable
fun <T> Choices(
    all: List<T>,
    chosen: T?,
    name: (T) -> String,
    onChoose: (T) -> Unit,
    modifier: Modifier = Modifier,
    scrolls: Boolean = false,
    tag: (T) -> String = { it.toString() },
    label: (T) -> String? = { null },
) {
    val gap = Arrangement.spacedBy(Space.one)
    val choices =
        @Composable {
            all.forEach { one ->
                val isChosen = one == chosen
                val sight = if (scrolls) Modifier.inSightIf(isChosen) else Modifier
                val named = sight.testTag(tag(one)).labelled(label(one))
                Choice(name(one), isChosen, named) { onChoose(one) }
            }
        }
    if (scrolls) {
        val line = modifier.fillMaxWidth().horizontalScroll(rememberScrollState())
        Row(line.selectableGroup(), gap) { choices() }
    } else {
        FlowRow(modifier.selectableGroup(), gap, gap) { choices() }
    }
}

private fun Modifier.labelled(label: String?) =
    if (label == null) this else semantics { contentDescription = label }

/** What is chosen is never beyond the edge, whoever chose it. */
@Composable
private fun Modifier.inSightIf(isChosen: Boolean): Modifier {
    val requester = remember { BringIntoViewRequester() }
    LaunchedEffect(isChosen) {
        if (!isChosen) return@LaunchedEffect
        // What has just been composed has no place yet to be brought from.
        withFrameNanos {}
        requester.bringIntoView()
    }
    return bringIntoViewRequester(requester)
}

@Composable
private fun Choice(name: String, isChosen: Boolean, modifier: Modifier, onChoose: () -> Unit) {
    val colours = LocalColours.current
    Surface(
        modifier
            .clip(MaterialTheme.shapes.small)
            .selectable(isChosen, role = Role.RadioButton, onClick = onChoose),
        shape = MaterialTheme.shapes.small,
        color = if (isChosen) colours.primary else colours.raised,
        contentColor = if (isChosen) colours.onPrimary else colours.text,
        border = if (isChosen) null else BorderStroke(1.dp, colours.outline),
    ) {
        Box(
            Modifier.heightIn(min = Space.target)
                .padding(horizontal = Space.two, vertical = Space.one),
            contentAlignment = Alignment.Center,
        ) {
            Text(name, style = MaterialTheme.typography.labelMedium)
        }
    }
}

/** A thing that is chosen or not, and shows it without hiding what it is. */
@Composable
fun Choosable(
    isChosen: Boolean,
    modifier: Modifier = Modifier,
    ground: Color = LocalColours.current.raised,
    ring: Dp = 2.dp,
    content: @Composable () -> Unit,
) {
    val colours = LocalColours.current
    Surface(
        modifier,
        shape = MaterialTheme.shapes.small,
        color = if (isChosen) colours.chosen else ground,
        contentColor = colours.text,
        border =
            if (isChosen) BorderStroke(ring, colours.primary)
            else BorderStroke(1.dp, colours.outline),
        content = content,
    )
}

/** Something that is on or off. */
@Composable
fun SwitchRow(
    name: String,
    detail: String?,
    isOn: Boolean,
    modifier: Modifier = Modifier,
    onChange: (Boolean) -> Unit,
) {
    Row(
        modifier
            .fillMaxWidth()
            .clip(MaterialTheme.shapes.small)
            .toggleable(isOn, role = Role.Switch, onValueChange = onChange)
            .heightIn(min = 56.dp)
            .padding(vertical = Space.one),
        horizontalArrangement = Arrangement.spacedBy(Space.two),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        NamedDetail(name, detail, Modifier.weight(1f))
        Switch(isOn, onCheckedChange = null)
    }
}
