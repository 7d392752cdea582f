//! What would lose the turn, and how the table asks before it does it.

use empile_games::pile_poils::{Action, Board, CellId, Dice};

use crate::Words;

/// Something that ends in a cat-astrophe, waiting for a yes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Risk {
    GiveUp,
    Stop,
    /// Dice where nothing can be bedded any more.
    Place {
        cell: CellId,
        dice: Dice,
    },
}

impl Risk {
    pub(super) fn action(self) -> Action {
        match self {
            Risk::GiveUp => Action::GiveUp,
            Risk::Stop => Action::Stop,
            Risk::Place { cell, dice } => Action::Place { cell, dice },
        }
    }

    /// What it would cost.
    pub(super) fn question(self, board: &Board) -> Words {
        match self {
            Risk::GiveUp => Words::new("pile-poils-ask-give-up"),
            Risk::Stop => Words::new("pile-poils-ask-stop"),
            Risk::Place { cell, .. } => {
                let number = board.get(cell).map_or(0, |cell| cell.number);
                Words::new("pile-poils-ask-place").number("number", number)
            }
        }
    }

    /// The yes.
    pub(super) fn confirm(self) -> Words {
        Words::new(match self {
            Risk::GiveUp => "pile-poils-give-up-confirm",
            Risk::Stop => "pile-poils-stop-confirm",
            Risk::Place { .. } => "pile-poils-place-confirm",
        })
    }
}
