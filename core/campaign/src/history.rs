//! What happened, newest first, with what was corrected and what was voided.

use empile_games::GameId;
use rusqlite::{Connection, ToSql, params_from_iter};

use crate::{
    CampaignId, LogError, Note, PlayerId, Reader, ResultId, ResultRow, UnixMillis,
    aliases::Aliases,
    families, notes,
    results::{self, Found},
    robots,
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
            let (conditions, mut values) = conditions(filter, &aliases);
            values.push(Box::new(limit));
            values.push(Box::new(offset));
            let sql = format!(
                "SELECT {} FROM results r WHERE {conditions}
                 ORDER BY r.played_at DESC, r.id DESC LIMIT ? OFFSET ?",
                results::COLUMNS
            );
            let mut statement = connection.prepare_cached(&sql)?;
            let mut rows = statement.query(params_from_iter(values))?;
            let mut history = Vec::new();
            while let Some(row) = rows.next()? {
                history.push(entry(connection, results::found(connection, row)?, &aliases)?);
            }
            Ok(history)
        })
    }

    /// One result.
    pub fn result(&self, id: ResultId) -> Result<HistoryEntry, LogError> {
        self.read(|connection| {
            let aliases = Aliases::of(connection)?;
            entry(connection, results::get(connection, id)?, &aliases)
        })
    }
}

/// What must hold, and the values for its question marks.
pub(crate) fn conditions(filter: &HistoryFilter, aliases: &Aliases) -> (String, Vec<Box<dyn ToSql>>) {
    let mut conditions = vec!["TRUE".to_owned()];
    let mut values: Vec<Box<dyn ToSql>> = Vec::new();
    if let Some(game) = filter.game {
        conditions.push("r.game = ?".into());
        values.push(Box::new(game.slug()));
    }
    if let Some(campaign) = filter.campaign {
        conditions.push("r.campaign_id = ?".into());
        values.push(Box::new(campaign));
    }
    if let Some(player) = filter.player {
        let all = aliases.all_of(aliases.resolve(player));
        let marks = vec!["?"; all.len()].join(", ");
        conditions.push(format!(
            "EXISTS (SELECT 1 FROM places p WHERE p.result_id = r.id AND p.player_id IN ({marks}))"
        ));
        values.extend(all.into_iter().map(|alias| Box::new(alias) as Box<dyn ToSql>));
    }
    if let Some(from) = filter.from {
        conditions.push("r.played_at >= ?".into());
        values.push(Box::new(from));
    }
    if let Some(until) = filter.until {
        conditions.push("r.played_at < ?".into());
        values.push(Box::new(until));
    }
    if filter.only_counting {
        conditions.push("r.counts = 1".into());
    }
    if filter.only_holding {
        // Nearly all count, and that is quickly seen.
        conditions.push(format!("(r.counts = 1 OR {})", families::HOLDS));
    }
    (conditions.join(" AND "), values)
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
        result: found.row.resolved(aliases),
        mark,
        corrects: found.first,
        recorded_at: found.recorded_at,
        note: notes::of(connection, first)?,
    })
}

#[cfg(test)]
mod tests;
