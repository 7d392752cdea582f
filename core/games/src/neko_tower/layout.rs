use serde::{Deserialize, Serialize};

use super::{Cell, Colour, NAKAMA, Nakama, Place, Spot};

/// Where every Nakama is: on the tower, or in the reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Layout {
    spots: [Option<Spot>; NAKAMA as usize],
}

impl Layout {
    pub(super) const ALL_IN_RESERVE: Layout = Layout { spots: [None; NAKAMA as usize] };

    /// Where this cat stands; `None` in the reserve.
    #[must_use]
    pub fn spot(&self, cat: Nakama) -> Option<Spot> {
        self.spots.get(cat.index()).copied().flatten()
    }

    /// Every cat on the tower.
    pub fn standing(&self) -> impl Iterator<Item = (Nakama, Spot)> + '_ {
        Nakama::all().zip(self.spots).filter_map(|(cat, spot)| Some((cat, spot?)))
    }

    /// Every cat on this floor, stacked ones included.
    pub fn on_floor(&self, floor: u8) -> impl Iterator<Item = (Nakama, Spot)> + '_ {
        self.standing().filter(move |(_, spot)| spot.floor == floor)
    }

    /// The floors with two cats or more, as bits: no other can fulfil a mission.
    pub(super) fn crowded_floors(&self) -> u32 {
        let (mut one, mut more) = (0u32, 0);
        for (_, spot) in self.standing() {
            let floor = 1 << spot.floor;
            more |= one & floor;
            one |= floor;
        }
        more
    }

    /// How many cats stand here, one on the other.
    #[must_use]
    pub fn stack_height(&self, place: Place) -> u8 {
        self.standing().filter(|(_, spot)| spot.place() == place).count() as u8
    }

    /// How many of a colour are in the reserve.
    #[must_use]
    pub fn in_reserve(&self, colour: Colour) -> u8 {
        colour.nakama().filter(|cat| self.spot(*cat).is_none()).count() as u8
    }

    /// The one to take when a card asks for this colour. Cats of a colour are alike: it is always the first.
    #[must_use]
    pub fn first_in_reserve(&self, colour: Colour) -> Option<Nakama> {
        colour.nakama().find(|cat| self.spot(*cat).is_none())
    }

    /// Puts a cat on top of whatever stands there, from wherever it was.
    pub(super) fn put(&mut self, cat: Nakama, place: Place) -> Spot {
        self.lift(cat);
        let spot = Spot { floor: place.floor, cell: place.cell, level: self.stack_height(place) };
        if let Some(slot) = self.spots.get_mut(cat.index()) {
            *slot = Some(spot);
        }
        spot
    }

    /// Takes a cat off the tower; the cats that stood on it come down by one.
    pub(super) fn lift(&mut self, cat: Nakama) -> Option<Spot> {
        let lifted = self.spots.get_mut(cat.index())?.take()?;
        for spot in self.spots.iter_mut().flatten() {
            if spot.place() == lifted.place() && spot.level > lifted.level {
                spot.level -= 1;
            }
        }
        Some(lifted)
    }

    /// Every cat where it was found, from left to right, with its floor: one stack beside the other, and `under` says on
    /// which other cat one stands.
    pub(super) fn arrange(&mut self, found: &[(i32, Nakama, u8)], under: impl Fn(Nakama) -> Option<Nakama>) {
        *self = Layout::ALL_IN_RESERVE;
        let mut stacked = Vec::new();
        let put_beside = |layout: &mut Layout, cat: Nakama, floor: u8| {
            let beside = layout.on_floor(floor).filter(|(_, spot)| spot.level == 0).count() as u8;
            layout.put(cat, Place { floor, cell: Cell(beside) });
        };
        for (_, cat, floor) in found {
            match under(*cat) {
                Some(lower) => stacked.push((*cat, lower, *floor)),
                None => put_beside(self, *cat, *floor),
            }
        }
        // Each round finds the cats whose stack is there by now; what is left stands on nobody who is.
        while !stacked.is_empty() {
            let before = stacked.len();
            stacked.retain(|(cat, lower, floor)| {
                let Some(spot) = self.spot(*lower).filter(|spot| spot.floor == *floor) else { return true };
                self.put(*cat, spot.place());
                false
            });
            if stacked.len() == before {
                for (cat, _, floor) in stacked.drain(..) {
                    put_beside(self, cat, floor);
                }
            }
        }
    }

    /// Every cat stands on a floor that is built, in a stack without gaps.
    pub(super) fn is_sound(&self, height: u8) -> bool {
        self.standing().all(|(_, spot)| {
            let in_stack = |level| {
                self.standing().filter(|(_, s)| s.place() == spot.place() && s.level == level).count() == 1
            };
            (1..=height).contains(&spot.floor)
                && spot.cell.exists()
                && (0..self.stack_height(spot.place())).all(in_stack)
        })
    }
}

