//! The standings, kept in the same transaction as each result, so that a million of them cost no more to look at than
//! ten.

mod careers;
mod check;
mod duels;
mod gathered;
mod ledger;
mod look;
mod months;
mod recount;
mod rows;
mod tally;

use std::collections::BTreeSet;

use empile_games::GameId;
use rusqlite::Connection;

pub(crate) use careers::Step;
pub use check::TallyDifference;
pub(crate) use duels::{Finish, between, with_anybody};
pub(crate) use gathered::Gathered;
pub(crate) use ledger::fresh;
pub(crate) use look::{Look, Wanted};
pub use months::PlayedAndWon;
pub(crate) use months::of as months_of;
pub(crate) use recount::{forget, recount, recount_all};
use rows::{Desk, Key, Scoreboard};

use crate::{
    CampaignId, LogError, PlayerId, Reader, ResultRow, Total,
    aliases::Aliases,
    campaigns, robots,
    standings::{Played, Standing},
    stored,
    totals::sort_best_first,
};

/// What somebody's results add up to in every game, over all campaigns.
pub(crate) fn standings_of(
    connection: &Connection,
    player: PlayerId,
) -> Result<Vec<(String, Standing)>, LogError> {
    let found = rows::of_player(connection, CampaignId::ALL, player)?;
    Ok(found.into_iter().map(|(key, standing)| (key.game, standing)).collect())
}

impl Reader {
    /// The standings of a game in a campaign, best first.
    pub fn campaign_totals(&self, campaign: CampaignId, game: GameId) -> Result<Vec<Total>, LogError> {
        self.read(|connection| {
            campaigns::must_exist(connection, campaign)?;
            tallied(connection, campaign, game)
        })
    }

    /// The standings of a game in all campaigns together, best first.
    pub fn global_totals(&self, game: GameId) -> Result<Vec<Total>, LogError> {
        self.read(|connection| tallied(connection, CampaignId::ALL, game))
    }

    /// The same standings added up anew from every result: what the tallies must agree with.
    pub fn recomputed_totals(&self, campaign: CampaignId, game: GameId) -> Result<Vec<Total>, LogError> {
        self.read(|connection| {
            campaigns::must_exist(connection, campaign)?;
            let all = recount::recomputed(connection)?;
            let wanted = all.into_iter().filter(|(key, _)| key.scope == campaign && key.game == game.slug());
            best_first(game, wanted)
        })
    }
}

/// Counts a result. One that was played before others that were counted already makes its players be counted anew.
pub(crate) fn count(connection: &Connection, aliases: &Aliases, result: &ResultRow) -> Result<(), LogError> {
    let game = result.game.slug();
    let mut not_last = BTreeSet::new();
    if !robots::is_practice(&result.places) {
        not_last = count_for_all(connection, aliases, result)?;
    }
    if (result.played_at, result.id) > ledger::upto(connection)? {
        if !not_last.is_empty() {
            recount::recount_standings(connection, aliases, &not_last, game)?;
        }
        return ledger::write_if_many(connection, aliases);
    }
    let persons = result.places.iter().map(|place| aliases.resolve(place.player));
    let persons = persons.filter(|player| !player.is_robot()).collect();
    recount(connection, aliases, &persons, Some(game))
}

/// Gives those who played others later: for them nothing was counted.
fn count_for_all(
    connection: &Connection,
    aliases: &Aliases,
    result: &ResultRow,
) -> Result<BTreeSet<PlayerId>, LogError> {
    let mut desk = Desk::new(connection)?;
    let game = result.game.slug();
    let scoreboards = [desk.scoreboard(result.campaign, game)?, desk.scoreboard(CampaignId::ALL, game)?];
    let mut not_last = BTreeSet::new();
    let winners = result.places.iter().filter(|place| place.place.won).count();
    for place in result.places.iter().filter(|place| !place.player.is_robot()) {
        let player = aliases.resolve(place.player);
        let measures = stored::named_measures(&place.place.measures);
        let counted = Played {
            game,
            at: result.played_at,
            result: result.id,
            won: place.place.won,
            is_shared: winners > 1,
            score: place.place.score,
            measures: &measures,
        };
        if !count_last(&mut desk, scoreboards, player, &counted)? {
            not_last.insert(player);
        }
    }
    Ok(not_last)
}

/// Counts a game that a player played after all others. False if it was not, and nothing was counted.
fn count_last(
    desk: &mut Desk<'_>,
    scoreboards: [Scoreboard; 2],
    player: PlayerId,
    latest: &Played<'_>,
) -> Result<bool, LogError> {
    let mut known = Vec::with_capacity(scoreboards.len());
    for scoreboard in scoreboards {
        let standing = desk.get(scoreboard, player)?;
        if standing.as_ref().is_some_and(|standing| !standing.is_before(latest)) {
            return Ok(false);
        }
        known.push((scoreboard, standing));
    }
    for (scoreboard, standing) in known {
        match standing {
            None => desk.add(scoreboard, player, &Standing::first(latest))?,
            Some(mut standing) => {
                standing.add(latest);
                desk.rewrite(scoreboard, player, &standing)?;
            }
        }
    }
    Ok(true)
}

fn tallied(connection: &Connection, scope: CampaignId, game: GameId) -> Result<Vec<Total>, LogError> {
    best_first(game, rows::of_game(connection, scope, game.slug())?)
}

fn best_first(
    game: GameId,
    standings: impl IntoIterator<Item = (Key, Standing)>,
) -> Result<Vec<Total>, LogError> {
    let totals = standings.into_iter().map(|(key, standing)| Total::of(key.player, standing));
    let mut totals = totals.collect::<Result<Vec<Total>, LogError>>()?;
    sort_best_first(game, &mut totals);
    Ok(totals)
}

#[cfg(test)]
mod tests;
