//! The ids of the table's nodes, and what touching them means.

use empile_games::pile_poils::CellId;

use crate::NodeId;

pub(super) const HEADLINE: u32 = 1;
pub(super) const HINT: u32 = 2;
pub(super) const TRAY: u32 = 3;
pub(super) const ROLL: u32 = 10;
pub(super) const REROLL: u32 = 11;
pub(super) const STOP: u32 = 12;
pub(super) const GIVE_UP: u32 = 13;
/// Does what would lose the turn, once asked.
pub(super) const CONFIRM: u32 = 14;
/// Does not do it after all.
pub(super) const KEEP_ON: u32 = 15;
/// A throw that fitted nowhere has been looked at.
pub(super) const GO_ON: u32 = 16;
const SEATS: u32 = 100;
const NODES_PER_SEAT: u32 = 10;
const CELLS: u32 = 1_000;
const CATS: u32 = 2_000;
const YARN: u32 = 3_000;
const DICE: u32 = 4_000;

/// What a player touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Roll,
    Reroll,
    Stop,
    GiveUp,
    Confirm,
    KeepOn,
    GoOn,
    Cell(CellId),
    Die(usize),
}

impl Target {
    pub(super) fn of(node: NodeId) -> Option<Target> {
        match node.0 {
            ROLL => Some(Target::Roll),
            REROLL => Some(Target::Reroll),
            STOP => Some(Target::Stop),
            GIVE_UP => Some(Target::GiveUp),
            CONFIRM => Some(Target::Confirm),
            KEEP_ON => Some(Target::KeepOn),
            GO_ON => Some(Target::GoOn),
            id @ CELLS..CATS => Some(Target::Cell(CellId((id - CELLS) as u8))),
            id @ DICE.. => Some(Target::Die((id - DICE) as usize)),
            _ => None,
        }
    }
}

/// The first node of a seat's card.
pub(super) fn seat(seat: usize) -> u32 {
    SEATS + seat as u32 * NODES_PER_SEAT
}

pub(super) fn cell(cell: CellId) -> u32 {
    CELLS + u32::from(cell.0)
}

pub(super) fn cats(cell: CellId) -> u32 {
    CATS + u32::from(cell.0)
}

/// The cell on which these cats lie, if it is cats.
pub(super) fn cell_of_cats(node: NodeId) -> Option<CellId> {
    (CATS..YARN).contains(&node.0).then(|| CellId((node.0 - CATS) as u8))
}

pub(super) fn yarn(cell: CellId) -> u32 {
    YARN + u32::from(cell.0)
}

pub(super) fn die(index: usize) -> u32 {
    DICE + index as u32
}
