package fr.empile.ui.common

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import fr.empile.ui.theme.Space

/** Things beside each other, level with one another. */
@Composable
inline fun Beside(
    modifier: Modifier = Modifier,
    gap: Dp = Space.one,
    content: @Composable RowScope.() -> Unit,
) = Row(modifier, Arrangement.spacedBy(gap), Alignment.CenterVertically, content)

/** Things below each other. */
@Composable
inline fun Stacked(
    modifier: Modifier = Modifier,
    gap: Dp = Space.one,
    content: @Composable ColumnScope.() -> Unit,
) = Column(modifier, Arrangement.spacedBy(gap), content = content)

/** A surface that opens something: Material's own do not say that they are buttons. */
fun Modifier.opens(tag: String): Modifier = testTag(tag).semantics { role = Role.Button }

/** What is read out whenever it says something else; at once if it [interrupts]. */
fun Modifier.told(tag: String, interrupts: Boolean = false): Modifier =
    testTag(tag).semantics {
        liveRegion = if (interrupts) LiveRegionMode.Assertive else LiveRegionMode.Polite
    }
