package fr.empile.ui.settings

/** Where small choices are kept. Reading is from memory; writing does not wait for the disk. */
interface SettingsStore {
    fun read(key: String): String?

    fun write(key: String, value: String)
}

/** Forgotten when the app ends: for pictures and tests. */
class SettingsInMemory : SettingsStore {
    private val kept = mutableMapOf<String, String>()

    override fun read(key: String): String? = kept[key]

    override fun write(key: String, value: String) {
        kept[key] = value
    }
}
