package fr.empile.showcase

/**
 * How a tool is used beside a real table, line by line: `tests/fixtures/tools`, which Rust and
 * Swift follow too.
 */
class ToolScript private constructor(val lines: List<Line>) {
    /** What is done or seen, and with what. */
    data class Line(val word: String, val what: String) {
        val tag = what.substringBefore(' ')
        val rest = what.substringAfter(' ', "")
    }

    /** As far as it is shown in a picture. */
    val untilPicture: List<Line>
        get() = lines.takeWhile { it.word != "picture" }

    companion object {
        /** None of a tool that is about fingers themselves. */
        fun of(tool: String): ToolScript? {
            val file = ToolScript::class.java.getResource("/fixtures/tools/$tool.txt")
            val lines = file?.readText()?.lines()?.filter(String::isNotEmpty) ?: return null
            return ToolScript(unrolled(lines.iterator()))
        }

        private fun unrolled(lines: Iterator<String>): List<Line> = buildList {
            for (line in lines) {
                val (word, what) = line.substringBefore(' ') to line.substringAfter(' ', "")
                when (word) {
                    "repeat" ->
                        unrolled(lines).let { block -> repeat(what.toInt()) { addAll(block) } }
                    "end" -> return@buildList
                    else -> add(Line(word, what))
                }
            }
        }
    }
}
