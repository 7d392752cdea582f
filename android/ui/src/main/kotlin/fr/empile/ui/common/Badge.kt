package fr.empile.ui.common

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import fr.empile.core.Piece
import fr.empile.ui.scene.PieceView

/** A player's colour, with a symbol or a face on it. */
@Composable
fun Badge(badge: UByte, modifier: Modifier = Modifier, size: Dp = 40.dp) =
    PieceView(Piece.Badge(badge), size, modifier)
