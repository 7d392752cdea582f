//! One person over all games, and everybody together.

use std::{cmp::Reverse, collections::BTreeMap};

use empile_games::GameId;

use crate::{
    HeadToHead, LogError, Month, PlayerId, Reader, Total,
    aliases::Aliases,
    tallies::{self, Gathered, PlayedAndWon},
};

/// How much of a game was played in a month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedInMonth {
    /// When.
    pub month: Month,
    /// What.
    pub game: GameId,
    /// How often, and how often it was won.
    pub played: PlayedAndWon,
}

/// How somebody did against somebody else, over all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedWith {
    /// The other.
    pub other: PlayerId,
    /// From the one's side.
    pub sum: HeadToHead,
}

impl Reader {
    /// What somebody played in every month, or what everybody together did, each result once; the earliest month first.
    pub fn months(&self, player: Option<PlayerId>) -> Result<Vec<PlayedInMonth>, LogError> {
        self.read(|connection| {
            let aliases = Aliases::of(connection)?;
            let whose = player.map_or(PlayerId::EVERYBODY, |player| aliases.resolve(player));
            let mut sums: BTreeMap<(Month, GameId), PlayedAndWon> = BTreeMap::new();
            for (month, game, played) in tallies::months_of(connection, whose)? {
                if let Some(game) = GameId::named(&game) {
                    *sums.entry((month, game)).or_default() += played;
                }
            }
            for result in tallies::fresh(connection, &aliases)?.iter().filter(|result| result.counts) {
                let Some(game) = GameId::named(&result.game) else { continue };
                for won in wins_of(result, player.map(|_| whose)) {
                    *sums.entry((Month::of(result.at), game)).or_default() +=
                        PlayedAndWon { games: 1, wins: u32::from(won) };
                }
            }
            let sums = sums.into_iter();
            Ok(sums.map(|((month, game), played)| PlayedInMonth { month, game, played }).collect())
        })
    }

    /// Those whom somebody has played with, guests and robots apart: whom they met most often first.
    pub fn played_with(&self, player: PlayerId) -> Result<Vec<PlayedWith>, LogError> {
        self.read(|connection| {
            let aliases = Aliases::of(connection)?;
            let player = aliases.resolve(player);
            let mut sums = tallies::with_anybody(connection, player)?;
            for result in tallies::fresh(connection, &aliases)?.iter().filter(|result| result.counts) {
                let finishes = result.finishes();
                let Some(own) = finishes.iter().rfind(|finish| finish.player == player) else { continue };
                let others: BTreeMap<PlayerId, _> =
                    finishes.iter().map(|finish| (finish.player, *finish)).collect();
                for (other, theirs) in others.into_iter().filter(|(other, _)| *other != player) {
                    *sums.entry(other).or_default() += HeadToHead::of(*own, theirs);
                }
            }
            let mut met: Vec<PlayedWith> = sums
                .into_iter()
                .filter(|(other, sum)| sum.games > 0 && !other.is_guest())
                .map(|(other, sum)| PlayedWith { other, sum })
                .collect();
            met.sort_by_key(|met| (Reverse(met.sum.games), met.other));
            Ok(met)
        })
    }

    /// What somebody's results add up to, game by game, over all campaigns: in the order of the shelf.
    pub fn totals_of(&self, player: PlayerId) -> Result<Vec<(GameId, Total)>, LogError> {
        self.read(|connection| {
            let player = Aliases::of(connection)?.resolve(player);
            let found = tallies::standings_of(connection, player)?;
            let mut totals = found
                .into_iter()
                .filter_map(|(game, standing)| Some((GameId::named(&game)?, standing)))
                .map(|(game, standing)| Ok((game, Total::of(player, standing)?)))
                .collect::<Result<Vec<_>, LogError>>()?;
            totals.sort_by_key(|(game, _)| GameId::ALL.iter().position(|listed| listed == game));
            Ok(totals)
        })
    }
}

/// For each game that a result is to somebody, or the one that it is to everybody: was it won?
fn wins_of(result: &Gathered, player: Option<PlayerId>) -> Vec<bool> {
    match player {
        Some(player) => {
            let places = result.places.iter().filter(|place| place.player == player);
            places.map(|place| place.won).collect()
        }
        None => vec![result.winners > 0],
    }
}

#[cfg(test)]
mod tests;
