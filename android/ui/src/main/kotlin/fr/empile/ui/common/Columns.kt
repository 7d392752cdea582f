package fr.empile.ui.common

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import fr.empile.ui.theme.Space

/** Two columns, or the second below the first where there is no room for both. */
@Composable
fun TwoColumns(
    gap: Dp = 0.dp,
    first: @Composable ColumnScope.() -> Unit,
    second: @Composable ColumnScope.() -> Unit,
) {
    val below = Arrangement.spacedBy(gap)
    BoxWithConstraints {
        if (maxWidth >= Space.twoColumns) {
            Row(horizontalArrangement = Arrangement.spacedBy(Space.four)) {
                Column(Modifier.weight(1f), below, content = first)
                Column(Modifier.weight(1f), below, content = second)
            }
        } else {
            Column(verticalArrangement = below) {
                first()
                second()
            }
        }
    }
}
