use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    CELLS, CellSet, Side,
    tables::{ABOVE, BELOW, BESIDE, CONTACTS, COVERS, DEEPEST, DEPTHS, FOUNDATIONS, INDEX, ROWS, SUPPORTS},
};
use crate::pyramid::{Roll, digits::written_in_three_digits};

/// A place of the pyramid: how deep it lies behind its three sides. Written as three digits, `"017"`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cell(u8);

/// Why a text names no cell.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("“{0}” names no cell: three depths are needed that add up to 8 at most")]
pub struct CellError(pub String);

impl Cell {
    /// The cell at these depths behind U, V and W; none when they add up to more than 8.
    #[must_use]
    pub fn at(u: u8, v: u8, w: u8) -> Option<Cell> {
        let index = INDEX.get(usize::from(u))?.get(usize::from(v))?.get(usize::from(w))?;
        Cell::from_index(*index)
    }

    fn with_depths([u, v, w]: [u8; 3]) -> Option<Cell> {
        Cell::at(u, v, w)
    }

    fn depths(self) -> [u8; 3] {
        DEPTHS[self.index()]
    }

    #[inline]
    pub(super) const fn from_index(index: u8) -> Option<Cell> {
        if (index as usize) < CELLS { Some(Cell(index)) } else { None }
    }

    /// Every cell, from the base up: whatever carries a cell comes before it.
    #[must_use]
    pub fn all() -> impl ExactSizeIterator<Item = Cell> + Clone {
        CellSet::ALL.iter()
    }

    /// The cell as an index into per-cell arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How deep it lies behind a side; 0 is on it.
    #[inline]
    #[must_use]
    pub fn depth(self, side: Side) -> u8 {
        DEPTHS[self.index()][side.index()]
    }

    /// « NIVEAU »: 0 for the base, 8 for the top.
    #[must_use]
    pub fn level(self) -> u8 {
        DEEPEST - self.depths().iter().sum::<u8>()
    }

    /// The cell against the face on this side: the one that stands on it there. None on that side of the pyramid.
    #[inline]
    #[must_use]
    pub fn above(self, side: Side) -> Option<Cell> {
        Cell::from_index(ABOVE[self.index()][side.index()])
    }

    /// The cell behind it, seen from this side: one of those it stands on. None on the base.
    #[inline]
    #[must_use]
    pub fn below(self, side: Side) -> Option<Cell> {
        Cell::from_index(BELOW[self.index()][side.index()])
    }

    /// The cell of the same level that a die rolls to; none outside the pyramid.
    #[inline]
    #[must_use]
    pub fn rolled(self, roll: Roll) -> Option<Cell> {
        Cell::from_index(BESIDE[self.index()][roll.towards().index()][usize::from(!roll.leaves_left())])
    }

    /// « CASE »: the cells that must be filled before a die can lie here; none on the base.
    #[inline]
    #[must_use]
    pub fn supports(self) -> CellSet {
        SUPPORTS[self.index()]
    }

    /// The cells that a die here carries.
    #[inline]
    #[must_use]
    pub fn covers(self) -> CellSet {
        COVERS[self.index()]
    }

    /// The cells whose dice touch a die here by a whole face.
    #[inline]
    #[must_use]
    pub fn contacts(self) -> CellSet {
        CONTACTS[self.index()]
    }

    /// Everything that must lie below a die here, down to the base.
    #[inline]
    #[must_use]
    pub fn foundation(self) -> CellSet {
        FOUNDATIONS[self.index()]
    }

    /// « RANGÉE »: the whole line through it along an axis, itself included.
    #[inline]
    #[must_use]
    pub fn row(self, axis: Side) -> CellSet {
        ROWS[self.index()][axis.index()]
    }

    /// « RANGÉE »: the unbroken line of cells of a set that runs through it along an axis, itself included.
    #[must_use]
    pub fn run_in(self, set: CellSet, axis: Side) -> CellSet {
        let mut run = CellSet::only(self);
        for step in [Cell::above, Cell::below] {
            let mut end = self;
            while let Some(next) = step(end, axis).filter(|next| set.contains(*next)) {
                run = run.with(next);
                end = next;
            }
        }
        run
    }
}

