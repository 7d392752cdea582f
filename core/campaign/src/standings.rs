//! What a player's results add up to, one after the other: the arithmetic, without any table.

use std::collections::BTreeMap;

use empile_games::{GameId, contract::TitleRank};
use serde::{Deserialize, Serialize};

use crate::{ResultId, UnixMillis};

/// Games and measures go by their stable names: a log may tell of some that this app does not know, and must still add
/// up.
pub(crate) struct Played<'a> {
    pub(crate) game: &'a str,
    pub(crate) at: UnixMillis,
    pub(crate) result: ResultId,
    pub(crate) won: bool,
    /// Did somebody else win as well?
    pub(crate) is_shared: bool,
    pub(crate) score: i32,
    pub(crate) measures: &'a [(String, i32)],
}

/// One measure over many games: how much in all, and the least and the most in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(i64, i32, i32)", into = "(i64, i32, i32)")]
pub struct Span {
    /// Added up.
    pub total: i64,
    /// The least in one game.
    pub least: i32,
    /// The most in one game.
    pub most: i32,
}

impl From<(i64, i32, i32)> for Span {
    fn from((total, least, most): (i64, i32, i32)) -> Span {
        Span { total, least, most }
    }
}

impl From<Span> for (i64, i32, i32) {
    fn from(Span { total, least, most }: Span) -> (i64, i32, i32) {
        (total, least, most)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) games: u32,
    pub(crate) wins: u32,
    pub(crate) shared_wins: u32,
    pub(crate) score: i64,
    pub(crate) best: i32,
    pub(crate) streak: u32,
    pub(crate) best_streak: u32,
    pub(crate) measures: BTreeMap<String, Span>,
    pub(crate) titles: BTreeMap<TitleRank, u32>,
    pub(crate) last: (UnixMillis, ResultId),
}

impl Standing {
    pub(crate) fn first(played: &Played<'_>) -> Standing {
        let mut standing = Standing {
            games: 0,
            wins: 0,
            shared_wins: 0,
            score: 0,
            best: played.score,
            streak: 0,
            best_streak: 0,
            measures: BTreeMap::new(),
            titles: BTreeMap::new(),
            last: (played.at, played.result),
        };
        standing.add(played);
        standing
    }

    /// Streaks make sense only if results come in the order in which they were played.
    pub(crate) fn add(&mut self, played: &Played<'_>) {
        self.games += 1;
        self.score += i64::from(played.score);
        self.best = self.best.max(played.score);
        if played.won {
            self.wins += 1;
            self.shared_wins += u32::from(played.is_shared);
            self.streak += 1;
            self.best_streak = self.best_streak.max(self.streak);
        } else {
            self.streak = 0;
        }
        for (measure, amount) in played.measures {
            let amount = *amount;
            self.measures
                .entry(measure.clone())
                .and_modify(|span| {
                    span.total += i64::from(amount);
                    span.least = span.least.min(amount);
                    span.most = span.most.max(amount);
                })
                .or_insert(Span { total: amount.into(), least: amount, most: amount });
        }
        if let Some(title) = title_for(played.game, played.won, played.score) {
            *self.titles.entry(title).or_default() += 1;
        }
        self.last = (played.at, played.result);
    }

    pub(crate) fn is_before(&self, played: &Played<'_>) -> bool {
        self.last < (played.at, played.result)
    }
}

/// What a player may be called by, in a game that has titles.
pub(crate) fn title_for(game: &str, won: bool, score: i32) -> Option<TitleRank> {
    GameId::named(game)?.title(won, score)
}
