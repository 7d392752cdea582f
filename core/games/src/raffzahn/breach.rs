use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    contract::{Millis, breaches},
    pyramid::lattice::Cell,
};

/// The rules an action of Raffzahn can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Breach {
    /// The turquoise die is thrown once a turn, at its beginning.
    #[error("the turquoise die cannot be thrown now")]
    CannotThrowNow,
    /// Dice are taken once the turquoise die lies.
    #[error("the turquoise die has not been thrown")]
    NotThrown,
    /// There is no die to take.
    #[error("no die lies on {cell}")]
    NothingThere {
        /// Where.
        cell: Cell,
    },
    /// The touch is older than the one that freed the die.
    #[error("the die on {cell} was not free yet")]
    NotFreeThen {
        /// Where.
        cell: Cell,
    },
    /// Ruling: a hand that reached for a die that may not be taken rests for a moment.
    #[error("the hand is locked until {until}")]
    HandLocked {
        /// Until when.
        until: Millis,
    },
    /// The player has already had to put this die back.
    #[error("the die on {cell} was already taken too late")]
    AlreadyLate {
        /// Where.
        cell: Cell,
    },
    /// « Stop! »: only the roller says it.
    #[error("only the roller says stop")]
    NotTheRoller,
    /// « Stop! » ends a search that is on.
    #[error("there is nothing to stop")]
    NothingToStop,
    /// Only a stop can be void, and only while the turn is not judged.
    #[error("there is no stop to make void")]
    NothingToVoid,
}

breaches!(Breach {
    "raffzahn.take" {
        CannotThrowNow => "raffzahn-cannot-throw-now",
        NotThrown => "raffzahn-not-thrown",
        NothingThere => "raffzahn-nothing-there",
        NotFreeThen => "raffzahn-not-free-then",
    }
    "raffzahn.ruling-wrong-die" {
        HandLocked => "raffzahn-hand-locked",
    }
    "raffzahn.stop" {
        AlreadyLate => "raffzahn-already-late",
        NotTheRoller => "raffzahn-not-the-roller",
        NothingToStop => "raffzahn-nothing-to-stop",
        NothingToVoid => "raffzahn-nothing-to-void",
    }
});
