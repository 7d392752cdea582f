use empile_games::{
    contract::Seat,
    pyramid::{Die, lattice::Cell},
    wurfelmarsch::{DICE as DICE_PER_SEAT, Direction},
};

use crate::NodeId;

pub(super) const HEADLINE: u32 = 1;
pub(super) const HINT: u32 = 2;
pub(super) const TURN: u32 = 3;
pub(super) const CANCEL: u32 = 4;
pub(super) const FIGHT: u32 = 5;
pub(super) const BASE: u32 = 6;
pub(super) const SHEET: u32 = 7;
const SEATS: u32 = 10;
const NODES_PER_SEAT: u32 = 10;
const GOALS: u32 = 40;
const PIECES: u32 = 50;
const PIVOTS: u32 = 80;
const WAYS: u32 = 100;
const MARKS: u32 = 200;

/// Which of the fifteen dice.
pub(super) const PIECE_COUNT: usize = 3 * DICE_PER_SEAT as usize;

/// What a touched node is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A die, by its number.
    Piece(usize),
    /// Where the chosen die would roll.
    Pivot(Direction),
    /// Opens the ways in which the chosen die can lie.
    Turn,
    /// One of these ways.
    Way(Die),
    Cancel,
    /// Does the pivot that is looked at.
    Fight,
}

impl Target {
    /// Which way, if it is a pivot.
    pub(super) fn direction(self) -> Option<Direction> {
        if let Target::Pivot(direction) = self { Some(direction) } else { None }
    }

    pub(super) fn of(node: NodeId) -> Option<Target> {
        const PIECES_END: u32 = PIECES + PIECE_COUNT as u32;
        match node.0 {
            TURN => Some(Target::Turn),
            CANCEL => Some(Target::Cancel),
            FIGHT => Some(Target::Fight),
            id @ PIECES..PIECES_END => Some(Target::Piece((id - PIECES) as usize)),
            id @ PIVOTS..WAYS => Direction::ALL.get((id - PIVOTS) as usize).copied().map(Target::Pivot),
            id @ WAYS..MARKS => Die::all().nth((id - WAYS) as usize).map(Target::Way),
            _ => None,
        }
    }
}

pub(super) fn seat(seat: Seat) -> u32 {
    SEATS + u32::from(seat.0) * NODES_PER_SEAT
}

pub(super) fn goal(seat: Seat) -> u32 {
    GOALS + u32::from(seat.0)
}

pub(super) fn piece(index: usize) -> u32 {
    PIECES + index as u32
}

pub(super) fn pivot(direction: Direction) -> u32 {
    PIVOTS + direction as u32
}

pub(super) fn way(die: Die) -> u32 {
    WAYS + die.index() as u32
}

pub(super) fn mark(cell: Cell) -> u32 {
    MARKS + cell.index() as u32
}
