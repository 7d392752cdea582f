package fr.empile.ui.common

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.CircularProgressIndicator
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import fr.empile.core.Piece
import fr.empile.ui.Surroundings
import fr.empile.ui.isDark
import fr.empile.ui.scene.PieceView
import fr.empile.ui.theme.EmpileTheme
import fr.empile.ui.theme.Space
import kotlinx.coroutines.delay

/** The log is being opened: nothing to read yet, and after half a second something that moves. */
@Composable
internal fun Opening(surroundings: Surroundings) {
    val preferences = surroundings.preferences
    EmpileTheme(
        preferences.isDark(surroundings.dark),
        preferences.isPatterned,
        surroundings.typefaces,
        surroundings.motion,
    ) {
        Surface(Modifier.fillMaxSize().testTag("opening")) { Waiting() }
    }
}

@Composable
private fun Waiting() {
    var isLong by remember { mutableStateOf(false) }
    LaunchedEffect(Unit) {
        delay(PATIENCE)
        isLong = true
    }
    if (!isLong) return
    Column(
        verticalArrangement = Arrangement.spacedBy(Space.three, Alignment.CenterVertically),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        PieceView(Piece.Cat(coat = 1u, golden = false), 112.dp)
        CircularProgressIndicator(Modifier.testTag("opening-progress"))
    }
}

/** Milliseconds after which one wonders. */
private const val PATIENCE = 500L
