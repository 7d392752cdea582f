package fr.empile.ui.core

import kotlinx.coroutines.channels.Channel

/** Files that came without being asked for now, until the screen for files takes them. */
class Doorstep {
    private val lying = Channel<LateAnswer>(Channel.UNLIMITED)
    private val bell = Channel<Unit>(Channel.CONFLATED)

    /** An answer to what another process had asked: its screen will be there again. */
    fun lay(answer: LateAnswer) {
        lying.trySend(answer)
    }

    /** Somebody opened the app with a file: whoever hears the bell goes and looks. */
    fun hand(read: suspend () -> String) {
        lay(LateAnswer.Chosen(read))
        bell.trySend(Unit)
    }

    suspend fun take(): LateAnswer = lying.receive()

    suspend fun ring() = bell.receive()
}
