package fr.empile.ui.common

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import fr.empile.ui.texts.LocalTexts
import fr.empile.ui.theme.Space

/** A page with a title, what scrolls, and what stays within the thumb's reach. */
@Composable
fun Page(
    title: String,
    onBack: () -> Unit,
    modifier: Modifier = Modifier,
    widest: Dp = Space.readable,
    bottom: (@Composable ColumnScope.() -> Unit)? = null,
    content: @Composable ColumnScope.() -> Unit,
) {
    Column(modifier.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) {
        TopBar(title, onBack)
        Column(
            Modifier.weight(1f)
                .fillMaxWidth()
                .verticalScroll(rememberScrollState())
                .padding(horizontal = Space.two),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            Column(Modifier.widthIn(max = widest).fillMaxWidth(), content = content)
            Spacer(Modifier.size(Space.three))
        }
        if (bottom != null) {
            Column(
                Modifier.widthIn(max = Space.readable)
                    .fillMaxWidth()
                    .padding(horizontal = Space.two)
                    .padding(top = Space.one, bottom = Space.two),
                content = bottom,
            )
        }
    }
}

/**
 * The way back (where what one came from is not in sight), where one is, and what can be done here.
 */
@Composable
fun TopBar(title: String, onBack: () -> Unit, actions: @Composable RowScope.() -> Unit = {}) =
    TopBar(
        onBack,
        title = { BarTitle(title) },
        actions,
    )

/** What a screen is called, in its bar. */
@Composable
fun BarTitle(title: String) =
    WholeWords(
        title,
        MaterialTheme.typography.titleLarge,
        Modifier.semantics { heading() },
        maxLines = 2,
    )

/** The same with something else in the title's place. */
@Composable
fun TopBar(
    onBack: () -> Unit,
    title: @Composable () -> Unit,
    actions: @Composable RowScope.() -> Unit = {},
) {
    Row(
        Modifier.fillMaxWidth().heightIn(min = 64.dp).padding(horizontal = Space.one),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        if (!LocalIsFirstBeside.current) {
            IconButton(onBack, Modifier.size(Space.target).testTag("back")) {
                Icon(Icons.AutoMirrored.Filled.ArrowBack, LocalTexts.current["back"])
            }
        }
        Box(Modifier.weight(1f).padding(horizontal = Space.one)) { title() }
        actions()
    }
}
