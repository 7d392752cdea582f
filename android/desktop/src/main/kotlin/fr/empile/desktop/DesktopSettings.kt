package fr.empile.desktop

import fr.empile.ui.settings.SettingsStore
import java.io.File
import java.nio.file.Files
import java.nio.file.StandardCopyOption
import java.util.Properties
import java.util.concurrent.ExecutorService
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit

/** A properties file beside the log. It is replaced whole, on a thread of its own. */
class DesktopSettings(private val file: File) : SettingsStore, AutoCloseable {
    private val writer: ExecutorService = Executors.newSingleThreadExecutor()
    private val kept = Properties()

    init {
        if (file.isFile) file.inputStream().use(kept::load)
    }

    override fun read(key: String): String? = kept.getProperty(key)

    override fun write(key: String, value: String) {
        kept.setProperty(key, value)
        val copy = kept.clone() as Properties
        writer.execute { replace(copy) }
    }

    private fun replace(all: Properties) {
        val fresh = File(file.path + ".new")
        fresh.outputStream().use { all.store(it, null) }
        Files.move(fresh.toPath(), file.toPath(), StandardCopyOption.REPLACE_EXISTING)
    }

    override fun close() {
        writer.shutdown()
        writer.awaitTermination(LAST_WRITE, TimeUnit.SECONDS)
    }

    private companion object {
        const val LAST_WRITE = 5L
    }
}
