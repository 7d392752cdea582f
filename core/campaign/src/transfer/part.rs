//! What belongs to a part of the log that is sent alone.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension};

use super::document::PlayerRow;
use crate::{
    CampaignId, EveningId, LogError, MatchId, PlayerId, ResultId, campaigns, evenings, families, matches,
    results,
};

/// What is to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogPart {
    /// All there is.
    Everything,
    /// What counts in one campaign.
    Campaign(CampaignId),
    /// What was played at one evening, and who came.
    Evening(EveningId),
}

/// The rows of a part, by their ids. Rows that are not in the log are no rows of it.
#[derive(Debug, Default)]
pub(super) struct Part {
    pub(super) players: BTreeSet<PlayerId>,
    pub(super) merges: BTreeSet<PlayerId>,
    pub(super) campaigns: BTreeSet<CampaignId>,
    pub(super) matches: BTreeSet<MatchId>,
    pub(super) results: BTreeSet<ResultId>,
    pub(super) evenings: BTreeSet<EveningId>,
    pub(super) evening_results: BTreeSet<ResultId>,
    /// Who belongs to it by name.
    named: BTreeSet<PlayerId>,
}

impl Part {
    /// None: everything.
    pub(super) fn of(connection: &Connection, part: LogPart) -> Result<Option<Part>, LogError> {
        let mut wanted = Part::default();
        match part {
            LogPart::Everything => return Ok(None),
            LogPart::Campaign(campaign) => {
                campaigns::must_exist(connection, campaign)?;
                wanted.campaigns.insert(campaign);
                for first in families_in(connection, campaign)? {
                    wanted.family(connection, first, Some(campaign))?;
                }
            }
            LogPart::Evening(evening) => {
                evenings::get(connection, evening)?;
                wanted.evenings.insert(evening);
                for player in evenings::entered(connection, evening)? {
                    wanted.person(connection, player)?;
                }
                for (result, counts) in evenings::belonging(connection, evening)? {
                    // That something was taken out is told, but not what it was.
                    let is_played = results::find(connection, result)?.is_some();
                    if counts && is_played {
                        wanted.family(connection, result, None)?;
                    }
                    if !counts || is_played {
                        wanted.evening_results.insert(result);
                    }
                }
            }
        }
        Ok(Some(wanted))
    }

    /// The last word of a family, and the first one, without which no file can say what was corrected. What came between is not
    /// needed. Of a family that counts elsewhere by now, nothing.
    fn family(
        &mut self,
        connection: &Connection,
        first: ResultId,
        campaign: Option<CampaignId>,
    ) -> Result<(), LogError> {
        let last = families::last_of(connection, first)?;
        let row = results::get(connection, last)?.row;
        if campaign.is_some_and(|campaign| campaign != row.campaign) {
            return Ok(());
        }
        for place in &row.places {
            self.person(connection, place.player)?;
        }
        let origin = results::get(connection, first)?.row;
        self.players.extend(origin.places.iter().map(|place| place.player));
        if let Some(id) = origin.match_id {
            self.matches.insert(id);
            for player in matches::seats(connection, id)? {
                self.person(connection, player)?;
            }
        }
        self.campaigns.extend([row.campaign, origin.campaign]);
        self.results.extend([first, last]);
        Ok(())
    }

    /// Somebody who belongs to it, and whoever stands for them.
    fn person(&mut self, connection: &Connection, player: PlayerId) -> Result<(), LogError> {
        let mut next = Some(player);
        while let Some(player) = next.filter(|player| self.named.insert(*player)) {
            self.players.insert(player);
            let merged: Option<Option<PlayerId>> = connection
                .prepare_cached("SELECT into_id FROM merges WHERE player_id = ?1")?
                .query_row([player], |row| row.get(0))
                .optional()?;
            if merged.is_some() {
                self.merges.insert(player);
            }
            next = merged.flatten();
        }
        Ok(())
    }

    /// Whoever is only in a result that was corrected since keeps the id and loses the name.
    pub(super) fn dressed(&self, row: PlayerRow) -> PlayerRow {
        if self.named.contains(&row.id) { row } else { PlayerRow::nameless(row.id) }
    }
}

/// The first results of all families that were ever in a campaign.
fn families_in(connection: &Connection, campaign: CampaignId) -> Result<Vec<ResultId>, LogError> {
    let mut statement = connection
        .prepare_cached("SELECT DISTINCT coalesce(first_id, id) FROM results WHERE campaign_id = ?1")?;
    let families = statement.query_map([campaign], |row| row.get(0))?;
    Ok(families.collect::<Result<_, _>>()?)
}
