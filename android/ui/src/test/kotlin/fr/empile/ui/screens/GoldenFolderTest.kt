package fr.empile.ui.screens

import fr.empile.desktop.stops
import fr.empile.showcase.KeptPicture
import fr.empile.showcase.Showcase
import fr.empile.showcase.keptPictures
import fr.empile.showcase.places
import fr.empile.ui.goldens
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Pictures cannot be taken out of a repository again: what is kept is chosen. */
class GoldenFolderTest {
    @Test
    fun `every picture that is kept is compared with something`() {
        assertEquals(emptyList<String>(), goldens.pictures() - keptOfTheWindow.names())
        assertEquals(emptyList<String>(), goldensOfTheApp.pictures() - keptOfTheApp.names())
    }

    @Test
    fun `all of them together stay small`() {
        val bytes = listOf(goldens, goldensOfTheApp).flatMap { it.files() }.sumOf { it.length() }
        assertTrue("$bytes bytes of $MOST_BYTES", bytes <= MOST_BYTES)
    }

    private fun List<KeptPicture>.names() = map { "${it.name}.png" }.toSet()

    private fun File.pictures() = files().map { it.name }

    private fun File.files() = checkNotNull(listFiles()) { "$this is a folder" }.toList()

    private companion object {
        const val MOST_BYTES = 6_000_000L
        val goldensOfTheApp = File("app/src/robolectric/golden")
    }
}

private val stopsAndPlaces by lazy { Showcase("fr").use { it.stops().keys to it.places().keys } }

/** Of the window is kept what the app on Android is not brought to. */
internal val keptOfTheWindow by lazy {
    stopsAndPlaces.let { (all, app) -> keptPictures(all - app) }
}

/** What ActivityGoldenTest holds. */
private val keptOfTheApp by lazy { keptPictures(stopsAndPlaces.second) }
