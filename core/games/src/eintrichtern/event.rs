use serde::{Deserialize, Serialize};

use super::THROWN_DICE;
use crate::{
    contract::{Millis, Seat, Seats},
    pyramid::lattice::Cell,
};

/// What happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The three pearl dice were thrown.
    Thrown {
        /// Who.
        seat: Seat,
        /// What they show.
        faces: [u8; THROWN_DICE],
        /// What they add up to.
        sum: u8,
    },
    /// The player left the pearl dice as they were.
    KeptThrow {
        /// Who.
        seat: Seat,
        /// What they add up to.
        sum: u8,
    },
    /// A red die was lifted: for the moment everyone sees what is under it.
    Uncovered {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// The yellow faces that make the case, on U, V and W.
        faces: [u8; 3],
        /// What they add up to.
        sum: u8,
    },
    /// The sums are the same: the player keeps the red die and plays again.
    Won {
        /// Who.
        seat: Seat,
        /// From where.
        cell: Cell,
        /// Red dice the player has now.
        dice: u8,
    },
    /// The sums differ: the case can be seen until the red die goes back.
    Missed {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// When it will be covered again.
        until: Millis,
    },
    /// The red die lies on its case again.
    Covered {
        /// Where.
        cell: Cell,
    },
    /// It is the turn of the neighbour on the left.
    TurnPassed {
        /// Who is next.
        to: Seat,
    },
    /// The match is over.
    Ended {
        /// Who has most red dice.
        winners: Seats,
    },
}
