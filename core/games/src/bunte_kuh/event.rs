use serde::{Deserialize, Serialize};

use super::{Call, THROWN_DICE};
use crate::{
    contract::{Millis, Seat, Seats},
    pyramid::{
        Colour, Piece,
        lattice::{Cell, CellSet},
    },
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
    /// A player called.
    Called {
        /// Who.
        seat: Seat,
        /// What.
        call: Call,
        /// When.
        at: Millis,
        /// Is this the first call for all that is known? Another may still arrive with an earlier stamp.
        first: bool,
    },
    /// A call never was: the system took the finger away that made it.
    CallVoid {
        /// Whose.
        seat: Seat,
    },
    /// No earlier call can arrive any more.
    CallStands {
        /// Who was first.
        seat: Seat,
        /// What was called.
        call: Call,
    },
    /// A finger on a case.
    Pointed {
        /// Who.
        seat: Seat,
        /// Where.
        case: Cell,
        /// What its faces add up to.
        sum: u8,
    },
    /// The call was right: a die may be laid.
    WasRight {
        /// Who called.
        seat: Seat,
    },
    /// The call was wrong.
    WasWrong {
        /// Who called.
        seat: Seat,
        /// The cases that have the right sum.
        right_cases: CellSet,
    },
    /// Nobody pointed in time.
    TooSlow {
        /// Who said stop.
        seat: Seat,
    },
    /// « prendre un dé à chacun de ses adversaires ».
    Gave {
        /// Whose die.
        from: Seat,
        /// Who has to take it.
        to: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// A die was laid.
    Laid {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// Which die, and how it lies.
        piece: Piece,
    },
    /// The pearl dice go to the neighbour on the left.
    TurnPassed {
        /// Who is next.
        to: Seat,
    },
    /// The match is over.
    Ended {
        /// Who has no die left.
        winners: Seats,
    },
}
