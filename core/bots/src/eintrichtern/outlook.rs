//! What can be expected of a table: the next look by all that can be worked out, the rest by the dice won.

use empile_games::{
    AnyGame,
    contract::{Game, Record, Seat, Viewer},
    eintrichtern::{Action, Eintrichtern, Step, dice_to_win},
    pyramid::lattice::Cell,
};

use super::deduction::{Deduction, Reckoning};
use crate::hindsight::{Outlook, Shares, softmax};

/// Dice more that win e times as often, by the square root of the dice still to be won: what matches of robots came to.
const SPREAD: f32 = 1.0;

impl Outlook for Eintrichtern {
    fn shares(&self, past: &Record<AnyGame>) -> Shares {
        let Some(seat) = self.to_act().iter().next() else {
            // A wrong case lies open: the next player is on.
            return self.won_by(None);
        };
        let reckoning = self.reckoning(past, seat);
        let chance = match self.thrown_sum(seat) {
            None => reckoning.best_of_throw(),
            Some((sum, true)) => reckoning.best(sum).max(reckoning.best_of_throw()),
            Some((sum, false)) => reckoning.best(sum),
        };
        self.after_a_look(seat, chance)
    }

    fn foreseen(&self, seat: Seat, action: &Action, past: &Record<AnyGame>) -> Option<Shares> {
        let reckoning = self.reckoning(past, seat);
        let chance = match *action {
            Action::Throw => reckoning.best_of_throw(),
            Action::Uncover { cell } => reckoning.chance(cell, self.thrown_sum(seat)?.0),
        };
        Some(self.after_a_look(seat, chance))
    }
}

trait Reckoned {
    fn reckoning(&self, past: &Record<AnyGame>, seat: Seat) -> Reckoning;
    fn thrown_sum(&self, seat: Seat) -> Option<(u8, bool)>;
    fn after_a_look(&self, seat: Seat, chance: f32) -> Shares;
    fn won_by(&self, winner: Option<Seat>) -> Shares;
}

impl Reckoned for Eintrichtern {
    fn reckoning(&self, past: &Record<AnyGame>, seat: Seat) -> Reckoning {
        let covered: Vec<Cell> = self.covered().iter().collect();
        Reckoning::of(&covered, &Deduction::of(past, seat))
    }

    /// What lies thrown, and whether it may be thrown again.
    fn thrown_sum(&self, seat: Seat) -> Option<(u8, bool)> {
        match self.observe(Viewer::Seat(seat)).step {
            Step::MayThrow { thrown } => Some((thrown.iter().sum(), true)),
            Step::MustUncover { thrown } => Some((thrown.iter().sum(), false)),
            Step::MustThrow | Step::Shown { .. } | Step::Over => None,
        }
    }

    fn after_a_look(&self, seat: Seat, chance: f32) -> Shares {
        let (won, not) = (self.won_by(Some(seat)), self.won_by(None));
        std::array::from_fn(|index| chance * won[index] + (1.0 - chance) * not[index])
    }

    /// What can be expected once this seat has won a die more.
    fn won_by(&self, winner: Option<Seat>) -> Shares {
        let dice = |seat: Seat| {
            f32::from(self.hands().before(seat).count()) + f32::from(u8::from(winner == Some(seat)))
        };
        let players = self.players();
        let most = Seat::all(players).map(dice).fold(0.0, f32::max);
        let left = (f32::from(dice_to_win(players)) - most).max(0.0) + 1.0;
        let scores: Vec<f32> = Seat::all(players).map(|seat| dice(seat) / (SPREAD * left.sqrt())).collect();
        softmax(&scores)
    }
}
