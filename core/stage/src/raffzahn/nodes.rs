use empile_games::{
    contract::Seat,
    pyramid::lattice::{CELLS, Cell},
};

use crate::NodeId;

pub(super) const TURQUOISE: u32 = 3;
pub(super) const BASE: u32 = 6;
const EDGES: u32 = 10;
const NODES_PER_EDGE: u32 = 10;
const STOP: u32 = 6;
const HAND: u32 = 7;
const DICE: u32 = 100;
const CLOSE_UPS: u32 = 300;
const NODES_PER_CLOSE_UP: u32 = 4;

/// What a touched node is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Throw,
    /// « Stop! », said at a player's edge.
    Stop(Seat),
    /// Where a player's hand sets out from.
    Hand(Seat),
    /// A die that lies.
    Die(Cell),
}

impl Target {
    pub(super) fn of(node: NodeId) -> Option<Target> {
        const DICE_END: u32 = DICE + CELLS as u32;
        match node.0 {
            TURQUOISE => Some(Target::Throw),
            id @ EDGES..DICE => {
                let seat = Seat(((id - EDGES) / NODES_PER_EDGE) as u8);
                match (id - EDGES) % NODES_PER_EDGE {
                    STOP => Some(Target::Stop(seat)),
                    HAND => Some(Target::Hand(seat)),
                    _ => None,
                }
            }
            id @ DICE..DICE_END => Cell::all().nth((id - DICE) as usize).map(Target::Die),
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

pub(super) fn hand(seat: Seat) -> u32 {
    edge(seat) + HAND
}

/// What a hand looks at: its ground, the sign or the die, and a cross if it is locked.
pub(super) fn close_up(seat: Seat, part: u32) -> u32 {
    CLOSE_UPS + u32::from(seat.0) * NODES_PER_CLOSE_UP + part
}

/// A die keeps its node when it is taken, and when it goes back.
pub(super) fn die(cell: Cell) -> u32 {
    DICE + cell.index() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_node_that_can_be_touched_or_let_go_on_knows_what_it_is_about() {
        for cell in Cell::all() {
            assert_eq!(Target::of(NodeId(die(cell))), Some(Target::Die(cell)));
        }
        for seat in Seat::all(3) {
            assert_eq!(Target::of(NodeId(stop(seat))), Some(Target::Stop(seat)));
            assert_eq!(Target::of(NodeId(hand(seat))), Some(Target::Hand(seat)));
            assert_eq!(Target::of(NodeId(edge(seat))), None);
            assert_eq!(Target::of(NodeId(close_up(seat, 1))), None);
        }
    }
}
