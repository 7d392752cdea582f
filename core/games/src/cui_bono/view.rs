use serde::{Deserialize, Serialize};

use super::{Costs, CuiBono, setup::most_kept, state::Phase};
use crate::{
    contract::Seat,
    pyramid::{Piece, SeenDie, Sight, Tally},
};

/// Where the turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A die is to be taken.
    Taking,
    /// A die is to be put back or kept.
    Holding(Piece),
    /// The match is over.
    Over,
}

/// What everyone sees: the outside of the pyramid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The dice that lie, from the base up.
    pub dice: Vec<SeenDie>,
    /// The dice that each seat has kept.
    pub kept: Vec<Tally>,
    /// The match ends when somebody has kept so many.
    pub most_kept: u8,
    /// What kept dice cost.
    pub costs: Costs,
    /// Whose turn it is.
    pub current: Seat,
    /// Where the turn stands.
    pub step: Step,
}

impl View {
    pub(super) fn of(game: &CuiBono) -> View {
        View {
            dice: game.pyramid.seen(&game.sight()),
            kept: game.hands.all().to_vec(),
            most_kept: most_kept(game.hands.players()),
            costs: game.setup.costs,
            current: game.current,
            step: match game.phase {
                Phase::Taking => Step::Taking,
                Phase::Holding(piece) => Step::Holding(piece),
                Phase::Over => Step::Over,
            },
        }
    }
}

impl CuiBono {
    pub(super) fn sight(&self) -> Sight {
        Sight::from_above(self.pyramid.heap())
    }
}
