package fr.empile.android

import fr.empile.core.palette
import fr.empile.ui.settings.LanguageChoice
import java.io.File
import javax.xml.parsers.DocumentBuilderFactory
import org.junit.Assert.assertEquals
import org.junit.Test
import org.w3c.dom.Element

/** What Android reads before the core is there must say what the core says. */
class ResourcesTest {
    private fun elements(file: String, tag: String): List<Element> {
        val document =
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(File("app/src/main", file))
        val found = document.getElementsByTagName(tag)
        return (0 until found.length).map { found.item(it) as Element }
    }

    private fun colour(file: String, name: String): UInt {
        val text = elements(file, "color").single { it.getAttribute("name") == name }.textContent
        return "FF${text.removePrefix("#")}".toUInt(16)
    }

    @Test
    fun `the first colours are those of the palette`() {
        val day = palette(dark = false, patterned = false)
        val night = palette(dark = true, patterned = false)
        assertEquals(day.surface, colour("res/values/colors.xml", "surface"))
        assertEquals(day.primary, colour("res/values/colors.xml", "plum"))
        assertEquals(night.surface, colour("res/values-night/colors.xml", "surface"))
    }

    @Test
    fun `the device's settings offer the languages of the app`() {
        val offered =
            elements("res/xml/locales_config.xml", "locale").map { it.getAttribute("android:name") }
        assertEquals(LanguageChoice.entries.mapNotNull { it.tag }.toSet(), offered.toSet())
    }

    @Test
    fun `a backup has the log and its last commits, and nothing else but the settings`() {
        val kept = listOf("log/empile.db", "log/empile.db-wal", "settings.xml")
        val rules = "res/xml/data_extraction_rules.xml"
        listOf("cloud-backup", "device-transfer").forEach { way ->
            val element = elements(rules, way).single()
            val included = element.getElementsByTagName("include")
            val paths =
                (0 until included.length).map {
                    (included.item(it) as Element).getAttribute("path")
                }
            assertEquals(kept, paths)
        }
        val older = elements("res/xml/backup_rules.xml", "include")
        assertEquals(kept, older.map { it.getAttribute("path") })
    }

    @Test
    fun `the app asks for no permission`() {
        assertEquals(emptyList<Element>(), elements("AndroidManifest.xml", "uses-permission"))
    }
}
