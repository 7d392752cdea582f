use serde::{Deserialize, Serialize};

use super::{CellId, Dice};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Throw all dice not yet placed: to begin, or to continue.
    Roll,
    /// Spend a yarn and throw the last throw again.
    Reroll,
    /// Put dice of the throw on a free cell.
    Place {
        /// Where.
        cell: CellId,
        /// Which.
        dice: Dice,
    },
    /// Stop and bed the cats.
    Stop,
    /// Use none of the throw and lose the turn.
    GiveUp,
}
