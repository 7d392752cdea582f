//! Looking at careers: any part of one without the rest.

use rusqlite::{CachedStatement, Connection, OptionalExtension, Row, params};

use super::careers::Step;
use crate::{CampaignId, LogError, PlayerId, UnixMillis};

/// The games of one person in one campaign and game, by the number that stands for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) career: i64,
    pub(crate) player: PlayerId,
}

/// Which careers are wanted. Nothing set: all of them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wanted<'a> {
    pub(crate) player: Option<PlayerId>,
    pub(crate) campaign: Option<CampaignId>,
    pub(crate) game: Option<&'a str>,
    pub(crate) counts: Option<bool>,
}

const COLUMNS: &str = "played_at, result_id, score, score_of_all";

/// Looks at one career after another.
pub(crate) struct Look<'a> {
    connection: &'a Connection,
    at: CachedStatement<'a>,
    length: CachedStatement<'a>,
}

impl<'a> Look<'a> {
    pub(crate) fn new(connection: &'a Connection) -> Result<Look<'a>, LogError> {
        let at = format!("SELECT {COLUMNS} FROM career_games WHERE career = ?1 AND number = ?2");
        let length = "SELECT number + 1 FROM career_games WHERE career = ?1 ORDER BY number DESC LIMIT 1";
        Ok(Look {
            connection,
            at: connection.prepare_cached(&at)?,
            length: connection.prepare_cached(length)?,
        })
    }

    pub(crate) fn careers(&self, wanted: Wanted<'_>) -> Result<Vec<Played>, LogError> {
        let Wanted { player, campaign, game, counts } = wanted;
        let by_player = if player.is_some() { "c.player_id = ?1" } else { "?1 IS NULL" };
        let sql = format!(
            "SELECT c.id, c.player_id FROM careers c JOIN scoreboards b ON b.id = c.scoreboard
             WHERE {by_player} AND (?2 IS NULL OR b.scope = ?2) AND (?3 IS NULL OR b.game = ?3)
               AND (?4 IS NULL OR c.counts = ?4)
             ORDER BY c.player_id"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let found = statement.query_map(params![player, campaign, game, counts], |row| {
            Ok(Played { career: row.get(0)?, player: row.get(1)? })
        })?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    pub(crate) fn length(&mut self, career: i64) -> Result<u32, LogError> {
        Ok(self.length.query_row([career], |row| row.get(0)).optional()?.unwrap_or(0))
    }

    pub(crate) fn step(&mut self, career: i64, number: u32) -> Result<Option<Step>, LogError> {
        Ok(self.at.query_row(params![career, number], step).optional()?)
    }

    pub(crate) fn last(&mut self, career: i64) -> Result<Option<Step>, LogError> {
        match self.length(career)?.checked_sub(1) {
            Some(last) => self.step(career, last),
            None => Ok(None),
        }
    }

    /// Some games in a row.
    pub(crate) fn steps(&self, career: i64, from: u32, until: u32) -> Result<Vec<Step>, LogError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM career_games WHERE career = ?1 AND number >= ?2 AND number < ?3 ORDER BY number"
        );
        let mut statement = self.connection.prepare_cached(&sql)?;
        let found = statement.query_map(params![career, from, until], step)?;
        Ok(found.collect::<Result<_, _>>()?)
    }

    /// How many games were played before an instant. Games are in order: a dozen looks find it among thousands.
    pub(crate) fn before(&mut self, career: i64, at: UnixMillis) -> Result<u32, LogError> {
        let (mut least, mut most) = (0, self.length(career)?);
        while least < most {
            let middle = least + (most - least) / 2;
            if self.step(career, middle)?.is_some_and(|step| step.at < at) {
                least = middle + 1;
            } else {
                most = middle;
            }
        }
        Ok(least)
    }
}

fn step(row: &Row<'_>) -> rusqlite::Result<Step> {
    Ok(Step { at: row.get(0)?, result: row.get(1)?, score: row.get(2)?, score_of_all: row.get(3)? })
}
