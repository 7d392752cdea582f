package fr.empile.ui

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import fr.empile.core.coreVersion
import fr.empile.desktop.bundledTypography
import org.junit.Rule
import org.junit.Test

class CoreVersionTest {
    @get:Rule val rule = createComposeRule()

    @Test
    fun `the screen shows the version of the native library`() {
        rule.setContent { CoreVersion(coreVersion(), bundledTypography) }
        rule.onNodeWithText("Empile ${coreVersion()}").assertIsDisplayed()
    }
}
