//! Everybody's games in the order in which they were played, and where the score stood after each.

use std::collections::{BTreeSet, HashMap};

use rusqlite::{CachedStatement, Connection, OptionalExtension, params};

use super::rows::{Desk, Key, Scoreboard};
use crate::{LogError, PlayerId, ResultId, UnixMillis};

/// Whose games, where, and whether those that count.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Career {
    pub(crate) of: Key,
    pub(crate) counts: bool,
}

/// A game of a career. In the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Step {
    pub(crate) at: UnixMillis,
    pub(crate) result: ResultId,
    pub(crate) score: i64,
    pub(crate) score_of_all: i64,
}

/// Who hears of every game when they are all gone through.
pub(crate) trait Follower {
    fn step(&mut self, career: &Career, number: u32, step: Step) -> Result<(), LogError>;
}

/// Writes careers, a game at a time.
pub(crate) struct Writer<'a> {
    desk: Desk<'a>,
    find: CachedStatement<'a>,
    put: CachedStatement<'a>,
    connection: &'a Connection,
    known: HashMap<Career, i64>,
}

impl<'a> Writer<'a> {
    pub(crate) fn new(connection: &'a Connection) -> Result<Writer<'a>, LogError> {
        Ok(Writer {
            desk: Desk::new(connection)?,
            find: connection.prepare_cached(
                "SELECT id FROM careers WHERE player_id = ?1 AND scoreboard = ?2 AND counts = ?3",
            )?,
            put: connection.prepare_cached(
                "INSERT INTO career_games (career, number, played_at, result_id, score, score_of_all)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?,
            connection,
            known: HashMap::new(),
        })
    }

    fn career(&mut self, player: PlayerId, at: Scoreboard, counts: bool) -> Result<i64, LogError> {
        let known = self.find.query_row(params![player, at, counts], |row| row.get(0)).optional()?;
        if let Some(id) = known {
            return Ok(id);
        }
        self.connection
            .prepare_cached("INSERT INTO careers (player_id, scoreboard, counts) VALUES (?1, ?2, ?3)")?
            .execute(params![player, at, counts])?;
        Ok(self.connection.last_insert_rowid())
    }
}

impl Follower for Writer<'_> {
    fn step(&mut self, career: &Career, number: u32, step: Step) -> Result<(), LogError> {
        let id = if let Some(id) = self.known.get(career) {
            *id
        } else {
            let board = self.desk.scoreboard(career.of.scope, &career.of.game)?;
            let id = self.career(career.of.player, board, career.counts)?;
            self.known.insert(career.clone(), id);
            id
        };
        let Step { at, result, score, score_of_all } = step;
        self.put.execute(params![id, number, at, result, score, score_of_all])?;
        Ok(())
    }
}

/// Compares the games that are kept with those that are heard of.
pub(crate) struct Checker<'a> {
    look: CachedStatement<'a>,
    connection: &'a Connection,
    lengths: HashMap<Career, u32>,
    wrong: BTreeSet<Career>,
}

impl<'a> Checker<'a> {
    pub(crate) fn new(connection: &'a Connection) -> Result<Checker<'a>, LogError> {
        Ok(Checker {
            look: connection.prepare_cached(
                "SELECT g.played_at, g.result_id, g.score, g.score_of_all
                 FROM careers c
                 JOIN scoreboards b ON b.id = c.scoreboard
                 JOIN career_games g ON g.career = c.id
                 WHERE c.player_id = ?1 AND b.scope = ?2 AND b.game = ?3 AND c.counts = ?4 AND g.number = ?5",
            )?,
            connection,
            lengths: HashMap::new(),
            wrong: BTreeSet::new(),
        })
    }

    /// The careers that differ, also by having more games than they should.
    pub(crate) fn finish(mut self) -> Result<BTreeSet<Career>, LogError> {
        let mut statement = self.connection.prepare(
            "SELECT b.scope, b.game, c.player_id, c.counts,
                    (SELECT count(*) FROM career_games g WHERE g.career = c.id)
             FROM careers c JOIN scoreboards b ON b.id = c.scoreboard",
        )?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let of = Key { scope: row.get(0)?, game: row.get(1)?, player: row.get(2)? };
            let career = Career { of, counts: row.get(3)? };
            if self.lengths.get(&career).copied().unwrap_or(0) != row.get::<_, u32>(4)? {
                self.wrong.insert(career);
            }
        }
        Ok(self.wrong)
    }
}

impl Follower for Checker<'_> {
    fn step(&mut self, career: &Career, number: u32, step: Step) -> Result<(), LogError> {
        let Key { scope, game, player } = &career.of;
        let kept = self
            .look
            .query_row(params![player, scope, game, career.counts, number], |row| {
                let (at, result) = (row.get(0)?, row.get(1)?);
                Ok(Step { at, result, score: row.get(2)?, score_of_all: row.get(3)? })
            })
            .optional()?;
        if kept != Some(step) {
            self.wrong.insert(career.clone());
        }
        self.lengths.insert(career.clone(), number + 1);
        Ok(())
    }
}

/// Forgets the games of a player, in one game or in all.
pub(crate) fn forget(connection: &Connection, player: PlayerId, game: Option<&str>) -> Result<(), LogError> {
    connection
        .prepare_cached(
            "DELETE FROM career_games
             WHERE career IN (SELECT c.id FROM careers c JOIN scoreboards b ON b.id = c.scoreboard
                              WHERE c.player_id = ?1 AND (?2 IS NULL OR b.game = ?2))",
        )?
        .execute(params![player, game])?;
    Ok(())
}
