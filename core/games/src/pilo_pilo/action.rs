use serde::{Deserialize, Serialize};

use crate::contract::Seat;

/// A pillow in the middle, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pillow(pub u8);

impl Pillow {
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Where a pillow was brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Use {
    /// At an opponent.
    Throw {
        /// Who was hit.
        at: Seat,
    },
    /// Before oneself, arms stretched.
    Shield,
    /// Against the ear.
    Sleep,
    /// Let go anywhere else.
    Nowhere,
}

/// What a player can do. The stamp of a gesture is when the finger did it, not when it was reported: gestures of a
/// round may come in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Hand on the own pile, eyes on the middle. When everyone is, the hush begins.
    Ready,
    /// A finger came down on a pillow.
    Touch {
        /// Which.
        pillow: Pillow,
    },
    /// The finger brought the pillow somewhere and left it there. A player whose touch was not reported has
    /// touched and brought it in one go.
    Bring {
        /// Which.
        pillow: Pillow,
        /// Where.
        to: Use,
    },
    /// The system took the finger's touch away: as if it had never been.
    Cancel {
        /// Which.
        pillow: Pillow,
    },
}
