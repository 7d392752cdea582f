package fr.empile.ui.campaign

import fr.empile.ui.core.Core
import fr.empile.ui.settings.Preferences

/** Where new results count: what was chosen, unless it is closed by now or of another log. */
internal suspend fun Core.chosenCampaign(preferences: Preferences): String? {
    val wanted = preferences.campaign ?: return null
    return ask { it.campaigns() }.find { it.id == wanted && it.closedAt == null }?.id
}
