use serde::{Deserialize, Serialize};

use super::Call;
use crate::pyramid::{Die, lattice::Cell};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Throw the three pearl dice.
    Throw,
    /// Say stop, or no.
    Call(Call),
    /// The system took the finger away that called: as if it had never been.
    Void,
    /// Show the case one has seen.
    Point {
        /// Which.
        case: Cell,
    },
    /// Lay one of one's dice.
    Lay {
        /// Where.
        case: Cell,
        /// How it shall lie.
        die: Die,
    },
}
