//! The rows of the standings.

use std::collections::BTreeMap;

use rusqlite::{
    CachedStatement, Connection, OptionalExtension, Row, Rows, ToSql, params, types::ToSqlOutput,
};

use super::tally;
use crate::{CampaignId, LogError, PlayerId, standings::Standing};

/// Whose standing, in what and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Key {
    pub(crate) scope: CampaignId,
    pub(crate) game: String,
    pub(crate) player: PlayerId,
}

/// The number that stands for a game in a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scoreboard(i64);

impl ToSql for Scoreboard {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

/// The rows of one result after another: what it takes to look at them and to write them, made ready once.
pub(crate) struct Desk<'a> {
    connection: &'a Connection,
    number: CachedStatement<'a>,
    look: CachedStatement<'a>,
    rewrite: CachedStatement<'a>,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(connection: &'a Connection) -> Result<Desk<'a>, LogError> {
        Ok(Desk {
            connection,
            number: connection.prepare_cached("SELECT id FROM scoreboards WHERE scope = ?1 AND game = ?2")?,
            look: connection.prepare_cached(
                "SELECT last_at, last_result, tally FROM standings WHERE scoreboard = ?1 AND player_id = ?2",
            )?,
            rewrite: connection.prepare_cached(
                "UPDATE standings SET last_at = ?3, last_result = ?4, tally = ?5
                 WHERE scoreboard = ?1 AND player_id = ?2",
            )?,
        })
    }

    /// Where the standings of a game in a campaign are, or will be.
    pub(crate) fn scoreboard(&mut self, scope: CampaignId, game: &str) -> Result<Scoreboard, LogError> {
        if let Some(id) = self.number.query_row(params![scope, game], |row| row.get(0)).optional()? {
            return Ok(Scoreboard(id));
        }
        self.connection
            .prepare_cached("INSERT INTO scoreboards (scope, game) VALUES (?1, ?2)")?
            .execute(params![scope, game])?;
        Ok(Scoreboard(self.connection.last_insert_rowid()))
    }

    pub(crate) fn get(&mut self, at: Scoreboard, player: PlayerId) -> Result<Option<Standing>, LogError> {
        let mut rows = self.look.query(params![at, player])?;
        rows.next()?.map(|row| standing(row, 0)).transpose()
    }

    /// Writes a standing that is there already.
    pub(crate) fn rewrite(
        &mut self,
        at: Scoreboard,
        player: PlayerId,
        standing: &Standing,
    ) -> Result<(), LogError> {
        let (last_at, last_result) = standing.last;
        self.rewrite.execute(params![at, player, last_at, last_result, tally::to_text(standing)?])?;
        Ok(())
    }

    /// Writes a standing that was not there.
    pub(crate) fn add(&self, at: Scoreboard, player: PlayerId, standing: &Standing) -> Result<(), LogError> {
        let (last_at, last_result) = standing.last;
        self.connection
            .prepare_cached(
                "INSERT INTO standings (scoreboard, player_id, last_at, last_result, tally)
                 VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![at, player, last_at, last_result, tally::to_text(standing)?])?;
        Ok(())
    }
}

/// Writes standings of which none is there yet.
pub(crate) fn add_all(connection: &Connection, standings: &BTreeMap<Key, Standing>) -> Result<(), LogError> {
    let mut desk = Desk::new(connection)?;
    standings.iter().try_for_each(|(Key { scope, game, player }, standing)| {
        let at = desk.scoreboard(*scope, game)?;
        desk.add(at, *player, standing)
    })
}

/// The columns that [`keyed`] reads.
macro_rules! select {
    () => {
        "SELECT b.scope, b.game, s.player_id, s.last_at, s.last_result, s.tally
         FROM scoreboards b JOIN standings s ON s.scoreboard = b.id"
    };
}

pub(crate) fn of_game(
    connection: &Connection,
    scope: CampaignId,
    game: &str,
) -> Result<Vec<(Key, Standing)>, LogError> {
    let sql = concat!(select!(), " WHERE b.scope = ?1 AND b.game = ?2");
    read(connection.prepare_cached(sql)?.query(params![scope, game])?)
}

pub(crate) fn of_player(
    connection: &Connection,
    scope: CampaignId,
    player: PlayerId,
) -> Result<Vec<(Key, Standing)>, LogError> {
    let sql = concat!(select!(), " WHERE b.scope = ?1 AND s.player_id = ?2");
    read(connection.prepare_cached(sql)?.query(params![scope, player])?)
}

pub(crate) fn all(connection: &Connection) -> Result<Vec<(Key, Standing)>, LogError> {
    read(connection.prepare_cached(select!())?.query([])?)
}

fn read(mut rows: Rows<'_>) -> Result<Vec<(Key, Standing)>, LogError> {
    let mut standings = Vec::new();
    while let Some(row) = rows.next()? {
        standings.push(keyed(row)?);
    }
    Ok(standings)
}

/// Forgets a player's standings, in one game or in all.
pub(crate) fn forget(connection: &Connection, player: PlayerId, game: Option<&str>) -> Result<(), LogError> {
    connection
        .prepare_cached(
            "DELETE FROM standings
             WHERE player_id = ?1
               AND scoreboard IN (SELECT id FROM scoreboards WHERE ?2 IS NULL OR game = ?2)",
        )?
        .execute(params![player, game])?;
    Ok(())
}

fn keyed(row: &Row<'_>) -> Result<(Key, Standing), LogError> {
    Ok((Key { scope: row.get(0)?, game: row.get(1)?, player: row.get(2)? }, standing(row, 3)?))
}

/// From three columns, the first of which is this one.
fn standing(row: &Row<'_>, first: usize) -> Result<Standing, LogError> {
    let last = (row.get(first)?, row.get(first + 1)?);
    let text = row.get_ref(first + 2)?.as_str().map_err(rusqlite::Error::from)?;
    tally::from_text(text, last)
}
