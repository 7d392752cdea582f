use serde::{Deserialize, Serialize};

use crate::contract::Seat;

/// « Matériel »: the colours of the dice that make the pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// « 55 dés rouges ».
    Red,
    /// « 55 dés jaunes ».
    Yellow,
    /// « 55 dés gris perle ».
    Pearl,
}

impl Colour {
    /// Every colour, in the order of the box.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Yellow, Colour::Pearl];
    /// « Matériel »: dice of each colour in the box; together they fill the pyramid.
    pub const DICE: u8 = 55;

    /// The colour that a seat of a table of three plays with, in the order of the box.
    #[must_use]
    pub fn of(seat: Seat) -> Option<Colour> {
        Colour::ALL.get(seat.index()).copied()
    }

    /// The colour as an index into per-colour arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
