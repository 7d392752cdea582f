//! The ids of the table's nodes, and whose they are.

use empile_games::{contract::Seat, pilo_pilo::Pillow};

use crate::NodeId;

pub(super) const QUILT: u32 = 1;
const ZONES: u32 = 100;
const NODES_PER_ZONE: u32 = 20;
const NO_MORE_ZONES: u32 = 300;
const PILLOWS: u32 = 400;
const SIDES: u32 = 500;
const END: u32 = 600;
const SEATS_PER_PILLOW: u32 = 10;

/// A thing in a player's zone, from the back to the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Part {
    Panel,
    Shield,
    Ear,
    Pile,
    Hand,
    Card,
    Mark,
    State,
    Badge,
    Name,
    Cards,
}

impl Part {
    const ALL: [Part; 11] = [
        Part::Panel,
        Part::Shield,
        Part::Ear,
        Part::Pile,
        Part::Hand,
        Part::Card,
        Part::Mark,
        Part::State,
        Part::Badge,
        Part::Name,
        Part::Cards,
    ];
}

/// What a finger is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Zone(Seat, Part),
    /// A pillow, where a seat touches it: its side of the one in the middle, or its twin.
    Side(Pillow, Seat),
}

impl Target {
    pub(super) fn of(node: NodeId) -> Option<Target> {
        match node.0 {
            id @ ZONES..NO_MORE_ZONES => {
                let part = Part::ALL.get(((id - ZONES) % NODES_PER_ZONE) as usize)?;
                Some(Target::Zone(Seat(((id - ZONES) / NODES_PER_ZONE) as u8), *part))
            }
            id @ SIDES..END => {
                let (pillow, seat) = ((id - SIDES) / SEATS_PER_PILLOW, (id - SIDES) % SEATS_PER_PILLOW);
                Some(Target::Side(Pillow(pillow as u8), Seat(seat as u8)))
            }
            _ => None,
        }
    }
}

pub(super) fn zone(seat: Seat, part: Part) -> u32 {
    ZONES + u32::from(seat.0) * NODES_PER_ZONE + part as u32
}

pub(super) fn pillow(pillow: Pillow) -> u32 {
    PILLOWS + u32::from(pillow.0)
}

/// Where a seat touches a pillow.
pub(super) fn side(pillow: Pillow, seat: Seat) -> u32 {
    SIDES + u32::from(pillow.0) * SEATS_PER_PILLOW + u32::from(seat.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_node_knows_whose_it_is() {
        for seat in Seat::all(6) {
            for part in Part::ALL {
                assert_eq!(Target::of(NodeId(zone(seat, part))), Some(Target::Zone(seat, part)));
            }
            for pillow in [Pillow(0), Pillow(1)] {
                assert_eq!(Target::of(NodeId(side(pillow, seat))), Some(Target::Side(pillow, seat)));
            }
        }
        assert_eq!(Target::of(NodeId(QUILT)), None);
    }
}
