use super::{GOLDEN_CATS, PilePoils, state::Phase};
use crate::contract::Seat;

/// « Fin de partie »: what ends a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The pyramid is full.
    Full,
    /// A second player has bedded every cat.
    SecondOut {
        /// Who.
        seat: Seat,
    },
    /// The last golden cat is bedded.
    LastGolden {
        /// Whose.
        seat: Seat,
    },
}

impl PilePoils {
    /// Why the match is over, once it is.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if self.phase == Phase::Over { self.reached_ending() } else { None }
    }

    /// Ruling « Order of bedding »: asked after each single cat.
    #[inline]
    pub(super) fn reached_ending(&self) -> Option<Ending> {
        if let Some(seat) = self.winner {
            if self.hand(seat).golden >= GOLDEN_CATS {
                return Some(Ending::LastGolden { seat });
            }
            let is_out = |other: &Seat| *other != seat && self.hand(*other).cats == 0;
            if let Some(seat) = Seat::all(self.players).find(is_out) {
                return Some(Ending::SecondOut { seat });
            }
        }
        let is_full = || self.board.cells().all(|(id, _)| self.cats_on[id.index()] == self.board.cats(id));
        (self.bedded == self.board.all() && is_full()).then_some(Ending::Full)
    }
}
