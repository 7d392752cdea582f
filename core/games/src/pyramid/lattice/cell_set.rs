use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Deserialize, Serialize};

use super::{CELLS, Cell};

const WORDS: usize = 3;
const WORD_BITS: u8 = 64;

/// A set of cells: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Cell>", into = "Vec<Cell>")]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet([0; WORDS]);
    /// Every cell of the pyramid.
    pub const ALL: CellSet = CellSet([u64::MAX, u64::MAX, u64::MAX >> (64 * WORDS - CELLS)]);

    /// Just this cell.
    #[inline]
    #[must_use]
    pub const fn only(cell: Cell) -> CellSet {
        CellSet::EMPTY.with(cell)
    }

    /// The set with this cell in it.
    #[inline]
    #[must_use]
    pub const fn with(mut self, cell: Cell) -> CellSet {
        self.0[cell.index() >> 6] |= 1 << (cell.index() & 63);
        self
    }

    /// The set without this cell.
    #[inline]
    #[must_use]
    pub const fn without(mut self, cell: Cell) -> CellSet {
        self.0[cell.index() >> 6] &= !(1 << (cell.index() & 63));
        self
    }

    /// What is in this set, in the other, or in both; `|` does the same where nothing must be constant.
    #[inline]
    #[must_use]
    pub const fn union(self, other: CellSet) -> CellSet {
        CellSet([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// Is the cell in the set?
    #[inline]
    #[must_use]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[cell.index() >> 6] >> (cell.index() & 63) & 1 != 0
    }

    /// Are all cells of the other set in this one?
    #[inline]
    #[must_use]
    pub fn contains_all(self, other: CellSet) -> bool {
        (other - self).is_empty()
    }

    /// Do the two sets have a cell in common?
    #[inline]
    #[must_use]
    pub fn meets(self, other: CellSet) -> bool {
        !(self & other).is_empty()
    }

    /// Is no cell in the set?
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        let [a, b, c] = self.0;
        a | b | c == 0
    }

    /// How many cells.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        let [a, b, c] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones()) as usize
    }

    /// The first cell, the lowest level first.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Cell> {
        let [a, b, c] = self.0;
        let index = if a != 0 {
            a.trailing_zeros()
        } else if b != 0 {
            64 + b.trailing_zeros()
        } else {
            128 + c.trailing_zeros()
        };
        Cell::from_index(index as u8)
    }

    /// The last cell, one of the highest level.
    #[inline]
    #[must_use]
    pub const fn last(self) -> Option<Cell> {
        let [a, b, c] = self.0;
        if c != 0 {
            Cell::from_index(191 - c.leading_zeros() as u8)
        } else if b != 0 {
            Cell::from_index(127 - b.leading_zeros() as u8)
        } else if a != 0 {
            Cell::from_index(63 - a.leading_zeros() as u8)
        } else {
            None
        }
    }

    /// The cell at this place of the order.
    #[must_use]
    pub fn nth(self, mut index: usize) -> Option<Cell> {
        let mut base = 0;
        for mut word in self.0 {
            let count = word.count_ones() as usize;
            if index < count {
                for _ in 0..index {
                    word &= word - 1;
                }
                return Cell::from_index(base + word.trailing_zeros() as u8);
            }
            index -= count;
            base += WORD_BITS;
        }
        None
    }

    /// The cells in order, from the base up.
    #[inline]
    #[must_use]
    pub fn iter(self) -> Cells {
        Cells(self)
    }
}

/// Walks through a [`CellSet`].
#[derive(Clone, Debug)]
pub struct Cells(CellSet);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.first()?;
        self.0 = self.0.without(cell);
        Some(cell)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Cells {}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    fn into_iter(self) -> Cells {
        self.iter()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, CellSet::with)
    }
}

impl From<Vec<Cell>> for CellSet {
    fn from(cells: Vec<Cell>) -> CellSet {
        cells.into_iter().collect()
    }
}

impl From<CellSet> for Vec<Cell> {
    fn from(set: CellSet) -> Vec<Cell> {
        set.iter().collect()
    }
}

impl BitOr for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        self.union(other)
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: CellSet) {
        *self = *self | other;
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl BitAndAssign for CellSet {
    #[inline]
    fn bitand_assign(&mut self, other: CellSet) {
        *self = *self & other;
    }
}

impl Sub for CellSet {
    type Output = CellSet;
    #[inline]
    fn sub(self, other: CellSet) -> CellSet {
        CellSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }
}

impl SubAssign for CellSet {
    #[inline]
    fn sub_assign(&mut self, other: CellSet) {
        *self = *self - other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_keeps_its_cells_in_order_across_its_words() {
        let cells = [0, 63, 64, 127, 128, 164].map(|index| Cell::from_index(index).unwrap());
        let set: CellSet = cells.iter().rev().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cells);
        assert_eq!(set.len(), 6);
        assert_eq!((set.first(), set.last()), (Some(cells[0]), Some(cells[5])));
        for (place, cell) in cells.into_iter().enumerate() {
            assert_eq!(set.nth(place), Some(cell));
            assert!(set.contains(cell) && !set.without(cell).contains(cell));
            assert_eq!((CellSet::only(cell).first(), CellSet::only(cell).last()), (Some(cell), Some(cell)));
        }
        assert_eq!(set.nth(6), None);
        assert_eq!((CellSet::EMPTY.first(), CellSet::EMPTY.last()), (None, None));
    }

    #[test]
    fn the_whole_pyramid_is_a_set_of_165() {
        assert_eq!(CellSet::ALL.len(), CELLS);
        assert_eq!(CellSet::ALL.iter().count(), CELLS);
        assert!((CellSet::ALL - CellSet::ALL).is_empty());
    }

    #[test]
    fn a_written_set_lists_its_cells_by_their_three_depths() {
        let set: CellSet = [Cell::at(0, 1, 7), Cell::at(0, 0, 0)].into_iter().flatten().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["017","000"]"#);
        assert_eq!(serde_json::from_str::<CellSet>(r#"["000","017"]"#).unwrap(), set);
    }
}
