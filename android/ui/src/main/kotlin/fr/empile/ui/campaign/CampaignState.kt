package fr.empile.ui.campaign

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.StandingRow
import fr.empile.ui.core.Core

@Stable
class CampaignState(private val core: Core) {
    /** The best first; nothing until the log has answered. */
    var standings: List<StandingRow>? by mutableStateOf(null)
        private set

    var trouble: String? by mutableStateOf(null)

    suspend fun load() =
        core.orTrouble({ trouble = it }) {
            standings = core.ask { empile -> empile.standings(null, empile.games().first().slug) }
        }
}
