use empile_games::{
    contract::Seat,
    pyramid::{
        Colour,
        lattice::{CELLS, Cell},
    },
};

use crate::NodeId;

pub(super) const HEADLINE: u32 = 1;
pub(super) const HINT: u32 = 2;
pub(super) const KEEP: u32 = 3;
pub(super) const BASE: u32 = 4;
pub(super) const HAND: u32 = 5;
const COSTS: u32 = 10;
const NODES_PER_COST: u32 = 2;
const SEATS: u32 = 20;
const NODES_PER_SEAT: u32 = 10;
const DICE: u32 = 100;
const CASES: u32 = 300;

/// What a touched node is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Keep,
    /// A die, by its number.
    Die(usize),
    Case(Cell),
}

impl Target {
    pub(super) fn of(node: NodeId) -> Option<Target> {
        const DICE_END: u32 = DICE + CELLS as u32;
        const CASES_END: u32 = CASES + CELLS as u32;
        match node.0 {
            KEEP => Some(Target::Keep),
            id @ DICE..DICE_END => Some(Target::Die((id - DICE) as usize)),
            id @ CASES..CASES_END => Cell::all().nth((id - CASES) as usize).map(Target::Case),
            _ => None,
        }
    }
}

pub(super) fn seat(seat: Seat) -> u32 {
    SEATS + u32::from(seat.0) * NODES_PER_SEAT
}

/// The first of the nodes that tell what a die of this colour costs.
pub(super) fn cost(colour: Colour) -> u32 {
    COSTS + colour.index() as u32 * NODES_PER_COST
}

pub(super) fn die(number: usize) -> u32 {
    DICE + number as u32
}

pub(super) fn case(cell: Cell) -> u32 {
    CASES + cell.index() as u32
}
