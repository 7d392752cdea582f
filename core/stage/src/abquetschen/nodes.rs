use empile_games::{
    abquetschen::Action,
    contract::Seat,
    pyramid::lattice::{CELLS, Cell},
};

use crate::NodeId;

pub(super) const HEADLINE: u32 = 1;
pub(super) const HINT: u32 = 2;
pub(super) const THROW: u32 = 3;
pub(super) const DONE: u32 = 4;
pub(super) const TURQUOISE: u32 = 5;
pub(super) const BASE: u32 = 6;
const SEATS: u32 = 10;
const NODES_PER_SEAT: u32 = 10;
const DICE: u32 = 100;
const CASES: u32 = 300;
const LINKS: u32 = 500;
const LINKS_PER_CELL: u32 = 3;
const LEVELS: u32 = 1_000;

/// What a touched node is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Throw,
    Done,
    Die(Cell),
    Case(Cell),
}

impl Target {
    /// What touching it asks for.
    pub(super) fn action(self) -> Action {
        match self {
            Target::Throw => Action::Throw,
            Target::Done => Action::Done,
            Target::Case(cell) => Action::Lay { cell },
            Target::Die(cell) => Action::TakeBack { cell },
        }
    }

    pub(super) fn of(node: NodeId) -> Option<Target> {
        const DICE_END: u32 = DICE + CELLS as u32;
        const CASES_END: u32 = CASES + CELLS as u32;
        match node.0 {
            THROW | TURQUOISE => Some(Target::Throw),
            DONE => Some(Target::Done),
            id @ DICE..DICE_END => Cell::all().nth((id - DICE) as usize).map(Target::Die),
            id @ CASES..CASES_END => Cell::all().nth((id - CASES) as usize).map(Target::Case),
            _ => None,
        }
    }
}

pub(super) fn seat(seat: Seat) -> u32 {
    SEATS + u32::from(seat.0) * NODES_PER_SEAT
}

pub(super) fn die(cell: Cell) -> u32 {
    DICE + cell.index() as u32
}

pub(super) fn case(cell: Cell) -> u32 {
    CASES + cell.index() as u32
}

/// The link between a die and the one below it on one of three sides.
pub(super) fn link(upper: Cell, side: usize) -> u32 {
    LINKS + upper.index() as u32 * LINKS_PER_CELL + side as u32
}

/// The number of the level on a case.
pub(super) fn level(cell: Cell) -> u32 {
    LEVELS + cell.index() as u32
}
