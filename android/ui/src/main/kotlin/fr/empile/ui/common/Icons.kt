package fr.empile.ui.common

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.PathBuilder
import androidx.compose.ui.graphics.vector.path
import androidx.compose.ui.unit.dp

// Compose's own small set has none of these.

/** An arrow that turns back. */
internal val UndoIcon by
    icon("undo") {
        moveTo(8.5f, 5f)
        lineTo(4f, 9.5f)
        lineTo(8.5f, 14f)
        moveTo(4.5f, 9.5f)
        horizontalLineTo(14f)
        arcToRelative(5f, 5f, 0f, false, true, 0f, 10f)
        horizontalLineTo(9f)
    }

/** Two bars. */
internal val PauseIcon by
    icon("pause") {
        moveTo(8.5f, 5.5f)
        verticalLineTo(18.5f)
        moveTo(15.5f, 5.5f)
        verticalLineTo(18.5f)
    }

/** A question. */
internal val HelpIcon by
    icon("help") {
        moveTo(8.2f, 8.8f)
        arcToRelative(3.9f, 3.9f, 0f, true, true, 5.6f, 3.5f)
        curveTo(12.4f, 13f, 12f, 13.7f, 12f, 15.2f)
        moveTo(12f, 19.2f)
        lineTo(12f, 19.3f)
    }

/** Lines of a journal. */
internal val JournalIcon by
    icon("journal") {
        moveTo(9f, 6f)
        horizontalLineTo(20f)
        moveTo(9f, 12f)
        horizontalLineTo(20f)
        moveTo(9f, 18f)
        horizontalLineTo(16f)
        listOf(6f, 12f, 18f).forEach { y ->
            moveTo(4.5f, y)
            lineTo(4.6f, y)
        }
    }

/** Three short lines to drag by. */
internal val HandleIcon by
    icon("handle") {
        listOf(8f, 12f, 16f).forEach { y ->
            moveTo(5f, y)
            horizontalLineTo(19f)
        }
    }

/** A step ahead. */
internal val StepIcon by
    icon("step") {
        moveTo(8f, 5.5f)
        lineTo(15f, 12f)
        lineTo(8f, 18.5f)
        moveTo(18f, 5.5f)
        verticalLineTo(18.5f)
    }

/** A step back. */
internal val StepBackIcon by
    icon("step-back") {
        moveTo(16f, 5.5f)
        lineTo(9f, 12f)
        lineTo(16f, 18.5f)
        moveTo(6f, 5.5f)
        verticalLineTo(18.5f)
    }

/** Drawn with one round pen, as the letters of the headings are. */
private fun icon(name: String, draw: PathBuilder.() -> Unit): Lazy<ImageVector> = lazy {
    ImageVector.Builder(name, 24.dp, 24.dp, 24f, 24f)
        .path(
            stroke = SolidColor(Color.Black),
            strokeLineWidth = 2.2f,
            strokeLineCap = StrokeCap.Round,
            strokeLineJoin = StrokeJoin.Round,
            pathBuilder = draw,
        )
        .build()
}
