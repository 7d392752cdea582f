use super::{Action, Eintrichtern, state::Phase};
use crate::{
    contract::Seat,
    pyramid::{CellOptions, lattice::CellSet},
};

/// What the player may do now, without being written out.
pub type Moves = CellOptions<Action>;

impl Moves {
    pub(super) fn of(game: &Eintrichtern, seat: Seat) -> Moves {
        let (plain, cells): (&[Action], CellSet) = match game.phase {
            _ if seat != game.current => (&[], CellSet::EMPTY),
            Phase::MustThrow => (&[Action::Throw], CellSet::EMPTY),
            Phase::MayThrow { .. } => (&[Action::Throw], game.covered()),
            Phase::MustUncover { .. } => (&[], game.covered()),
            Phase::Shown { .. } | Phase::Over => (&[], CellSet::EMPTY),
        };
        CellOptions::new(plain, cells, |cell| Action::Uncover { cell })
    }
}
