package fr.empile.ui

import androidx.compose.runtime.Composable
import fr.empile.core.Cue
import fr.empile.core.Haptic
import fr.empile.ui.core.Calendar
import fr.empile.ui.core.ClosedDoor
import fr.empile.ui.core.FileDoor
import fr.empile.ui.scene.Painting
import fr.empile.ui.scene.PointerTime
import fr.empile.ui.scene.composePointerTime
import fr.empile.ui.settings.Preferences
import fr.empile.ui.settings.SettingsInMemory
import fr.empile.ui.theme.Motion
import fr.empile.ui.theme.Typefaces

/** How the system asks for the way back: a gesture, a button, a key. */
typealias BackHandler = @Composable (enabled: Boolean, onBack: () -> Unit) -> Unit

/** What a launcher brings beside the core: how things look, move, sound, and are left. */
class Surroundings(
    val typefaces: Typefaces,
    /** What the system asks for; preferences may say otherwise. */
    val dark: Boolean,
    val calendar: Calendar,
    val motion: Motion = Motion.Full,
    val painting: Painting = Painting(),
    val preferences: Preferences = Preferences(SettingsInMemory()),
    val files: FileDoor = ClosedDoor,
    val backHandler: BackHandler = { _, _ -> },
    /** How one takes back a move without looking for the button: a key. */
    val undoKey: BackHandler = { _, _ -> },
    /** How far the way back has been pulled, while it may still be let go. */
    val backProgress: () -> Float = { 0f },
    /** Gives a table that many hands share the whole screen, as long as it is shown. */
    val wholeScreen: @Composable () -> Unit = {},
    /** Keeps the screen on as long as it is shown. */
    val keepAwake: @Composable () -> Unit = {},
    /** The first page shows all that it has to show. */
    val onFullyDrawn: () -> Unit = {},
    /** Something to hear. */
    val onSound: (Cue) -> Unit = {},
    /** Something to feel. */
    val onFeel: (Haptic) -> Unit = {},
    val pointerTime: PointerTime = composePointerTime,
)
