use serde::{Deserialize, Serialize};

use super::Wall;

/// « Matériel »: floor tiles in the box, numbered from 1.
pub const FLOORS: u8 = 24;

/// The walls a floor stands on; the ground floor lies on the table and has none.
pub(super) type Storey = [Option<Wall>; 2];

/// Floors on walls on floors, in the order of their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tower {
    height: u8,
    storeys: [Storey; FLOORS as usize],
}

impl Tower {
    /// « Mise en place »: floor 1 in the middle of the table.
    pub(super) fn ground() -> Tower {
        Tower { height: 1, storeys: [[None; 2]; FLOORS as usize] }
    }

    /// The number of the top floor.
    #[must_use]
    pub fn height(&self) -> u8 {
        self.height
    }

    /// Is this floor built?
    #[must_use]
    pub fn has_floor(&self, floor: u8) -> bool {
        (1..=self.height).contains(&floor)
    }

    /// Are all floor tiles of the box built?
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.height == FLOORS
    }

    /// The walls a floor stands on, left and right.
    #[must_use]
    pub fn walls_under(&self, floor: u8) -> [Option<Wall>; 2] {
        let storey = usize::from(floor).checked_sub(1).and_then(|index| self.storeys.get(index));
        storey.copied().unwrap_or_default()
    }

    /// Every wall that stands, with the floor it carries and its side.
    pub fn walls(&self) -> impl Iterator<Item = (u8, u8, Wall)> + '_ {
        (2..=self.height).flat_map(|floor| {
            let sides = self.walls_under(floor).into_iter().zip(0u8..);
            sides.filter_map(move |(wall, side)| wall.map(|wall| (floor, side, wall)))
        })
    }

    /// Puts the next floor on two walls; gives its number, or nothing when no floor tile is left.
    pub(super) fn raise(&mut self, walls: [Wall; 2]) -> Option<u8> {
        *self.storeys.get_mut(usize::from(self.height))? = walls.map(Some);
        self.height += 1;
        Some(self.height)
    }

    /// Takes off the top floor; gives its number and its walls. The ground floor cannot fall.
    pub(super) fn drop_top(&mut self) -> Option<(u8, Storey)> {
        let floor = self.height;
        let below = floor.checked_sub(1).filter(|below| *below > 0)?;
        let storey = std::mem::take(self.storeys.get_mut(usize::from(below))?);
        self.height = below;
        Some((floor, storey))
    }

    /// Could this wall slip out and leave its floor standing? Only if the floor has another.
    #[must_use]
    pub fn can_spare(&self, floor: u8, side: u8) -> bool {
        self.has_floor(floor) && side < 2 && self.walls_under(floor).iter().all(Option::is_some)
    }

    pub(super) fn take_wall(&mut self, floor: u8, side: u8) -> Option<Wall> {
        let storey = self.storeys.get_mut(usize::from(floor).checked_sub(1)?)?;
        storey.get_mut(usize::from(side))?.take()
    }

    /// Floors without walls float, and walls above the top carry nothing.
    pub(super) fn is_sound(&self) -> bool {
        let stands = |(index, storey): (usize, &Storey)| {
            storey.iter().any(Option::is_some) == (1..usize::from(self.height)).contains(&index)
        };
        (1..=FLOORS).contains(&self.height) && self.storeys.iter().enumerate().all(stands)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floors_are_laid_in_the_order_of_their_numbers_up_to_twenty_four() {
        let mut tower = Tower::ground();
        for floor in 2..=FLOORS {
            assert_eq!(tower.raise([Wall::Brick, Wall::Angel]), Some(floor));
        }
        assert!(tower.is_complete());
        assert_eq!(tower.raise([Wall::Brick, Wall::Angel]), None);
        assert_eq!(tower.height(), FLOORS);
        assert_eq!(tower.walls().count(), 46);
        assert!(tower.is_sound());
    }

    #[test]
    fn the_top_floor_falls_first_and_the_ground_floor_never() {
        let mut tower = Tower::ground();
        tower.raise([Wall::Brick, Wall::Angel]);
        tower.raise([Wall::Column, Wall::Column]);
        assert_eq!(tower.drop_top(), Some((3, [Some(Wall::Column); 2])));
        assert_eq!(tower.drop_top(), Some((2, [Some(Wall::Brick), Some(Wall::Angel)])));
        assert_eq!(tower.drop_top(), None);
        assert_eq!(tower, Tower::ground());
    }
}
