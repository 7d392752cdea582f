use serde::{Deserialize, Serialize};

use crate::contract::Seat;

/// « CÔTÉ »: the three sides of the pyramid, clockwise seen from above. Each is also an axis: how deep a cell lies
/// behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side of the first player.
    U,
    /// The side of the player on the left of the first.
    V,
    /// The side of the player on the right of the first.
    W,
}

impl Side {
    /// All three, clockwise.
    pub const ALL: [Side; 3] = [Side::U, Side::V, Side::W];

    /// The side as an index into per-side arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side that this seat of a table of three looks at.
    #[must_use]
    pub const fn of(seat: Seat) -> Option<Side> {
        match seat.0 {
            0 => Some(Side::U),
            1 => Some(Side::V),
            2 => Some(Side::W),
            _ => None,
        }
    }

    /// The side of the neighbour on the left: the next one clockwise.
    #[inline]
    #[must_use]
    pub const fn left(self) -> Side {
        match self {
            Side::U => Side::V,
            Side::V => Side::W,
            Side::W => Side::U,
        }
    }

    /// The side of the neighbour on the right.
    #[inline]
    #[must_use]
    pub const fn right(self) -> Side {
        self.left().left()
    }
}
