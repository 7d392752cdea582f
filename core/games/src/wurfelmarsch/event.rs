use serde::{Deserialize, Serialize};

use super::{Direction, Fight};
use crate::{
    contract::{Seat, Seats},
    pyramid::{Die, lattice::Cell},
};

/// What happened at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A die rolled over an edge to a neighbouring cell.
    Pivoted {
        /// Whose.
        seat: Seat,
        /// Where from.
        from: Cell,
        /// Where to.
        to: Cell,
        /// Which way, seen by its owner.
        direction: Direction,
        /// What it shows now.
        die: Die,
    },
    /// A die was turned in its place.
    Turned {
        /// Whose.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// What it showed.
        from: Die,
        /// What it shows now.
        to: Die,
    },
    /// Three dice made a case and fought.
    Fought(Fight),
    /// A die was captured.
    Captured {
        /// Where it stood.
        cell: Cell,
        /// Whose it was.
        of: Seat,
        /// Who took it.
        by: Seat,
    },
    /// A die was removed by a tie.
    Removed {
        /// Where it stood.
        cell: Cell,
        /// Whose it was.
        of: Seat,
    },
    /// A player without dice is passed over.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// The next player moves.
    TurnPassed {
        /// Who is next.
        to: Seat,
    },
    /// The match is over.
    Ended {
        /// How it came.
        ending: Ending,
        /// Who won; nobody in a draw.
        winners: Seats,
    },
}

/// « Fin du jeu »: how a match ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A die arrived in the corner opposite.
    ReachedCorner {
        /// Whose.
        seat: Seat,
    },
    /// No die is left on the base.
    NoDiceLeft,
    /// The same position came too often: a draw.
    Repetition,
    /// Too many turns went by without a step forward or a fight: a draw.
    Quiet,
}
