package fr.empile.ui.seating

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.RefusedRows
import fr.empile.ui.core.Core
import fr.empile.ui.settings.Preferences

/** The table's own board as it is being written, row by row from the bottom. */
@Stable
class BoardDraft(
    private val core: Core,
    private val game: String,
    private val preferences: Preferences,
) {
    /** What is written in each row: numbers with spaces between. */
    val lines = mutableStateListOf<String>()

    /** The first thing wrong with it. */
    var fault: RefusedRows? by mutableStateOf(null)
        private set

    /** What is being pasted, as long as it cannot be read. */
    var pasted by mutableStateOf("")
        private set

    /** Why it cannot be read, and where. */
    var pasteFault: RefusedRows? by mutableStateOf(null)
        private set

    val rows: List<List<Int>>
        get() = lines.map(::numbers)

    suspend fun load() {
        if (lines.isNotEmpty()) return
        val rows =
            preferences.ownBoard
                ?: core.ask { it.rowsToBeginWith(game) }.map { row -> row.map(Byte::toInt) }
        lines += rows.map { it.joinToString(" ") }
    }

    suspend fun check() {
        val now = rows
        core.orError({}) { fault = core.ask { it.rowsRefusal(game, now.map(::bytes)) } }
    }

    /** Takes a board out of a text; what it has wrong by the rules is then said in its rows. */
    suspend fun paste(text: String) {
        pasted = text
        if (text.isBlank()) {
            pasteFault = null
            return
        }
        core.orError({}) {
            val found = core.ask { it.pasteRows(game, text) }
            if (pasted != text) return@orError
            pasteFault = found.fault?.takeIf { found.rows.isEmpty() }
            if (found.rows.isEmpty()) return@orError
            lines.clear()
            lines += found.rows.map { row -> row.joinToString(" ") { it.toUByte().toString() } }
            pasted = ""
        }
    }

    fun write(row: Int, text: String) {
        lines[row] = text.filter { it.isDigit() || it == ' ' }
    }

    fun addRow() {
        lines += ""
    }

    fun removeTopRow() {
        lines.removeLastOrNull()
    }

    fun keep() {
        preferences.ownBoard = rows
    }
}

private fun numbers(line: String): List<Int> =
    line.split(' ').filter(String::isNotEmpty).map { it.toIntOrNull() ?: Int.MAX_VALUE }

internal fun bytes(row: List<Int>) = ByteArray(row.size) { row[it].coerceIn(0, LARGEST).toByte() }

private const val LARGEST = 255
