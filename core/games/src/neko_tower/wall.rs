use serde::{Deserialize, Serialize};

/// « Matériel »: wall tiles in the box.
pub const WALLS: u8 = 54;

/// A wall tile, from the lowest to the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wall {
    /// « Brique ».
    Brick,
    /// « Petite Fenêtre ».
    SmallWindow,
    /// « Grande Fenêtre ».
    LargeWindow,
    /// « Ange ».
    Angel,
    /// « Colonne ».
    Column,
}

impl Wall {
    /// All five kinds, from the lowest to the highest.
    pub const ALL: [Wall; 5] = [Wall::Brick, Wall::SmallWindow, Wall::LargeWindow, Wall::Angel, Wall::Column];

    /// A stable name, for messages.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Wall::Brick => "brick",
            Wall::SmallWindow => "small-window",
            Wall::LargeWindow => "large-window",
            Wall::Angel => "angel",
            Wall::Column => "column",
        }
    }

    /// Ruling « Stock »: how many the box holds.
    #[must_use]
    pub fn in_the_box(self) -> u8 {
        match self {
            Wall::Brick | Wall::SmallWindow => 12,
            Wall::LargeWindow | Wall::Angel | Wall::Column => 10,
        }
    }
}

/// The walls that are not in the tower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WallStock([u8; Wall::ALL.len()]);

impl WallStock {
    pub(super) fn full() -> WallStock {
        WallStock(Wall::ALL.map(Wall::in_the_box))
    }

    /// How many of a kind are left.
    #[must_use]
    pub fn count(self, wall: Wall) -> u8 {
        self.0[wall as usize]
    }

    /// How many are left of all kinds.
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    pub(super) fn put_back(&mut self, wall: Wall) {
        self.0[wall as usize] += 1;
    }

    /// The stock without this wall, if there is one.
    pub(super) fn without(mut self, wall: Wall) -> Option<WallStock> {
        let count = &mut self.0[wall as usize];
        *count = count.checked_sub(1)?;
        Some(self)
    }

    /// The walls one may take when a card asks for this one. « Que faire si l'on doit placer une tuile Mur qui
    /// n'est plus en stock ? »: any other that is left.
    pub(super) fn instead_of(self, wanted: Wall) -> impl Iterator<Item = Wall> {
        let is_missing = self.count(wanted) == 0;
        Wall::ALL.into_iter().filter(move |wall| (is_missing || *wall == wanted) && self.count(*wall) > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_fifty_four_walls() {
        assert_eq!(WallStock::full().total(), WALLS);
        assert_eq!(Wall::ALL.map(|wall| WallStock::full().count(wall)), [12, 12, 10, 10, 10]);
    }

    #[test]
    fn a_wall_in_stock_is_not_replaced_and_a_missing_one_by_any_that_is_left() {
        let stock = WallStock([0, 3, 0, 1, 2]);
        let ways = |wall| stock.instead_of(wall).collect::<Vec<_>>();
        assert_eq!(ways(Wall::Angel), [Wall::Angel]);
        assert_eq!(ways(Wall::Brick), [Wall::SmallWindow, Wall::Angel, Wall::Column]);
    }
}
