use super::{Abquetschen, Action, state::Phase};
use crate::{
    contract::{Choices, Seat},
    pyramid::lattice::CellSet,
};

/// What the player may do now, without being written out: the fixed action if there is one, then the cells to lay on,
/// then the dice to take back.
#[derive(Clone, Copy)]
pub struct Moves {
    fixed: Option<Action>,
    lay: CellSet,
    take_back: CellSet,
}

impl Moves {
    pub(super) fn of(game: &Abquetschen, seat: Seat) -> Moves {
        let none = Moves { fixed: None, lay: CellSet::EMPTY, take_back: CellSet::EMPTY };
        if seat != game.current {
            return none;
        }
        match game.phase {
            Phase::Over(_) => none,
            Phase::ThrowForFirst | Phase::Ready => Moves { fixed: Some(Action::Throw), ..none },
            Phase::Laying { .. } => Moves {
                fixed: game.can_finish().then_some(Action::Done),
                lay: game.offered,
                take_back: game.laid & game.heap.free(),
            },
        }
    }
}

impl Choices<Action> for Moves {
    fn len(&self) -> usize {
        usize::from(self.fixed.is_some()) + self.lay.len() + self.take_back.len()
    }

    fn nth(&self, index: usize) -> Option<Action> {
        let Some(index) = index.checked_sub(usize::from(self.fixed.is_some())) else { return self.fixed };
        match index.checked_sub(self.lay.len()) {
            None => self.lay.nth(index).map(|cell| Action::Lay { cell }),
            Some(index) => self.take_back.nth(index).map(|cell| Action::TakeBack { cell }),
        }
    }
}
