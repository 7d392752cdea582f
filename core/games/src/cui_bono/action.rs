use serde::{Deserialize, Serialize};

use crate::pyramid::lattice::Cell;

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Take a die of the lowest level.
    Take {
        /// Where it lies.
        cell: Cell,
    },
    /// Put the die back.
    PutBack {
        /// Where.
        cell: Cell,
    },
    /// Keep the die.
    Keep,
}
