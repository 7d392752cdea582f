package fr.empile.showcase

/** A recorded match of three players, as plain lines: see `tests/tests/shared_fixture.rs`. */
class Recording private constructor(lines: List<String>) {
    private val words = lines.map { it.substringBefore(' ') to it.substringAfter(' ') }

    val players: Int = only("players").toInt()
    val seed: ULong = only("seed").toULong()
    val entries: List<String> = all("entry")
    val finalState: String = only("state")

    private fun all(word: String) = words.filter { it.first == word }.map { it.second }

    private fun only(word: String) = all(word).single()

    companion object {
        fun read(): Recording {
            val file =
                checkNotNull(Recording::class.java.getResource("/fixtures/pile-poils-match.txt"))
            return Recording(file.readText().lines().filter(String::isNotEmpty))
        }
    }
}
