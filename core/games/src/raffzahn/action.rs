use serde::{Deserialize, Serialize};

use crate::pyramid::lattice::Cell;

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Throw the turquoise die.
    Throw,
    /// Take a free die that shows the number thrown.
    Take {
        /// Where it lies.
        cell: Cell,
    },
    /// Say stop.
    Stop,
}
