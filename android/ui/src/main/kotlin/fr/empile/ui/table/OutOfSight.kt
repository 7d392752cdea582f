package fr.empile.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalWindowInfo

/** Where people take turns, robots wait while nobody can see the table, and go on by themselves. */
@Composable
internal fun RobotsWaitOutOfSight(state: TableState) {
    val isSeen = LocalWindowInfo.current.isWindowFocused
    var wasSeen by remember { mutableStateOf(isSeen) }
    LaunchedEffect(isSeen) {
        // The screen may have been turned while nobody saw it.
        if (isSeen || wasSeen) state.hold(!isSeen)
        wasSeen = isSeen
    }
}
