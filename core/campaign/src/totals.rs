use std::{cmp::Reverse, collections::BTreeMap};

use empile_games::{
    GameId,
    contract::{Measure, Order, TitleRank},
};

use crate::{LogError, PlayerId, Span, standings::Standing, stored};

/// What a player's results in one game add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    /// Who.
    pub player: PlayerId,
    /// All scores together.
    pub score: i64,
    /// How many games.
    pub games: u32,
    /// How many of them were won, alone or with others.
    pub wins: u32,
    /// How many of the wins were shared.
    pub shared_wins: u32,
    /// The best score of one game.
    pub best: i32,
    /// How many games in a row were won, up to the last one played.
    pub streak: u32,
    /// The longest row of games won.
    pub best_streak: u32,
    /// How often each title was earned, the humblest first; those never earned are left out.
    pub titles: BTreeMap<TitleRank, u32>,
    /// What the game counts beside scores.
    pub measures: BTreeMap<Measure, Span>,
}

impl Total {
    pub(crate) fn of(player: PlayerId, standing: Standing) -> Result<Total, LogError> {
        let measures = standing.measures.into_iter().map(|(name, span)| Ok((stored::measure(name)?, span)));
        Ok(Total {
            player,
            score: standing.score,
            games: standing.games,
            wins: standing.wins,
            shared_wins: standing.shared_wins,
            best: standing.best,
            streak: standing.streak,
            best_streak: standing.best_streak,
            titles: standing.titles,
            measures: measures.collect::<Result<_, LogError>>()?,
        })
    }

    /// The score of one game on average.
    #[must_use]
    pub fn average(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.score as f64 / f64::from(self.games) }
    }

    /// By what the game is played for, and what decides where that is equal: more is better.
    #[must_use]
    pub fn merit(&self, game: GameId) -> (i64, i64) {
        let (wins, score, best) = (i64::from(self.wins), self.score, i64::from(self.best));
        match game.form().order {
            Order::Score => (score, wins),
            Order::Wins => (wins, score),
            Order::Best => (best, score),
        }
    }

    /// The highest title ever earned.
    #[must_use]
    pub fn best_title(&self) -> Option<TitleRank> {
        self.titles.last_key_value().map(|(title, _)| *title)
    }

    /// One measure, added up.
    #[must_use]
    pub fn measured(&self, measure: Measure) -> i64 {
        self.measures.get(&measure).map_or(0, |span| span.total)
    }
}

/// The best first, by what the game is played for; then whoever is longest on the roster.
pub(crate) fn sort_best_first(game: GameId, totals: &mut [Total]) {
    totals.sort_by_key(|total| (Reverse(total.merit(game)), total.player));
}
