use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{contract::breaches, pyramid::lattice::Cell};

/// The rules an action of Eintrichtern can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Breach {
    /// The pearl dice are thrown once a turn at most.
    #[error("the pearl dice were already thrown this turn")]
    AlreadyThrown,
    /// The first player, and whoever has just won a die, must throw.
    #[error("the pearl dice must be thrown first")]
    MustThrow,
    /// « il doit ensuite prendre un dé rouge de la pyramide ».
    #[error("no red die lies on {cell}")]
    NoRedDie {
        /// Where.
        cell: Cell,
    },
}

breaches!(Breach {
    "eintrichtern.throw" {
        AlreadyThrown => "eintrichtern-already-thrown",
        MustThrow => "eintrichtern-must-throw",
    }
    "eintrichtern.uncover" {
        NoRedDie => "eintrichtern-no-red-die",
    }
});
