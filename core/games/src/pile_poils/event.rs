use serde::{Deserialize, Serialize};

use super::{CellId, Dice, Fault};
use crate::contract::Seat;

/// What happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Dice were thrown.
    Rolled {
        /// Who.
        seat: Seat,
        /// What they show.
        dice: Dice,
    },
    /// A yarn was spent and the whole throw was thrown again.
    Rerolled {
        /// Who.
        seat: Seat,
        /// What they show now.
        dice: Dice,
    },
    /// Dice were put on a cell.
    Placed {
        /// Who.
        seat: Seat,
        /// Where.
        cell: CellId,
        /// Which.
        dice: Dice,
    },
    /// A cat went to sleep.
    Bedded {
        /// Whose cat.
        seat: Seat,
        /// Where.
        cell: CellId,
        /// Is it one of the Winner's golden cats?
        golden: bool,
    },
    /// The yarn on a cell was won.
    YarnWon {
        /// Who.
        seat: Seat,
        /// Where it lay.
        cell: CellId,
    },
    /// All dice of the turn came off the board and no cat was bedded.
    CatAstrophe {
        /// Who.
        seat: Seat,
        /// Why.
        cause: CatAstropheCause,
    },
    /// The first player to bed every standard cat.
    BecameWinner {
        /// Who.
        seat: Seat,
    },
    /// A bonus turn begins.
    BonusTurn {
        /// Who.
        seat: Seat,
        /// How many dice it has.
        dice: u8,
    },
    /// The dice go to the neighbour on the left.
    TurnPassed {
        /// Who is next.
        to: Seat,
    },
    /// The match is over.
    Ended,
}

/// « Cat-astrophe ! »: how a turn can be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CatAstropheCause {
    /// No die of the throw fits any free cell, and there is no yarn to try again with.
    NothingFits,
    /// The player saw no way to bed the dice.
    GaveUp,
    /// The dice broke a bedding rule when the turn stopped.
    Unbeddable(Fault),
}
