//! What happened, newest first, with what was corrected and what was voided.

use empile_games::GameId;
use rusqlite::Connection;

use crate::{
    CampaignId, LogError, Note, PlayerId, Reader, ResultId, ResultRow, UnixMillis,
    aliases::Aliases,
    campaigns, families, hints, notes,
    results::{self, Found},
    robots,
    runs::{Runs, Source},
    tallies::{self, Gathered, Look, Wanted},
};

/// Which results are wanted. Nothing set: all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HistoryFilter {
    /// Of this game.
    pub game: Option<GameId>,
    /// Of this campaign.
    pub campaign: Option<CampaignId>,
    /// With this player, or anybody who was merged into them.
    pub player: Option<PlayerId>,
    /// Played at this instant or later.
    pub from: Option<UnixMillis>,
    /// Played before this instant.
    pub until: Option<UnixMillis>,
    /// Without those that were corrected or voided, and without practice.
    pub only_counting: bool,
    /// Without those that were corrected or voided; practice stays.
    pub only_holding: bool,
}

/// A result in the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryEntry {
    /// How the game ended. If it was played here, [`Log::load_match`] gives its record to replay.
    pub result: ResultRow,
    /// Does it count?
    pub mark: Mark,
    /// Did one person play alone against robots? It stays so when it is void.
    pub was_practice: bool,
    /// How often a hint was asked for, in practice.
    pub hints: u32,
    /// The first of the family, if this is a correction.
    pub corrects: Option<ResultId>,
    /// When it was written down.
    pub recorded_at: UnixMillis,
    /// What is written beside it.
    pub note: Note,
}

/// Does a result count?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It does.
    Counts,
    /// Another one does in its place.
    Corrected {
        /// Which.
        by: ResultId,
    },
    /// It was taken out.
    Void,
    /// One person played alone against robots.
    Practice,
}

impl HistoryFilter {
    /// Does it let this result through, whoever played?
    pub(crate) fn asks_for(&self, result: &Gathered) -> bool {
        self.game.is_none_or(|game| result.game == game.slug())
            && self.campaign.is_none_or(|campaign| result.campaign == campaign)
            && self.from.is_none_or(|from| result.at >= from)
            && self.until.is_none_or(|until| result.at < until)
            && (result.counts || !self.only_counting)
    }
}

impl Reader {
    /// The results that the filter lets through, newest first: at most `limit` of them after leaving out `offset`.
    pub fn history(
        &self,
        filter: &HistoryFilter,
        limit: u32,
        offset: u32,
    ) -> Result<Vec<HistoryEntry>, LogError> {
        self.read(|connection| {
            let aliases = Aliases::of(connection)?;
            let mut runs = runs(connection, filter, &aliases)?;
            let (mut skipped, mut history) = (0, Vec::new());
            while history.len() < limit as usize
                && let Some(id) = runs.next()?
            {
                let is_wanted = is_wanted(connection, filter, &aliases, id)?;
                if is_wanted && skipped < offset {
                    skipped += 1;
                } else if is_wanted {
                    history.push(entry(connection, results::get(connection, id)?, &aliases)?);
                }
            }
            Ok(history)
        })
    }

    /// Goes through all results, newest first.
    pub(crate) fn each_result(
        &self,
        mut work: impl FnMut(&HistoryEntry) -> Result<(), LogError>,
    ) -> Result<(), LogError> {
        self.read(|connection| {
            let aliases = Aliases::of(connection)?;
            let mut runs = runs(connection, &HistoryFilter::default(), &aliases)?;
            while let Some(id) = runs.next()? {
                work(&entry(connection, results::get(connection, id)?, &aliases)?)?;
            }
            Ok(())
        })
    }

    /// One result.
    pub fn result(&self, id: ResultId) -> Result<HistoryEntry, LogError> {
        self.read(|connection| of(connection, id))
    }
}

/// One result.
pub(crate) fn of(connection: &Connection, id: ResultId) -> Result<HistoryEntry, LogError> {
    let aliases = Aliases::of(connection)?;
    entry(connection, results::get(connection, id)?, &aliases)
}

