package fr.empile.ui.play

import androidx.compose.ui.test.junit4.v2.createComposeRule
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith
import org.junit.runners.Parameterized
import org.junit.runners.Parameterized.Parameters

/** Neko's tower on the screen: any number of players, to each of its ends. */
@RunWith(Parameterized::class)
class TowerOnScreenTest(name: String) {
    @get:Rule val rule = createComposeRule()
    @get:Rule val folder = TemporaryFolder()
    private val script = TouchScript.read(name)

    @Test
    fun `a tower is built to its end by pointers alone`() {
        val table = Rehearsal(rule, script, folder.root.resolve("empile.db"))
        table.open()
        table.playToItsLastTouch()
        assertEquals(script.finalState, table.stateJson)
        assertTrue("it is told over the board", table.isToldOver)
    }

    companion object {
        @JvmStatic @Parameters(name = "{0}") fun towers() = TouchScript.towers
    }
}
