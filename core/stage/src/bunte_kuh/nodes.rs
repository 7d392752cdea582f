use empile_games::{
    bunte_kuh::Call,
    contract::Seat,
    pyramid::{
        Die,
        lattice::{CELLS, Cell},
    },
};

use crate::NodeId;

pub(super) const BASE: u32 = 6;
pub(super) const SHEET: u32 = 7;
/// The three pearl dice.
const THROWN: u32 = 1;
const EDGES: u32 = 10;
const NODES_PER_EDGE: u32 = 10;
const STOP: u32 = 6;
const NO: u32 = 7;
const COUNTDOWN: u32 = 8;
const BACK: u32 = 9;
const DICE: u32 = 100;
const CASES: u32 = 300;
const WAYS: u32 = 500;
const MARKS: u32 = 600;
const PITS: u32 = 800;
const HANDS: u32 = 1_000;

/// What a touched node is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Throw,
    /// Said at a player's edge.
    Call(Seat, Call),
    /// Back from the sheet to the pyramid.
    Back,
    /// Where the finger of whoever has to show a case sets out from.
    Hand(Seat),
    Case(Cell),
    Way(Die),
}

impl Target {
    pub(super) fn of(node: NodeId) -> Option<Target> {
        const CASES_END: u32 = CASES + CELLS as u32;
        match node.0 {
            THROWN..BASE => Some(Target::Throw),
            id @ EDGES..DICE => {
                let seat = Seat(((id - EDGES) / NODES_PER_EDGE) as u8);
                match (id - EDGES) % NODES_PER_EDGE {
                    STOP => Some(Target::Call(seat, Call::Stop)),
                    NO => Some(Target::Call(seat, Call::No)),
                    BACK => Some(Target::Back),
                    _ => None,
                }
            }
            id @ CASES..CASES_END => Cell::all().nth((id - CASES) as usize).map(Target::Case),
            id @ HANDS.. => Some(Target::Hand(Seat((id - HANDS) as u8))),
            id @ WAYS..MARKS => Die::all().nth((id - WAYS) as usize).map(Target::Way),
            _ => None,
        }
    }
}

pub(super) fn thrown(index: usize) -> u32 {
    THROWN + index as u32
}

pub(super) fn edge(seat: Seat) -> u32 {
    EDGES + u32::from(seat.0) * NODES_PER_EDGE
}

pub(super) fn call(seat: Seat, call: Call) -> u32 {
    edge(seat)
        + match call {
            Call::Stop => STOP,
            Call::No => NO,
        }
}

pub(super) fn countdown(seat: Seat) -> u32 {
    edge(seat) + COUNTDOWN
}

pub(super) fn back(seat: Seat) -> u32 {
    edge(seat) + BACK
}

pub(super) fn hand(seat: Seat) -> u32 {
    HANDS + u32::from(seat.0)
}

pub(super) fn die(cell: Cell) -> u32 {
    DICE + cell.index() as u32
}

pub(super) fn case(cell: Cell) -> u32 {
    CASES + cell.index() as u32
}

pub(super) fn way(die: Die) -> u32 {
    WAYS + die.index() as u32
}

pub(super) fn mark(cell: Cell) -> u32 {
    MARKS + cell.index() as u32
}

pub(super) fn pit(cell: Cell) -> u32 {
    PITS + cell.index() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_node_that_can_be_touched_knows_what_it_is_about() {
        for cell in Cell::all() {
            assert_eq!(Target::of(NodeId(case(cell))), Some(Target::Case(cell)));
            assert!([die(cell), mark(cell), pit(cell)].iter().all(|id| Target::of(NodeId(*id)).is_none()));
        }
        for seat in Seat::all(6) {
            for said in [Call::Stop, Call::No] {
                assert_eq!(Target::of(NodeId(call(seat, said))), Some(Target::Call(seat, said)));
            }
            assert_eq!(Target::of(NodeId(back(seat))), Some(Target::Back));
            assert_eq!(Target::of(NodeId(hand(seat))), Some(Target::Hand(seat)));
            assert_eq!(Target::of(NodeId(countdown(seat))), None);
        }
        for one in Die::all() {
            assert_eq!(Target::of(NodeId(way(one))), Some(Target::Way(one)));
        }
        assert!((0..3).all(|index| Target::of(NodeId(thrown(index))) == Some(Target::Throw)));
    }
}
