use serde::{Deserialize, Serialize};

use super::Direction;
use crate::pyramid::{Die, lattice::Cell};

/// What a player can do: « PIVOTER un dé ou RETOURNER un dé ».
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Roll a die to a neighbouring cell.
    Pivot {
        /// Which die.
        cell: Cell,
        /// Which way.
        direction: Direction,
    },
    /// Turn a die in its place.
    Turn {
        /// Which die.
        cell: Cell,
        /// What it shall show.
        die: Die,
    },
}
