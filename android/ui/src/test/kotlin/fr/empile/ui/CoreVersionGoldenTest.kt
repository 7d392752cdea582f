package fr.empile.ui

import fr.empile.desktop.bundledTypography
import org.junit.Test

class CoreVersionGoldenTest {
    @Test
    fun `the version is set in the bundled font`() {
        assertGolden("version") { CoreVersion("0.0.0", bundledTypography) }
    }
}
