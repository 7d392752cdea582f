use serde::{Deserialize, Serialize};

use crate::pyramid::lattice::Cell;

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Throw the turquoise die.
    Throw,
    /// Lay a die.
    Lay {
        /// Where.
        cell: Cell,
    },
    /// Take back a die laid this turn.
    TakeBack {
        /// Where it lies.
        cell: Cell,
    },
    /// The dice lie as they shall; or, with none of the bonus dice down, do without them.
    Done,
}
