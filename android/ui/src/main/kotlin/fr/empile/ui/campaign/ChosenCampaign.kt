package fr.empile.ui.campaign

import fr.empile.core.CampaignInfo
import fr.empile.ui.core.Core
import fr.empile.ui.settings.Preferences

/** Where new results count. */
internal suspend fun Core.countingCampaign(preferences: Preferences): CampaignInfo {
    val chosen = preferences.campaign
    return ask { it.countingCampaign(chosen) }
}
