use super::{Action, CuiBono, state::Phase};
use crate::{
    contract::Seat,
    pyramid::{CellOptions, lattice::CellSet},
};

/// What the player may do now, without being written out.
pub type Moves = CellOptions<Action>;

impl Moves {
    pub(super) fn of(game: &CuiBono, seat: Seat) -> Moves {
        match game.phase {
            Phase::Taking if seat == game.current => {
                CellOptions::new(&[], game.takeable(), |cell| Action::Take { cell })
            }
            Phase::Holding(_) if seat == game.current => {
                CellOptions::new(&[Action::Keep], game.places(), |cell| Action::PutBack { cell })
            }
            _ => CellOptions::new(&[], CellSet::EMPTY, |cell| Action::Take { cell }),
        }
    }
}
