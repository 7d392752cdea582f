//! The rows of the standings.

use std::collections::BTreeMap;

use empile_games::pile_poils::Title;
use rusqlite::{CachedStatement, Connection, Row, Rows, Statement, params};

use crate::{CampaignId, LogError, PlayerId, standings::Standing, stored};

/// Whose standing, in what and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key {
    pub(crate) scope: CampaignId,
    pub(crate) game: String,
    pub(crate) player: PlayerId,
}

/// The columns that [`key`] and [`standing`] read.
macro_rules! select {
    () => {
        "SELECT scope, game, player_id, games, wins, shared_wins, score, best, streak, best_streak, measures, titles,
                last_at, last_result
         FROM standings"
    };
}

/// The rows of one result after another: what it takes to look at them and to write them, made ready once.
pub(crate) struct Desk<'a> {
    connection: &'a Connection,
    look: CachedStatement<'a>,
    rewrite: CachedStatement<'a>,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(connection: &'a Connection) -> Result<Desk<'a>, LogError> {
        Ok(Desk {
            connection,
            look: connection
                .prepare_cached(concat!(select!(), " WHERE scope = ?1 AND game = ?2 AND player_id = ?3"))?,
            rewrite: connection.prepare_cached(
                "UPDATE standings
                 SET games = ?4, wins = ?5, shared_wins = ?6, score = ?7, best = ?8, streak = ?9, best_streak = ?10,
                     measures = ?11, titles = ?12, last_at = ?13, last_result = ?14
                 WHERE scope = ?1 AND game = ?2 AND player_id = ?3",
            )?,
        })
    }

    pub(crate) fn get(&mut self, key: &Key) -> Result<Option<Standing>, LogError> {
        let mut rows = self.look.query(params![key.scope, key.game, key.player])?;
        rows.next()?.map(standing).transpose()
    }

    /// Writes a standing that is there already.
    pub(crate) fn rewrite(&mut self, key: &Key, standing: &Standing) -> Result<(), LogError> {
        write(&mut self.rewrite, key, standing)
    }

    /// Writes a standing that was not there.
    pub(crate) fn add(&self, key: &Key, standing: &Standing) -> Result<(), LogError> {
        add(self.connection, key, standing)
    }
}

pub(crate) fn of_game(
    connection: &Connection,
    scope: CampaignId,
    game: &str,
) -> Result<Vec<(Key, Standing)>, LogError> {
    let sql = concat!(select!(), " WHERE scope = ?1 AND game = ?2");
    read(connection.prepare_cached(sql)?.query(params![scope, game])?)
}

pub(crate) fn all(connection: &Connection) -> Result<Vec<(Key, Standing)>, LogError> {
    read(connection.prepare_cached(select!())?.query([])?)
}

fn read(mut rows: Rows<'_>) -> Result<Vec<(Key, Standing)>, LogError> {
    let mut standings = Vec::new();
    while let Some(row) = rows.next()? {
        standings.push((key(row)?, standing(row)?));
    }
    Ok(standings)
}

pub(crate) fn add(connection: &Connection, key: &Key, standing: &Standing) -> Result<(), LogError> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO standings (scope, game, player_id, games, wins, shared_wins, score, best, streak, best_streak,
                                measures, titles, last_at, last_result)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
    )?;
    write(&mut statement, key, standing)
}

/// Runs a statement whose parameters are the columns in the order of the table.
fn write(statement: &mut Statement<'_>, key: &Key, standing: &Standing) -> Result<(), LogError> {
    statement.execute(params![
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
        stored::to_text("measures", &standing.measures)?,
        titles_text(&standing.titles)?,
        standing.last.0,
        standing.last.1
    ])?;
    Ok(())
}

/// Forgets a player's standings, in one game or in all.
pub(crate) fn forget(connection: &Connection, player: PlayerId, game: Option<&str>) -> Result<(), LogError> {
    connection
        .prepare_cached("DELETE FROM standings WHERE player_id = ?1 AND (?2 IS NULL OR game = ?2)")?
        .execute(params![player, game])?;
    Ok(())
}

/// How often each title, by its place among all titles, without the zeros at the end.
fn titles_text(titles: &BTreeMap<Title, u32>) -> Result<String, LogError> {
    let times = |title: &Title| titles.get(title).copied().unwrap_or(0);
    let upto = Title::ALL.iter().rposition(|title| times(title) > 0).map_or(0, |last| last + 1);
    let counts: Vec<u32> = Title::ALL.iter().take(upto).map(times).collect();
    stored::to_text("titles", &counts)
}

fn titles(text: &str) -> Result<BTreeMap<Title, u32>, LogError> {
    let counts: Vec<u32> = stored::from_text("titles", text)?;
    if counts.len() > Title::ALL.len() {
        return Err(LogError::Unreadable { what: "titles", detail: text.to_owned() });
    }
    Ok(Title::ALL.into_iter().zip(counts).filter(|(_, times)| *times > 0).collect())
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
        titles: titles(&row.get::<_, String>(11)?)?,
        last: (row.get(12)?, row.get(13)?),
    })
}
