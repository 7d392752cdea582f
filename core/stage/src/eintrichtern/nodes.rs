use empile_games::{
    contract::Seat,
    eintrichtern::{Action, THROWN_DICE},
    pyramid::lattice::{CELLS, Cell},
};

use crate::NodeId;

pub(super) const HEADLINE: u32 = 1;
pub(super) const HINT: u32 = 2;
pub(super) const THROW: u32 = 3;
pub(super) const BASE: u32 = 4;
pub(super) const DISH: u32 = 5;
pub(super) const SOUGHT: u32 = 6;
pub(super) const BUBBLE: u32 = 7;
pub(super) const BUBBLE_SUM: u32 = 8;
const THROWN: u32 = 10;
const SEATS: u32 = 20;
const NODES_PER_SEAT: u32 = 10;
const DICE: u32 = 100;
const CASES: u32 = 300;

/// What a touched node is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Throw,
    Die(Cell),
}

impl Target {
    /// What touching it asks for.
    pub(super) fn action(self) -> Action {
        match self {
            Target::Throw => Action::Throw,
            Target::Die(cell) => Action::Uncover { cell },
        }
    }

    pub(super) fn of(node: NodeId) -> Option<Target> {
        const THROWN_END: u32 = THROWN + THROWN_DICE as u32;
        const DICE_END: u32 = DICE + CELLS as u32;
        match node.0 {
            THROW | THROWN..THROWN_END => Some(Target::Throw),
            id @ DICE..DICE_END => Cell::all().nth((id - DICE) as usize).map(Target::Die),
            _ => None,
        }
    }
}

pub(super) fn thrown(index: usize) -> u32 {
    THROWN + index as u32
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
