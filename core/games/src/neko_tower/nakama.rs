use serde::{Deserialize, Serialize};

use super::Cell;

/// « Matériel »: Nakama in the box.
pub const NAKAMA: u8 = 16;
/// « Matériel »: Nakama of each colour.
pub const NAKAMA_OF_A_COLOUR: u8 = 4;

/// The colour of a Nakama.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Violet.
    Violet,
    /// Orange.
    Orange,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Yellow, Colour::Blue, Colour::Violet, Colour::Orange];

    /// A stable name, for messages.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Colour::Yellow => "yellow",
            Colour::Blue => "blue",
            Colour::Violet => "violet",
            Colour::Orange => "orange",
        }
    }

    /// The Nakama of this colour.
    pub fn nakama(self) -> impl Iterator<Item = Nakama> {
        let first = self as u8 * NAKAMA_OF_A_COLOUR;
        (first..first + NAKAMA_OF_A_COLOUR).map(Nakama)
    }
}

/// One of the sixteen cat friends, four of each colour in the order of [`Colour::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Nakama(pub u8);

impl Nakama {
    /// Every Nakama of the box.
    pub fn all() -> impl Iterator<Item = Nakama> {
        (0..NAKAMA).map(Nakama)
    }

    /// Is there such a cat in the box?
    #[must_use]
    pub fn exists(self) -> bool {
        self.0 < NAKAMA
    }

    /// Its colour.
    #[must_use]
    pub fn colour(self) -> Colour {
        match self.0 / NAKAMA_OF_A_COLOUR {
            0 => Colour::Yellow,
            1 => Colour::Blue,
            2 => Colour::Violet,
            _ => Colour::Orange,
        }
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Where a cat is put: on the floor if the cell is empty, else on top of the cats already there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// Counted from 1.
    pub floor: u8,
    /// Where on it.
    pub cell: Cell,
}

/// Where a cat stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// Counted from 1.
    pub floor: u8,
    /// Where on it.
    pub cell: Cell,
    /// How many cats are under it: 0 stands on the floor itself.
    pub level: u8,
}

impl Spot {
    /// The stack it belongs to.
    #[must_use]
    pub fn place(self) -> Place {
        Place { floor: self.floor, cell: self.cell }
    }

    /// « Deux chats Nakama en contact »: side by side at the same height, not one on the other.
    #[must_use]
    pub fn touches(self, other: Spot) -> bool {
        self.floor == other.floor && self.level == other.level && self.cell.is_beside(other.cell)
    }

    /// « Empiler un chat Nakama sur un autre »: directly on it, so that it does not touch the floor.
    #[must_use]
    pub fn rests_on(self, below: Spot) -> bool {
        self.place() == below.place() && self.level == below.level + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_four_nakama_of_each_of_four_colours() {
        for colour in Colour::ALL {
            let cats: Vec<Nakama> = Nakama::all().filter(|cat| cat.colour() == colour).collect();
            assert_eq!(cats, colour.nakama().collect::<Vec<_>>());
            assert_eq!(cats.len(), usize::from(NAKAMA_OF_A_COLOUR));
        }
        assert_eq!(Nakama::all().count(), usize::from(NAKAMA));
    }

    #[test]
    fn cats_side_by_side_touch_and_cats_one_on_the_other_do_not() {
        let spot = |cell, level| Spot { floor: 3, cell: Cell(cell), level };
        assert!(spot(0, 0).touches(spot(1, 0)));
        assert!(spot(0, 1).touches(spot(1, 1)), "two cats on the backs of others touch too");
        assert!(!spot(0, 0).touches(spot(1, 1)));
        assert!(!spot(0, 0).touches(spot(0, 1)));
        assert!(!spot(0, 0).touches(Spot { floor: 4, ..spot(1, 0) }));
        assert!(spot(0, 1).rests_on(spot(0, 0)));
        assert!(!spot(0, 2).rests_on(spot(0, 0)));
        assert!(!spot(1, 1).rests_on(spot(0, 0)));
    }
}