/// The results that the filter lets through, and few others: [`is_wanted`] tells them apart. Whatever is asked for, no more is
/// read than is looked at: the runs of everybody's games, and of every game in every campaign, lie in order.
pub(crate) fn runs<'a>(
    connection: &'a Connection,
    filter: &HistoryFilter,
    aliases: &Aliases,
) -> Result<Runs<'a>, LogError> {
    let span = filter.from.unwrap_or(UnixMillis::MIN)..filter.until.unwrap_or(UnixMillis::MAX);
    let counts = filter.only_counting.then_some(true);
    if let Some(player) = filter.player.filter(|player| !player.is_robot()) {
        let mut look = Look::new(connection)?;
        let player = Some(aliases.resolve(player));
        let game = filter.game.map(GameId::slug);
        let careers = look.careers(Wanted { player, campaign: filter.campaign, game, counts })?;
        let fresh = tallies::fresh(connection, aliases)?;
        let is_wanted = |result: &&Gathered| {
            filter.asks_for(result) && result.places.iter().any(|place| Some(place.player) == player)
        };
        let moments = fresh.iter().rev().filter(is_wanted).map(Gathered::moment).collect();
        let mut sources = vec![(Source::Given(moments), 0)];
        for played in careers {
            let length = match filter.until {
                Some(until) => look.before(played.career, until)?,
                None => look.length(played.career)?,
            };
            sources.push((Source::Career(played.career), length));
        }
        return Runs::new(connection, sources, span);
    }
    if filter.game.is_none() && filter.campaign.is_none() && counts.is_none() {
        return Runs::new(connection, [(Source::Everything, 0)], span);
    }
    let campaigns = match filter.campaign {
        Some(campaign) => vec![campaign],
        None => campaigns::all_ids(connection)?,
    };
    let games = filter.game.as_ref().map_or(GameId::ALL, std::slice::from_ref);
    let marks: &[bool] = if filter.only_counting { &[true] } else { &[true, false] };
    let mut sources = Vec::new();
    for &campaign in &campaigns {
        for game in games {
            let board = |counts: &bool| Source::Board { campaign, game: game.slug(), counts: *counts };
            sources.extend(marks.iter().map(|counts| (board(counts), 0)));
        }
    }
    Runs::new(connection, sources, span)
}

/// What no run says of itself: whether a result that does not count still holds, and where robots sat.
fn is_wanted(
    connection: &Connection,
    filter: &HistoryFilter,
    aliases: &Aliases,
    id: ResultId,
) -> Result<bool, LogError> {
    let robot = filter.player.filter(|player| player.is_robot());
    if robot.is_none() && !filter.only_holding {
        return Ok(true);
    }
    let found = results::get(connection, id)?;
    let sat = |robot| found.row.places.iter().any(|place| aliases.resolve(place.player) == robot);
    if !robot.is_none_or(sat) {
        return Ok(false);
    }
    let first = found.first.unwrap_or(id);
    Ok(!filter.only_holding
        || found.counts
        || (families::last_of(connection, first)? == id && !families::is_void(connection, id)?))
}

fn entry(connection: &Connection, found: Found, aliases: &Aliases) -> Result<HistoryEntry, LogError> {
    let id = found.row.id;
    let first = found.first.unwrap_or(id);
    let mark = if found.counts {
        Mark::Counts
    } else {
        match families::last_of(connection, first)? {
            last if last == id && families::is_void(connection, id)? => Mark::Void,
            last if last == id => Mark::Practice,
            by => Mark::Corrected { by },
        }
    };
    Ok(HistoryEntry {
        was_practice: robots::is_practice(&found.row.places),
        hints: match found.row.match_id {
            Some(match_id) => hints::asked(connection, match_id)?,
            None => 0,
        },
        result: found.row.resolved(aliases),
        mark,
        corrects: found.first,
        recorded_at: found.recorded_at,
        note: notes::of(connection, first)?,
    })
}

#[cfg(test)]
mod narrowed;
#[cfg(test)]
mod tests;
