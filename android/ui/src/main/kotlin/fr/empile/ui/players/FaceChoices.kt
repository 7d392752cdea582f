package fr.empile.ui.players

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import fr.empile.core.FaceInfo
import fr.empile.ui.common.Badge
import fr.empile.ui.theme.LocalColours
import fr.empile.ui.theme.Space

/** Cats and things to choose from, and the symbol of the colour. */
@Composable
internal fun FaceChoices(faces: List<FaceInfo>, chosen: UByte?, onChoose: (UByte?) -> Unit) {
    BoxWithConstraints(Modifier.fillMaxWidth().selectableGroup()) {
        val inLine = (maxWidth / (FACE + Space.half)).toInt().coerceAtLeast(1)
        Column(verticalArrangement = Arrangement.spacedBy(Space.half)) {
            faces.chunked(inLine).forEach { line ->
                Row {
                    line.forEach { face ->
                        Box(Modifier.weight(1f), Alignment.Center) {
                            FaceChoice(face, face.face == chosen) { onChoose(face.face) }
                        }
                    }
                    repeat(inLine - line.size) { Spacer(Modifier.weight(1f)) }
                }
            }
        }
    }
}

@Composable
private fun FaceChoice(face: FaceInfo, isChosen: Boolean, onChoose: () -> Unit) {
    val ring = if (isChosen) LocalColours.current.primary else Color.Transparent
    Box(
        Modifier.size(FACE)
            .border(3.dp, ring, CircleShape)
            .clip(CircleShape)
            .selectable(isChosen, role = Role.RadioButton, onClick = onChoose)
            .semantics { contentDescription = face.name }
            .testTag("face-${face.face ?: "symbol"}"),
        contentAlignment = Alignment.Center,
    ) {
        Badge(face.badge)
    }
}

private val FACE = 52.dp