/// Every place on the floors from `lowest` to `highest` but those of one floor, by number.
#[derive(Clone, Copy)]
pub(super) struct Places {
    pub(super) lowest: u8,
    pub(super) highest: u8,
    pub(super) but: Option<u8>,
}

impl Places {
    pub(super) fn floors(self) -> usize {
        let floors = (self.highest + 1).saturating_sub(self.lowest);
        let left_out = self.but.is_some_and(|floor| (self.lowest..=self.highest).contains(&floor));
        usize::from(floors - u8::from(left_out))
    }

    pub(super) fn nth_floor(self, index: usize) -> u8 {
        let floor = self.lowest + index as u8;
        let skipped = self.but.is_some_and(|but| (self.lowest..=floor).contains(&but));
        floor + u8::from(skipped)
    }

    pub(super) fn len(self) -> usize {
        self.floors() * usize::from(super::CELLS)
    }

    pub(super) fn nth(self, index: usize) -> Place {
        let cells = usize::from(super::CELLS);
        Place { floor: self.nth_floor(index / cells), cell: Cell((index % cells) as u8) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(floor: u8, cell: u8) -> Place {
        Place { floor, cell: Cell(cell) }
    }

    #[test]
    fn a_cat_put_where_others_stand_goes_on_top_of_them() {
        let mut layout = Layout::ALL_IN_RESERVE;
        let levels: Vec<u8> = (0..3).map(|cat| layout.put(Nakama(cat), at(2, 4)).level).collect();
        assert_eq!(levels, [0, 1, 2]);
        assert!(layout.is_sound(2));
        assert!(!layout.is_sound(1), "a floor that is not built carries nobody");
    }

    #[test]
    fn a_cat_taken_from_under_others_lets_them_down() {
        let mut layout = Layout::ALL_IN_RESERVE;
        for cat in 0..3 {
            layout.put(Nakama(cat), at(1, 4));
        }
        layout.lift(Nakama(1));
        assert_eq!(layout.spot(Nakama(2)).unwrap().level, 1);
        assert_eq!(layout.spot(Nakama(0)).unwrap().level, 0);
        assert_eq!(layout.in_reserve(Colour::Yellow), 2);
        assert_eq!(layout.first_in_reserve(Colour::Yellow), Some(Nakama(1)));
        assert!(layout.is_sound(1));
    }

    #[test]
    fn places_are_numbered_without_the_floor_left_out() {
        let places = Places { lowest: 1, highest: 3, but: Some(2) };
        let floors: Vec<u8> = (0..places.len()).map(|index| places.nth(index).floor).collect();
        assert_eq!(floors.len(), 36);
        assert!(floors[..18].iter().all(|floor| *floor == 1));
        assert!(floors[18..].iter().all(|floor| *floor == 3));
        assert_eq!(Places { lowest: 4, highest: 3, but: None }.len(), 0);
    }
}
