package fr.empile.ui.result

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import fr.empile.ui.Surroundings
import fr.empile.ui.common.ErrorDialog
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.Core
import fr.empile.ui.core.FileDoor
import fr.empile.ui.core.FileError
import fr.empile.ui.scene.CardPainter
import fr.empile.ui.scene.rememberCardPainter
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/** Hands pictures of results on, one at a time. */
@Stable
class CardSharing(
    private val core: Core,
    private val calendar: Calendar,
    private val door: FileDoor,
    private val painter: CardPainter,
    private val scope: CoroutineScope,
) {
    var error: String? by mutableStateOf(null)

    private var underWay: Job? = null

    /** The picture of this result, played here or written down by hand. */
    fun share(result: String) {
        if (underWay?.isActive == true) return
        underWay = scope.launch {
            try {
                core.orError({ error = it }) { handOn(result) }
            } catch (failed: FileError) {
                error = core.texts["card-trouble"]
            }
        }
    }

    private suspend fun handOn(result: String) {
        val card = core.ask { empile ->
            val day = calendar.day(empile.result(result).playedAt, core.languageTag)
            empile.resultCard(result, day)
        }
        door.handOn(card.fileName, painter.paint(card))
    }
}

/** A window that asks where a picture shall go may be turned meanwhile: what was begun goes on. */
@Composable
fun rememberCardSharing(core: Core, surroundings: Surroundings): CardSharing {
    val painter = rememberCardPainter()
    val scope = rememberCoroutineScope()
    val (calendar, door) = surroundings.calendar to surroundings.files
    val sharing =
        remember(core, calendar, door, painter, scope) {
            val lasting = CoroutineScope(scope.coroutineContext.minusKey(Job))
            CardSharing(core, calendar, door, painter, lasting)
        }
    sharing.error?.let { ErrorDialog(it) { sharing.error = null } }
    return sharing
}
