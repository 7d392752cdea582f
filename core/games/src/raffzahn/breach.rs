use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{contract::breaches, pyramid::lattice::Cell};

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
    /// « DÉ LIBRE »: only a die that carries nothing comes off.
    #[error("the die on {cell} is not free")]
    NotFree {
        /// Where.
        cell: Cell,
    },
    /// The touch is older than the one that freed the die.
    #[error("the die on {cell} was not free yet")]
    NotFreeThen {
        /// Where.
        cell: Cell,
    },
    /// « face visible identique au résultat du dé turquoise ».
    #[error("the die on {cell} shows {face}, but the turquoise die {thrown}")]
    WrongFace {
        /// Where.
        cell: Cell,
        /// What it turns to the player's side.
        face: u8,
        /// What the turquoise die shows.
        thrown: u8,
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
}

breaches!(Breach {
    "raffzahn.take" {
        CannotThrowNow => "raffzahn-cannot-throw-now",
        NotThrown => "raffzahn-not-thrown",
        NothingThere => "raffzahn-nothing-there",
        NotFree => "raffzahn-not-free",
        NotFreeThen => "raffzahn-not-free-then",
        WrongFace { face, thrown } => "raffzahn-wrong-face",
    }
    "raffzahn.stop" {
        AlreadyLate => "raffzahn-already-late",
        NotTheRoller => "raffzahn-not-the-roller",
        NothingToStop => "raffzahn-nothing-to-stop",
    }
});
