use serde::{Deserialize, Serialize};

use crate::{
    contract::{Seat, Seats},
    pyramid::lattice::{Cell, CellSet},
};

/// What happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The turquoise die was thrown.
    Threw {
        /// Who.
        seat: Seat,
        /// What it shows.
        value: u8,
    },
    /// The first 4 was thrown: this player begins the pyramid.
    BecameFirst {
        /// Who.
        seat: Seat,
    },
    /// So many dice cannot be laid by the rules: the turn is lost.
    CouldNotLay {
        /// Who.
        seat: Seat,
        /// How many dice.
        dice: u8,
    },
    /// A die was laid.
    Laid {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
    },
    /// A die laid this turn was taken back.
    TookBack {
        /// Who.
        seat: Seat,
        /// Where it lay.
        cell: Cell,
    },
    /// All dice of the number are down, for good.
    Finished {
        /// Who.
        seat: Seat,
        /// Where they lie.
        cells: CellSet,
    },
    /// A row of new dice earned bonus dice.
    EarnedBonus {
        /// Who.
        seat: Seat,
        /// The row.
        row: CellSet,
        /// How many dice more.
        dice: u8,
    },
    /// The bonus dice cannot be laid by the rules: they are lost.
    BonusLost {
        /// Who.
        seat: Seat,
        /// How many.
        dice: u8,
    },
    /// The player did without the bonus dice.
    BonusForgone {
        /// Who.
        seat: Seat,
        /// How many.
        dice: u8,
    },
    /// The turquoise die goes to the neighbour on the left.
    TurnPassed {
        /// Who is next.
        to: Seat,
    },
    /// The match is over.
    Ended {
        /// How it came.
        ending: Ending,
        /// Who won.
        winners: Seats,
    },
}

/// « Fin du jeu »: how a match ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The player laid the last die.
    ReserveEmpty {
        /// Who.
        seat: Seat,
    },
    /// The player threw more than the dice left.
    ThrewBeyondReserve {
        /// Who.
        seat: Seat,
    },
    /// The player to throw could not lay any number of dice any more.
    NoRoom {
        /// Who.
        seat: Seat,
    },
}
