use serde::{Deserialize, Serialize};

use crate::{
    contract::{Seat, Seats},
    pyramid::{
        Piece,
        lattice::{Cell, Side},
    },
};

/// What happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A die was pulled out of the lowest level.
    Took {
        /// Who.
        seat: Seat,
        /// From where.
        cell: Cell,
        /// Which die.
        piece: Piece,
    },
    /// The row that stood on it slid down by one cell, faces unchanged.
    Slid {
        /// Where the lowest die of the row came to lie.
        to: Cell,
        /// Along which axis.
        axis: Side,
        /// How many dice.
        dice: u8,
    },
    /// The die was put back.
    PutBack {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// Which die.
        piece: Piece,
    },
    /// The die was kept.
    Kept {
        /// Who.
        seat: Seat,
        /// Which die.
        piece: Piece,
        /// Dice that the player has kept so far.
        kept: u8,
    },
    /// It is the next player's turn.
    TurnPassed {
        /// Who is next.
        to: Seat,
    },
    /// The match is over.
    Ended {
        /// Who lost least.
        winners: Seats,
    },
}
