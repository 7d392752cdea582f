//! How much was played in each month, by each person and by all of them together.

use std::{collections::BTreeMap, ops::AddAssign};

use rusqlite::{Connection, params};

use super::{gathered::Gathered, rows::Desk};
use crate::{CampaignId, LogError, Month, PlayerId};

/// Whose month, in what and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct MonthKey {
    pub(crate) player: PlayerId,
    pub(crate) month: Month,
    pub(crate) scope: CampaignId,
    pub(crate) game: String,
}

/// How many games were played, and how many of them won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayedAndWon {
    /// All of them.
    pub games: u32,
    /// Those that were won, alone or with others.
    pub wins: u32,
}

impl AddAssign for PlayedAndWon {
    fn add_assign(&mut self, more: PlayedAndWon) {
        self.games += more.games;
        self.wins += more.wins;
    }
}

pub(crate) type Months = BTreeMap<MonthKey, PlayedAndWon>;

/// Adds a result that counts, for those who are wanted and always for everybody together.
pub(crate) fn add(months: &mut Months, result: &Gathered, is_wanted: impl Fn(PlayerId) -> bool) {
    let mut put = |player, won| {
        let month = Month::of(result.at);
        let key = MonthKey { player, month, scope: result.campaign, game: result.game.clone() };
        *months.entry(key).or_default() += PlayedAndWon { games: 1, wins: u32::from(won) };
    };
    put(PlayerId::EVERYBODY, result.winners > 0);
    for place in result.places.iter().filter(|place| is_wanted(place.player)) {
        put(place.player, place.won);
    }
}

/// Adds to what is written.
pub(crate) fn add_all(connection: &Connection, months: &Months) -> Result<(), LogError> {
    let mut desk = Desk::new(connection)?;
    let mut put = connection.prepare_cached(
        "INSERT INTO months (player_id, month, scoreboard, games, wins) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT DO UPDATE SET games = games + ?4, wins = wins + ?5",
    )?;
    for (MonthKey { player, month, scope, game }, PlayedAndWon { games, wins }) in months {
        let at = desk.scoreboard(*scope, game)?;
        put.execute(params![player, month, at, games, wins])?;
    }
    Ok(())
}

/// Everything that is written.
pub(crate) fn all(connection: &Connection) -> Result<Months, LogError> {
    let mut statement = connection.prepare(
        "SELECT m.player_id, m.month, b.scope, b.game, m.games, m.wins
         FROM months m JOIN scoreboards b ON b.id = m.scoreboard",
    )?;
    let rows = statement.query_map([], |row| {
        let key = MonthKey { player: row.get(0)?, month: row.get(1)?, scope: row.get(2)?, game: row.get(3)? };
        Ok((key, PlayedAndWon { games: row.get(4)?, wins: row.get(5)? }))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// What somebody, or everybody together, played month by month, as far as it is written: one row for each game of a month.
pub(crate) fn of(
    connection: &Connection,
    player: PlayerId,
) -> Result<Vec<(Month, String, PlayedAndWon)>, LogError> {
    let mut statement = connection.prepare_cached(
        "SELECT m.month, b.game, m.games, m.wins FROM months m JOIN scoreboards b ON b.id = m.scoreboard
         WHERE m.player_id = ?1 ORDER BY m.month",
    )?;
    let rows = statement.query_map([player], |row| {
        Ok((row.get(0)?, row.get(1)?, PlayedAndWon { games: row.get(2)?, wins: row.get(3)? }))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Forgets somebody's months, or everybody's together, in one game or in all.
pub(crate) fn forget(connection: &Connection, player: PlayerId, game: Option<&str>) -> Result<(), LogError> {
    connection
        .prepare_cached(
            "DELETE FROM months
             WHERE player_id = ?1
               AND scoreboard IN (SELECT id FROM scoreboards WHERE ?2 IS NULL OR game = ?2)",
        )?
        .execute(params![player, game])?;
    Ok(())
}