written_in_three_digits!(Cell, CellError, Cell::depths, Cell::with_depths);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pyramid::lattice::{BASE_CELLS, LEVELS};

    fn cell(text: &str) -> Cell {
        text.parse().unwrap()
    }

    fn cells(texts: &[&str]) -> CellSet {
        texts.iter().map(|text| cell(text)).collect()
    }

    #[test]
    fn there_are_165_cells_45_on_the_base_and_one_at_the_top() {
        assert_eq!(Cell::all().count(), CELLS);
        let per_level: Vec<usize> = (0..LEVELS).map(|level| CellSet::of_level(level).len()).collect();
        assert_eq!(per_level, [45, 36, 28, 21, 15, 10, 6, 3, 1]);
        assert_eq!(CellSet::BASE, CellSet::of_level(0));
        assert_eq!(CellSet::BASE.len(), BASE_CELLS);
        assert_eq!(CellSet::of_level(8), cells(&["000"]));
        assert_eq!(CellSet::of_level(9), CellSet::EMPTY);
        for cell in Cell::all() {
            assert!(CellSet::of_level(cell.level()).contains(cell));
            let [u, v, w] = Side::ALL.map(|side| cell.depth(side));
            assert_eq!(Cell::at(u, v, w), Some(cell));
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
    }

    #[test]
    fn texts_that_name_no_cell_are_refused() {
        for text in ["", "01", "0170", "018", "333", "-10", "00é", "a00", "900"] {
            assert_eq!(text.parse::<Cell>(), Err(CellError(text.to_owned())));
        }
    }

    #[test]
    fn a_die_stands_on_three_dice_and_carries_up_to_three() {
        assert_eq!(cell("213").supports(), cells(&["313", "223", "214"]));
        assert_eq!(cell("213").covers(), cells(&["113", "203", "212"]));
        assert_eq!(cell("013").covers(), cells(&["003", "012"]));
        assert_eq!(cell("008").supports(), CellSet::EMPTY);
        for cell in Cell::all() {
            assert_eq!(cell.supports().len(), if cell.level() == 0 { 0 } else { 3 });
            for side in Side::ALL {
                assert_eq!(cell.above(side).and_then(|above| above.below(side)).unwrap_or(cell), cell);
                assert_eq!(cell.above(side).is_none(), CellSet::of_side(side).contains(cell));
                assert_eq!(cell.below(side).is_none(), CellSet::BASE.contains(cell));
            }
            assert_eq!(cell.contacts(), cell.supports() | cell.covers());
            assert!(cell.contacts().iter().all(|other| other.contacts().contains(cell)));
        }
    }

    #[test]
    fn a_foundation_is_a_pyramid_of_its_own_without_its_top() {
        for cell in Cell::all() {
            let under = usize::from(cell.level()) + 1;
            assert_eq!(cell.foundation().len() + 1, under * (under + 1) * (under + 2) / 6);
            assert!(cell.foundation().iter().all(|below| cell.foundation().contains_all(below.supports())));
        }
    }

    #[test]
    fn rows_run_along_an_axis_from_the_base_to_a_side() {
        assert_eq!(cell("213").row(Side::V), cells(&["203", "213", "223", "233"]));
        assert_eq!(cell("213").row(Side::U).len(), 5);
        let filled = cells(&["203", "223", "233", "213"]);
        assert_eq!(cell("213").run_in(filled, Side::V), filled);
        assert_eq!(cell("203").run_in(filled.without(cell("213")), Side::V), cells(&["203"]));
        assert_eq!(cell("223").run_in(filled, Side::W), cells(&["223"]));
    }

    #[test]
    fn edge_cells_lie_on_a_border_and_corner_cells_on_two() {
        assert_eq!(CellSet::EDGES.len(), 24);
        assert_eq!(CellSet::CORNERS, cells(&["800", "080", "008"]));
        assert!(CellSet::BASE.contains_all(CellSet::EDGES) && CellSet::EDGES.contains_all(CellSet::CORNERS));
        assert!(Side::ALL.iter().all(|side| CellSet::of_side(*side).len() == 45));
        assert!(Side::ALL.iter().all(|side| (CellSet::of_side(*side) & CellSet::BASE).len() == 9));
    }

    #[test]
    fn rolling_changes_two_depths_by_one_and_there_are_six_ways() {
        let from = cell("213");
        let ends: CellSet = Roll::ALL.iter().filter_map(|roll| from.rolled(*roll)).collect();
        assert_eq!(ends, cells(&["123", "114", "303", "204", "312", "222"]));
        for cell in Cell::all() {
            for roll in Roll::ALL {
                if let Some(end) = cell.rolled(roll) {
                    assert_eq!(end.level(), cell.level());
                    assert_eq!(end.depth(roll.towards()) + 1, cell.depth(roll.towards()));
                    assert_eq!(end.depth(roll.away_from()), cell.depth(roll.away_from()) + 1);
                    assert_eq!(end.rolled(roll.back()), Some(cell));
                }
            }
        }
    }
}
