package fr.empile.ui.hindsight

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.Hindsight
import fr.empile.core.StudyProgress
import fr.empile.core.TableListener
import fr.empile.ui.core.Core
import kotlinx.coroutines.channels.Channel

/** What there is to say of a match once it has ended. */
@Stable
class HindsightState(private val core: Core, private val match: String) {
    /** Nothing until the log has answered. */
    var hindsight: Hindsight? by mutableStateOf(null)
        private set

    /** How far the match is thought over; nothing where it is not. */
    var study: StudyProgress? by mutableStateOf(null)
        private set

    var error: String? by mutableStateOf(null)

    private val stops = Channel<Unit>(Channel.CONFLATED)

    suspend fun load() =
        core.orError({ error = it }) {
            val found = core.ask { it.hindsight(match) }
            hindsight = found
            if (found.canBeStudied) think()
        }

    /** Has the match thought over until that is done, given up, or looked at no more. */
    suspend fun think() =
        core.orError({ error = it }) {
            val heard = Channel<Unit>(Channel.CONFLATED)
            val listener =
                object : TableListener {
                    override fun changed() = heard.trySend(Unit).isSuccess
                }
            val begun = core.ask { it.studyMatch(match, listener) } ?: return@orError
            stops.tryReceive()
            try {
                study = core.ask { begun.progress() }
                while (study?.let { it.sheet == null && !it.isGivenUp } == true) {
                    heard.receive()
                    study = core.ask { begun.progress() }
                    if (stops.tryReceive().isSuccess) core.ask { begun.stop() }
                }
            } finally {
                core.giveBack { begun.close() }
            }
        }

    /** Gives it up. */
    fun stop() {
        stops.trySend(Unit)
    }
}
