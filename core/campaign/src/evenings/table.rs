//! What an evening adds up to.

use std::cmp::Reverse;

use super::{Evening, PlacePoints, belonging, get, place_points};
use crate::{EveningId, HistoryEntry, LogError, Mark, PlayerId, Reader, families, history, results};

/// An evening with all that was played there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningTable {
    /// Which.
    pub evening: Evening,
    /// What was played, in order, with what does not count.
    pub matches: Vec<EveningMatch>,
    /// Everybody who came or played, the best first.
    pub standings: Vec<EveningStanding>,
}

/// What was played at an evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningMatch {
    /// The last word on it.
    pub entry: HistoryEntry,
    /// Was it left in the evening? It may count nowhere all the same: void, or practice.
    pub is_in: bool,
    /// What it gave; nothing if it does not count.
    pub points: Vec<PlacePoints>,
}

/// What somebody has so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EveningStanding {
    /// Who.
    pub player: PlayerId,
    /// 1 is best; whoever is level shares it.
    pub rank: u32,
    /// All points together.
    pub points: u32,
    /// How often first.
    pub firsts: u32,
    /// How many games that counted.
    pub games: u32,
}

impl EveningTable {
    /// Who has won, or leads as long as it is on; nobody as long as there are no points.
    pub fn winners(&self) -> impl Iterator<Item = PlayerId> {
        let first = self.standings.iter().filter(|standing| standing.rank == 1 && standing.points > 0);
        first.map(|standing| standing.player)
    }

    /// How many games counted.
    #[must_use]
    pub fn games(&self) -> usize {
        self.matches.iter().filter(|played| !played.points.is_empty()).count()
    }
}

impl Reader {
    /// What an evening adds up to.
    pub fn evening_table(&self, evening: EveningId) -> Result<EveningTable, LogError> {
        self.read(|connection| {
            let evening = get(connection, evening)?;
            let mut matches = Vec::new();
            for (first, is_in) in belonging(connection, evening.id)? {
                // A match under way has no result yet, and one that was given up never will.
                if results::find(connection, first)?.is_none() {
                    continue;
                }
                let entry = history::of(connection, families::last_of(connection, first)?)?;
                let counts = is_in && entry.mark == Mark::Counts;
                let points =
                    if counts { place_points(entry.result.game, &entry.result.places) } else { Vec::new() };
                matches.push(EveningMatch { entry, is_in, points });
            }
            matches.sort_by_key(|played| (played.entry.result.played_at, played.entry.result.id));
            let standings = standings(&evening, &matches);
            Ok(EveningTable { evening, matches, standings })
        })
    }
}

/// Whoever has more points is ahead; where these are equal, whoever was first more often.
fn standings(evening: &Evening, matches: &[EveningMatch]) -> Vec<EveningStanding> {
    let nothing = |player| EveningStanding { player, rank: 0, points: 0, firsts: 0, games: 0 };
    let mut standings: Vec<EveningStanding> = evening.people.iter().copied().map(nothing).collect();
    for given in matches.iter().flat_map(|played| &played.points) {
        let at = standings.iter().position(|known| known.player == given.player);
        let at = at.unwrap_or_else(|| {
            standings.push(nothing(given.player));
            standings.len() - 1
        });
        if let Some(standing) = standings.get_mut(at) {
            standing.points += given.points;
            standing.firsts += u32::from(given.place == 1);
            standing.games += 1;
        }
    }
    let merit = |standing: &EveningStanding| (standing.points, standing.firsts);
    standings.sort_by_key(|standing| Reverse(merit(standing)));
    let merits: Vec<(u32, u32)> = standings.iter().map(merit).collect();
    for standing in &mut standings {
        standing.rank = 1 + merits.iter().filter(|other| **other > merit(standing)).count() as u32;
    }
    standings
}
