use serde::{Deserialize, Serialize};

use crate::pyramid::lattice::Cell;

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Throw the turquoise die.
    Throw,
    /// Reach for a die: a free one that shows the number thrown is taken, any other locks the hand for a moment.
    Take {
        /// Where it lies.
        cell: Cell,
    },
    /// Say stop.
    Stop,
    /// The system took the finger away that said stop: as if it had never been.
    Void,
}
