package fr.empile.ui.screens

import fr.empile.desktop.stops
import fr.empile.showcase.KeptPicture
import fr.empile.showcase.Showcase
import fr.empile.ui.assertGolden
import org.junit.AfterClass
import org.junit.BeforeClass
import org.junit.Test
import org.junit.runner.RunWith
import org.junit.runners.Parameterized
import org.junit.runners.Parameterized.Parameters

/** What people judge first, where only the window can be brought to it. */
@RunWith(Parameterized::class)
class ScreensGoldenTest(private val picture: KeptPicture) {
    @Test
    fun `the screen looks as it did`() {
        val screen = showcase.stops().getValue(picture.stop)
        assertGolden(picture.name, picture.device) { screen(picture.device) }
    }

    companion object {
        private lateinit var showcase: Showcase

        @JvmStatic @Parameters(name = "{0}") fun pictures(): List<KeptPicture> = keptOfTheWindow

        @JvmStatic
        @BeforeClass
        fun furnish() {
            showcase = Showcase("fr")
        }

        @JvmStatic @AfterClass fun clear() = showcase.close()
    }
}
