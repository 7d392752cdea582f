package fr.empile.ui.common

import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Close
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Dialog
import androidx.compose.ui.window.DialogProperties
import fr.empile.ui.navigation.BackGuard
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/**
 * Something to read or to choose without leaving the screen: from below on a phone, in the middle
 * of a larger screen, or beside the list that it was chosen from.
 */
@Composable
fun Sheet(title: String, onClose: () -> Unit, content: @Composable ColumnScope.() -> Unit) {
    val navigator = LocalSheetBeside.current
    if (navigator == null) SheetOver(title, onClose, content)
    else {
        BackGuard(navigator, onClose)
        // What is asked from here is asked over everything.
        CompositionLocalProvider(LocalSheetBeside provides null) {
            SheetBeside(title, onClose, content)
        }
    }
}

@Composable
private fun SheetBeside(
    title: String,
    onClose: () -> Unit,
    content: @Composable ColumnScope.() -> Unit,
) {
    Box(Modifier.fillMaxSize(), Alignment.TopCenter) {
        SheetColumn(title, onClose, Modifier.widthIn(max = Space.readable), content)
    }
}

@Composable
private fun SheetOver(
    title: String,
    onClose: () -> Unit,
    content: @Composable ColumnScope.() -> Unit,
) {
    Dialog(onClose, DialogProperties(usePlatformDefaultWidth = false)) {
        BoxWithConstraints(Modifier.fillMaxSize()) {
            val isWide = maxWidth >= Space.readable
            val nothing = remember { MutableInteractionSource() }
            // For fingers beside the sheet; whoever listens has a button that says so.
            Box(
                Modifier.fillMaxSize()
                    .clearAndSetSemantics {}
                    .clickable(nothing, indication = null, onClick = onClose)
            )
            Surface(
                Modifier.align(if (isWide) Alignment.Center else Alignment.BottomCenter)
                    .widthIn(max = 560.dp)
                    .heightIn(max = maxHeight * TALLEST)
                    .fillMaxWidth(),
                shape =
                    if (isWide) MaterialTheme.shapes.extraLarge
                    else RoundedCornerShape(topStart = 28.dp, topEnd = 28.dp),
                color = LocalColours.current.surface,
            ) {
                SheetColumn(title, onClose, Modifier, content)
            }
        }
    }
}

@Composable
private fun SheetColumn(
    title: String,
    onClose: () -> Unit,
    modifier: Modifier,
    content: @Composable ColumnScope.() -> Unit,
) {
    Column(
        modifier
            .padding(start = Space.three, end = Space.one, bottom = Space.three)
            .semantics { paneTitle = title }
            .testTag("sheet")
    ) {
        SheetBar(title, onClose)
        Column(
            Modifier.verticalScroll(rememberScrollState()).padding(end = Space.two),
            verticalArrangement = Arrangement.spacedBy(Space.one),
            content = content,
        )
    }
}

@Composable
private fun SheetBar(title: String, onClose: () -> Unit) {
    Row(
        Modifier.fillMaxWidth().padding(vertical = Space.one),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            title,
            Modifier.weight(1f).semantics { heading() },
            style = MaterialTheme.typography.titleLarge,
        )
        IconButton(onClose, Modifier.size(Space.target).testTag("sheet-close")) {
            Icon(Icons.Filled.Close, LocalTexts.current["close"])
        }
    }
}

/** Something of the screen below stays in sight. */
private const val TALLEST = 0.86f
