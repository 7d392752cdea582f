package fr.empile.ui.campaign

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import fr.empile.core.CampaignInfo
import fr.empile.core.Duel
import fr.empile.core.Empile
import fr.empile.core.GameInfo
import fr.empile.core.HistoryQuery
import fr.empile.core.ScorePlot
import fr.empile.core.StandingRow
import fr.empile.ui.core.Core
import fr.empile.ui.settings.Preferences

/** How it stands: in a campaign or over all of them, game by game. */
@Stable
class CampaignState(private val core: Core, private val preferences: Preferences) {
    var campaigns: List<CampaignInfo> by mutableStateOf(emptyList())
        private set

    /** The campaign that is shown; nothing for all of them. */
    var campaign: String? by mutableStateOf(preferences.campaign)
        private set

    /** Where new matches count, whatever is looked at. */
    var counting: CampaignInfo? by mutableStateOf(null)
        private set

    var games: List<GameInfo> by mutableStateOf(emptyList())
        private set

    var game: String? by mutableStateOf(null)
        private set

    /** The best first; nothing until the log has answered. */
    var standings: List<StandingRow>? by mutableStateOf(null)
        private set

    /** How the scores grew, once somebody has played twice. */
    var plot: ScorePlot? by mutableStateOf(null)
        private set

    /** Two players compared, by their ids. */
    var rivals: Pair<String, String>? by mutableStateOf(null)
        private set

    var duel: Duel? by mutableStateOf(null)
        private set

    /** Why the name of a new campaign was not taken. */
    var refused: String? by mutableStateOf(null)

    /** Why the other name of a campaign was not taken. */
    var renameRefused: String? by mutableStateOf(null)

    var error: String? by mutableStateOf(null)

    val shown: CampaignInfo?
        get() = campaigns.find { it.id == campaign }

    /** An open campaign is shown, and new matches count in another one. */
    val canCountHere: Boolean
        get() = shown?.let { it.closedAt == null && counting != null && it != counting } == true

    suspend fun load() =
        core.orError({ error = it }) {
            readCampaigns()
            if (campaigns.none { it.id == campaign }) campaign = null
            games = core.ask { it.games() }
            game = game ?: mostPlayed() ?: games.firstOrNull()?.slug
            read()
        }

    suspend fun choose(slug: String) {
        game = slug
        rivals = null
        core.orError({ error = it }) { read() }
    }

    /** Looks at a campaign, or at all of them. New matches count where they did. */
    suspend fun show(shown: CampaignInfo?) {
        campaign = shown?.id
        core.orError({ error = it }) { read() }
    }

    /** From now on new matches count in the campaign that is shown. */
    suspend fun countHere() {
        preferences.campaign = campaign
        core.orError({ error = it }) { readCampaigns() }
    }

    suspend fun create(name: String): Boolean = change {
        val fresh = it.createCampaign(name)
        preferences.campaign = fresh.id
        fresh.id
    }

    suspend fun rename(id: String, name: String): Boolean =
        change({ renameRefused = it }) { it.renameCampaign(id, name).id }

    suspend fun closeOrReopen(info: CampaignInfo): Boolean = change { empile ->
        if (info.closedAt == null) empile.closeCampaign(info.id) else empile.reopenCampaign(info.id)
        info.id
    }

    suspend fun compare(first: String, second: String) {
        rivals = first to second
        core.orError({ error = it }) { duel = core.ask { it.duel(first, second, query()) } }
    }

    private suspend fun change(
        onRefused: (String?) -> Unit = { refused = it },
        work: (Empile) -> String,
    ): Boolean {
        var done = true
        onRefused(null)
        core.orError({
            done = false
            onRefused(it)
        }) {
            campaign = core.ask(work)
            readCampaigns()
            read()
        }
        return done
    }

    private suspend fun readCampaigns() {
        campaigns = core.ask { it.campaigns() }
        counting = core.countingCampaign(preferences)
    }

    private suspend fun mostPlayed(): String? = core.ask { empile ->
        empile
            .history(HistoryQuery(campaign = campaign, onlyCounting = true), 1u, 0u)
            .firstOrNull()
            ?.game
    }

    private suspend fun read() {
        val slug = game ?: return
        standings = core.ask { it.standings(campaign, slug) }
        plot = core.ask { it.scorePlot(slug, query()) }
        val players = standings.orEmpty().map { it.player.id }
        val (first, second) =
            rivals?.takeIf { it.first in players && it.second in players }
                ?: players.take(2).takeIf { it.size == 2 }?.let { it[0] to it[1] }
                ?: return run { rivals = null }
        compare(first, second)
    }

    private fun query() = HistoryQuery(game = game, campaign = campaign, onlyCounting = true)
}
