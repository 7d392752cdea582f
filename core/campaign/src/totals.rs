use std::collections::BTreeMap;

use empile_games::{
    GameId,
    contract::{Measure, Place},
    pile_poils::Title,
};

use crate::PlayerId;

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
    /// How often each title was earned, the humblest first; those never earned are left out.
    pub titles: BTreeMap<Title, u32>,
    /// What the game counts beside scores, added up.
    pub measures: BTreeMap<Measure, i64>,
}

impl Total {
    pub(crate) fn none(player: PlayerId) -> Total {
        Total { player, score: 0, games: 0, wins: 0, titles: BTreeMap::new(), measures: BTreeMap::new() }
    }

    /// The highest title ever earned.
    #[must_use]
    pub fn best_title(&self) -> Option<Title> {
        self.titles.last_key_value().map(|(title, _)| *title)
    }

    /// Pile-Poils: golden cats bedded as the Winner.
    #[must_use]
    pub fn golden_cats(&self) -> i64 {
        self.measured(Measure::GoldenCats)
    }

    /// Pile-Poils: turns lost to a cat-astrophe.
    #[must_use]
    pub fn cat_astrophes(&self) -> i64 {
        self.measured(Measure::CatAstrophes)
    }

    /// One measure, added up.
    #[must_use]
    pub fn measured(&self, measure: Measure) -> i64 {
        self.measures.get(&measure).copied().unwrap_or(0)
    }

    pub(crate) fn add(&mut self, game: GameId, place: &Place) {
        self.score += i64::from(place.score);
        self.games += 1;
        self.wins += u32::from(place.won);
        for (measure, amount) in &place.measures {
            *self.measures.entry(*measure).or_default() += i64::from(*amount);
        }
        if let Some(title) = title_of(game, place) {
            *self.titles.entry(title).or_default() += 1;
        }
    }
}

/// « Fin de partie »: the Winner of Pile-Poils is called by a title, from the score.
pub(crate) fn title_of(game: GameId, place: &Place) -> Option<Title> {
    let has_titles = game == GameId::PilePoils;
    let score = u8::try_from(place.score).ok().filter(|_| has_titles && place.won)?;
    Some(Title::for_golden_cats(score))
}

/// The best first: by score, then by wins, then whoever is longest on the roster.
pub(crate) fn sort_best_first(totals: &mut [Total]) {
    totals.sort_by_key(|total| (std::cmp::Reverse((total.score, total.wins)), total.player));
}
