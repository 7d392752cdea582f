package fr.empile.ui.common

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.path
import androidx.compose.ui.unit.dp

/** An arrow that turns back; the icons of Compose have none. */
internal val UndoIcon: ImageVector by lazy {
    ImageVector.Builder("undo", 24.dp, 24.dp, 24f, 24f)
        .path(
            stroke = SolidColor(Color.Black),
            strokeLineWidth = 2.2f,
            strokeLineCap = StrokeCap.Round,
            strokeLineJoin = StrokeJoin.Round,
        ) {
            moveTo(8.5f, 5f)
            lineTo(4f, 9.5f)
            lineTo(8.5f, 14f)
            moveTo(4.5f, 9.5f)
            horizontalLineTo(14f)
            arcToRelative(5f, 5f, 0f, false, true, 0f, 10f)
            horizontalLineTo(9f)
        }
        .build()
}
