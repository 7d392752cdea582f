package fr.empile.ui.screens

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.LocalSaveableStateRegistry
import androidx.compose.runtime.saveable.SaveableStateRegistry
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.junit4.ComposeContentTestRule
import fr.empile.ui.core.Core

/** An app that is killed and comes back, with nothing but its file and what the system saved. */
class Lives(private val rule: ComposeContentTestRule, private val open: () -> Core) {
    /** What a process has while it lives. */
    private class Life(val core: Core, val registry: SaveableStateRegistry)

    private var life: Life? by mutableStateOf(null)

    val core: Core
        get() = checkNotNull(life).core

    fun show(app: @Composable (Core) -> Unit) = rule.setContent {
        life?.let { now ->
            CompositionLocalProvider(LocalSaveableStateRegistry provides now.registry) {
                app(now.core)
            }
        }
    }

    fun begin(saved: Map<String, List<Any?>>? = null) {
        life = Life(open(), SaveableStateRegistry(saved) { true })
        rule.waitForIdle()
    }

    /** Gives what the system saved of the screen. */
    fun end(): Map<String, List<Any?>> {
        val ending = checkNotNull(life)
        val saved = rule.runOnIdle { ending.registry.performSave() }
        life = null
        rule.waitForIdle()
        ending.core.close()
        return saved
    }
}
