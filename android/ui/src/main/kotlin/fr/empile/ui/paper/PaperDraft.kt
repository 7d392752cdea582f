package fr.empile.ui.paper

import androidx.compose.runtime.saveable.Saver

/** What was written so far, for when the screen is made anew; nothing once it is in the log. */
internal fun paperSaver(begin: () -> PaperState): Saver<PaperState, Any> =
    Saver(
        save = { state ->
            val game = state.game?.slug
            if (state.isDone || game == null) null
            else
                ArrayList(
                    listOf(
                        game,
                        state.id.orEmpty(),
                        state.playedAt.toString(),
                        state.note,
                        state.setup.orEmpty(),
                        state.where.orEmpty(),
                        state.saidForEvening?.toString().orEmpty(),
                    ) + state.places.map { it.written() }
                )
        },
        restore = { saved ->
            val lines = (saved as List<*>).map(Any?::toString)
            begin().apply {
                val (game, result, day, words, box) = lines
                where = lines[WHERE].ifEmpty { null }
                saidForEvening = lines[SAID].toBooleanStrictOrNull()
                draftGame = game
                id = result.ifEmpty { null }
                playedAt = day.toLong()
                note = words
                setup = box.ifEmpty { null }
                places += lines.drop(HEAD).map(::readPlace)
            }
        },
    )

/** One word each: who, whether they won, and every number after its name. */
private fun PlaceDraft.written(): String =
    (listOf(player, won.toString()) + numbers.flatMap { (key, typed) -> listOf(key, typed) })
        .joinToString("\t")

private fun readPlace(line: String): PlaceDraft {
    val words = line.split('\t')
    return PlaceDraft(words[0]).apply {
        won = words[1].toBoolean()
        words.drop(2).chunked(2).forEach { (key, typed) -> numbers[key] = typed }
    }
}

/** Lines before the first place. */
private const val HEAD = 7

private const val WHERE = 5
private const val SAID = 6
