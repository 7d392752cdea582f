use serde::{Deserialize, Serialize};

use crate::pyramid::lattice::Cell;

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Throw the three pearl dice.
    Throw,
    /// Lift a red die; with the throw that lies there, if none was made this turn.
    Uncover {
        /// Where it lies.
        cell: Cell,
    },
}
