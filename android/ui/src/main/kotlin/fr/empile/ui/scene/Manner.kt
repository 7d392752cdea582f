package fr.empile.ui.scene

import fr.empile.core.Cue
import fr.empile.core.Feel
import fr.empile.core.StageManner
import fr.empile.core.stageManner

/** How things move and feel: the core says it once, and it never changes. */
internal val manner: StageManner by lazy { stageManner() }

/** What a cue does beside being heard. */
internal fun StageManner.feelOf(cue: Cue): Feel = feels[cue.toInt()]
