use empile_games::{
    contract::Seat,
    pyramid::lattice::{CELLS, Cell, Side},
};

use crate::NodeId;

pub(super) const TURQUOISE: u32 = 3;
pub(super) const BASE: u32 = 6;
const EDGES: u32 = 10;
const NODES_PER_EDGE: u32 = 10;
const STOP: u32 = 6;
const DICE: u32 = 100;
const FACES: u32 = 300;
const SIDES: u32 = 3;

/// What a touched node is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Throw,
    /// « Stop! », said at a player's edge.
    Stop(Seat),
    /// A die, by the face that it turns to a player.
    Face(Cell, Seat),
}

impl Target {
    pub(super) fn of(node: NodeId) -> Option<Target> {
        const FACES_END: u32 = FACES + SIDES * CELLS as u32;
        match node.0 {
            TURQUOISE => Some(Target::Throw),
            id @ EDGES..DICE if (id - EDGES) % NODES_PER_EDGE == STOP => {
                Some(Target::Stop(Seat(((id - EDGES) / NODES_PER_EDGE) as u8)))
            }
            id @ FACES..FACES_END => {
                let cell = Cell::all().nth(((id - FACES) / SIDES) as usize)?;
                Some(Target::Face(cell, Seat(((id - FACES) % SIDES) as u8)))
            }
            _ => None,
        }
    }
}

pub(super) fn edge(seat: Seat) -> u32 {
    EDGES + u32::from(seat.0) * NODES_PER_EDGE
}

pub(super) fn stop(seat: Seat) -> u32 {
    edge(seat) + STOP
}

/// A die keeps its node when it is taken, and when it goes back.
pub(super) fn die(cell: Cell) -> u32 {
    DICE + cell.index() as u32
}

pub(super) fn face(cell: Cell, side: Side) -> u32 {
    FACES + SIDES * cell.index() as u32 + side.index() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_knows_its_die_and_whose_it_is() {
        for cell in Cell::all() {
            for (side, seat) in Side::ALL.into_iter().zip(Seat::all(3)) {
                assert_eq!(Target::of(NodeId(face(cell, side))), Some(Target::Face(cell, seat)));
            }
            assert_eq!(Target::of(NodeId(die(cell))), None);
        }
        for seat in Seat::all(3) {
            assert_eq!(Target::of(NodeId(stop(seat))), Some(Target::Stop(seat)));
            assert_eq!(Target::of(NodeId(edge(seat))), None);
        }
    }
}
