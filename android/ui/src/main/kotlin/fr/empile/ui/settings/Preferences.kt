package fr.empile.ui.settings

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import fr.empile.core.RobotPace

enum class ThemeChoice {
    System,
    Light,
    Dark,
}

enum class LanguageChoice(val tag: String?) {
    System(null),
    French("fr"),
    English("en"),
}

/** Beside what the system asks for. */
enum class TextSize(val factor: Float) {
    Usual(1f),
    Larger(1.25f),
    Large(1.6f),
    Largest(2f),
}

/** What this device's people like. */
@Stable
class Preferences(private val store: SettingsStore) {
    var language by kept("language", LanguageChoice.System, LanguageChoice.entries)
    var theme by kept("theme", ThemeChoice.System, ThemeChoice.entries)
    var textSize by kept("text-size", TextSize.Usual, TextSize.entries)
    var isPatterned by kept("patterns", usual = false)
    var hasSound by kept("sound", usual = true)
    var hasHaptics by kept("haptics", usual = true)
    var isCalm by kept("calm", usual = false)
    var keepsAwake by kept("keep-awake", usual = true)
    var robotPace by kept("robot-pace", RobotPace.USUAL, RobotPace.entries)

    /** Who sat down last, so that a family starts its next match without choosing again. */
    var lastSeats: List<String>
        get() = store.read("seats").orEmpty().split(' ').filter(String::isNotEmpty)
        set(seats) = store.write("seats", seats.joinToString(" "))

    /** In which campaign new matches count; that of every day unless somebody chose another. */
    var campaign: String?
        get() = store.read("campaign")?.ifEmpty { null }
        set(id) = store.write("campaign", id.orEmpty())

    /** The table's own pyramid of Pile-Poils, row by row from the bottom. */
    var ownBoard: List<List<Int>>?
        get() = store.read("own-board")?.let(::readRows)
        set(rows) =
            store.write("own-board", rows.orEmpty().joinToString("/") { it.joinToString(" ") })

    private fun readRows(text: String): List<List<Int>>? =
        text
            .split('/')
            .map { row -> row.split(' ').mapNotNull(String::toIntOrNull) }
            .takeIf { rows -> rows.any { it.isNotEmpty() } }

    private fun <E : Enum<E>> kept(key: String, usual: E, all: List<E>) =
        Kept(all.find { it.name == store.read(key) } ?: usual) { store.write(key, it.name) }

    private fun kept(key: String, usual: Boolean) =
        Kept(store.read(key)?.toBooleanStrictOrNull() ?: usual) { store.write(key, it.toString()) }
}

/** A choice that is shown at once and written down. */
@Stable
private class Kept<T>(first: T, private val write: (T) -> Unit) {
    private var now by mutableStateOf(first)

    operator fun getValue(owner: Any?, property: Any?): T = now

    operator fun setValue(owner: Any?, property: Any?, value: T) {
        now = value
        write(value)
    }
}

val LocalPreferences = staticCompositionLocalOf<Preferences> { error("no preferences") }
