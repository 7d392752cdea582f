//! What the results add up to, kept in the same transaction as each result, so that a million of them cost no more to
//! look at than ten.

use std::collections::BTreeMap;

use empile_games::GameId;
use rusqlite::{Connection, params};

use crate::{
    CampaignId, Log, LogError, PlayerId, ResultPlace, ResultRow, Total, campaigns, results, stored,
    totals::{sort_best_first, title_of},
};

impl Log {
    /// The standings of a game in a campaign, best first.
    pub fn campaign_totals(&self, campaign: CampaignId, game: GameId) -> Result<Vec<Total>, LogError> {
        self.read(|connection| {
            campaigns::must_exist(connection, campaign)?;
            tallied(connection, campaign, game)
        })
    }

    /// The same standings added up anew from every result: what the tallies must agree with.
    pub fn recomputed_totals(&self, campaign: CampaignId, game: GameId) -> Result<Vec<Total>, LogError> {
        self.read(|connection| {
            campaigns::must_exist(connection, campaign)?;
            recomputed(connection, campaign, game)
        })
    }
}

/// Counts a result.
pub(crate) fn count(connection: &Connection, result: &ResultRow) -> Result<(), LogError> {
    let (campaign, game) = (result.campaign, result.game.slug());
    let mut tally = connection.prepare_cached(
        "INSERT INTO tallies (campaign_id, game, player_id, games, wins, score) VALUES (?1, ?2, ?3, 1, ?4, ?5)
         ON CONFLICT DO UPDATE SET games = games + 1, wins = wins + excluded.wins, score = score + excluded.score",
    )?;
    let mut measure_tally = connection.prepare_cached(
        "INSERT INTO measure_tallies (campaign_id, game, player_id, measure, total) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT DO UPDATE SET total = total + excluded.total",
    )?;
    let mut title_tally = connection.prepare_cached(
        "INSERT INTO title_tallies (campaign_id, game, player_id, title, times) VALUES (?1, ?2, ?3, ?4, 1)
         ON CONFLICT DO UPDATE SET times = times + 1",
    )?;
    for ResultPlace { player, place } in &result.places {
        tally.execute(params![campaign, game, player, place.won, place.score])?;
        for (measure, amount) in &place.measures {
            let measure = stored::measure_name(*measure)?;
            measure_tally.execute(params![campaign, game, player, measure, amount])?;
        }
        if let Some(title) = title_of(result.game, place) {
            title_tally.execute(params![campaign, game, player, title.code()])?;
        }
    }
    Ok(())
}

fn tallied(connection: &Connection, campaign: CampaignId, game: GameId) -> Result<Vec<Total>, LogError> {
    let key = params![campaign, game.slug()];
    let mut totals: BTreeMap<PlayerId, Total> = BTreeMap::new();
    let mut statement = connection.prepare_cached(
        "SELECT player_id, games, wins, score FROM tallies WHERE campaign_id = ?1 AND game = ?2",
    )?;
    let mut rows = statement.query(key)?;
    while let Some(row) = rows.next()? {
        let player = row.get(0)?;
        let counted =
            Total { games: row.get(1)?, wins: row.get(2)?, score: row.get(3)?, ..Total::none(player) };
        totals.insert(player, counted);
    }
    let mut statement = connection.prepare_cached(
        "SELECT player_id, measure, total FROM measure_tallies WHERE campaign_id = ?1 AND game = ?2",
    )?;
    let mut rows = statement.query(key)?;
    while let Some(row) = rows.next()? {
        let player = row.get(0)?;
        let total = totals.entry(player).or_insert_with(|| Total::none(player));
        total.measures.insert(stored::measure(row.get(1)?)?, row.get(2)?);
    }
    let mut statement = connection.prepare_cached(
        "SELECT player_id, title, times FROM title_tallies WHERE campaign_id = ?1 AND game = ?2",
    )?;
    let mut rows = statement.query(key)?;
    while let Some(row) = rows.next()? {
        let player = row.get(0)?;
        let total = totals.entry(player).or_insert_with(|| Total::none(player));
        total.titles.insert(stored::title(&row.get::<_, String>(1)?)?, row.get(2)?);
    }
    Ok(best_first(totals))
}

fn recomputed(connection: &Connection, campaign: CampaignId, game: GameId) -> Result<Vec<Total>, LogError> {
    let mut statement = connection.prepare_cached(
        "SELECT player_id, rank, won, score, measures FROM results JOIN places ON places.result_id = results.id
         WHERE campaign_id = ?1 AND game = ?2",
    )?;
    let mut rows = statement.query(params![campaign, game.slug()])?;
    let mut totals: BTreeMap<PlayerId, Total> = BTreeMap::new();
    while let Some(row) = rows.next()? {
        let ResultPlace { player, place } = results::place(row)?;
        totals.entry(player).or_insert_with(|| Total::none(player)).add(game, &place);
    }
    Ok(best_first(totals))
}

fn best_first(totals: BTreeMap<PlayerId, Total>) -> Vec<Total> {
    let mut totals: Vec<Total> = totals.into_values().collect();
    sort_best_first(&mut totals);
    totals
}

#[cfg(test)]
mod tests;
