//! The rows of the standings.

use rusqlite::{Connection, OptionalExtension, Row, Rows, params};

use crate::{CampaignId, LogError, PlayerId, standings::Standing, stored};

/// Whose standing, in what and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key {
    pub(crate) scope: CampaignId,
    pub(crate) game: String,
    pub(crate) player: PlayerId,
}

/// The columns that [`key`] and [`standing`] read.
const SELECT: &str =
    "SELECT scope, game, player_id, games, wins, shared_wins, score, best, streak, best_streak, measures,
                             titles, last_at, last_result FROM standings";

pub(crate) fn get(connection: &Connection, key: &Key) -> Result<Option<Standing>, LogError> {
    connection
        .prepare_cached(&format!("{SELECT} WHERE scope = ?1 AND game = ?2 AND player_id = ?3"))?
        .query_row(params![key.scope, key.game, key.player], |row| Ok(standing(row)))
        .optional()?
        .transpose()
}

pub(crate) fn of_game(
    connection: &Connection,
    scope: CampaignId,
    game: &str,
) -> Result<Vec<(Key, Standing)>, LogError> {
    let sql = format!("{SELECT} WHERE scope = ?1 AND game = ?2");
    read(connection.prepare_cached(&sql)?.query(params![scope, game])?)
}

pub(crate) fn all(connection: &Connection) -> Result<Vec<(Key, Standing)>, LogError> {
    read(connection.prepare_cached(SELECT)?.query([])?)
}

fn read(mut rows: Rows<'_>) -> Result<Vec<(Key, Standing)>, LogError> {
    let mut standings = Vec::new();
    while let Some(row) = rows.next()? {
        standings.push((key(row)?, standing(row)?));
    }
    Ok(standings)
}

pub(crate) fn put(connection: &Connection, key: &Key, standing: &Standing) -> Result<(), LogError> {
    let measures = stored::to_text("measures", &standing.measures)?;
    let titles = stored::to_text("titles", &standing.titles)?;
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO standings (scope, game, player_id, games, wins, shared_wins, score, best, streak,
                                               best_streak, measures, titles, last_at, last_result)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
        )?
        .execute(params![
            key.scope,
            key.game,
            key.player,
            standing.games,
            standing.wins,
            standing.shared_wins,
            standing.score,
            standing.best,
            standing.streak,
            standing.best_streak,
            measures,
            titles,
            standing.last.0,
            standing.last.1
        ])?;
    Ok(())
}

pub(crate) fn forget(connection: &Connection, player: PlayerId) -> Result<(), LogError> {
    connection.prepare_cached("DELETE FROM standings WHERE player_id = ?1")?.execute([player])?;
    Ok(())
}

fn key(row: &Row<'_>) -> Result<Key, LogError> {
    Ok(Key { scope: row.get(0)?, game: row.get(1)?, player: row.get(2)? })
}

fn standing(row: &Row<'_>) -> Result<Standing, LogError> {
    Ok(Standing {
        games: row.get(3)?,
        wins: row.get(4)?,
        shared_wins: row.get(5)?,
        score: row.get(6)?,
        best: row.get(7)?,
        streak: row.get(8)?,
        best_streak: row.get(9)?,
        measures: stored::from_text("measures", &row.get::<_, String>(10)?)?,
        titles: stored::from_text("titles", &row.get::<_, String>(11)?)?,
        last: (row.get(12)?, row.get(13)?),
    })
}
