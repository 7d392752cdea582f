//! A stage before the board: everyone comes to the table.

use empile_games::{
    AnyGame,
    contract::{Game, Millis, Seats},
};

use super::Stage;
use crate::{
    Cue, Touch,
    muster::{Counted, Muster},
    offer::{self, Remedy},
};

impl Stage {
    /// Calls everyone who has fingers to the table, where the board wants that now: until all have come and it was counted down, no
    /// touch reaches the board. Nor does one as long as the board has not [room enough](crate::offered), and nobody comes before.
    pub fn call_muster(&mut self, game: &AnyGame) {
        if self.is_lesson() {
            return;
        }
        self.cramped = self.remedy(game);
        let is_wanted = game.outcome().is_none() && self.board.musters(game);
        let people = self.robots.iter().fold(Seats::all(game.players()), Seats::without);
        self.muster = is_wanted.then(|| Muster::of(people));
        self.compose(game);
    }

    /// Is everyone still coming to the table, or waiting for it to be large enough?
    #[must_use]
    pub fn is_mustering(&self) -> bool {
        self.muster.is_some() || self.cramped.is_some()
    }

    /// Has the board got room enough by a new size, or lost it? Then everyone is to be [called](Stage::call_muster).
    #[must_use]
    pub fn is_to_muster_anew(&self, game: &AnyGame) -> bool {
        self.remedy(game).is_some() != self.cramped.is_some()
    }

    fn remedy(&self, game: &AnyGame) -> Option<Remedy> {
        let is_on = game.outcome().is_none() && !self.is_lesson();
        offer::remedy(game.id(), game.players(), self.surface, self.text_scale).filter(|_| is_on)
    }

    /// Hears one sample of one finger of those who come. Its stamp is of the clock by which it is counted down.
    pub fn touch_muster(&mut self, game: &AnyGame, touch: Touch) -> Option<Cue> {
        if self.cramped.is_some() {
            return None;
        }
        self.catch_up(game);
        let cue = self.muster.as_mut()?.hear(touch, &self.scene);
        self.compose(game);
        cue
    }

    /// When the next number is due, or the board, if it is counted down.
    #[must_use]
    pub fn next_count(&self) -> Option<Millis> {
        if self.cramped.is_some() {
            return None;
        }
        self.muster.as_ref()?.next_count()
    }

    /// The next number, or the board. Fingers that are still down are not on it: they were there before it.
    pub fn count(&mut self, game: &AnyGame) -> Option<Cue> {
        let cue = match self.muster.as_mut()?.count() {
            Counted::Number => Cue::Counted,
            Counted::Out => {
                self.muster = None;
                Cue::Begun
            }
        };
        self.compose(game);
        Some(cue)
    }
}
