use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{COUSSIN, PANIER, throws::HIGHEST_NUMBER};
use crate::contract::{RowSpot, breaches};

/// A pyramid of eleven rows, every cell one unit wide, has the most cells.
pub const MOST_CELLS: usize = 66;
/// « Matériel »: 12 yarn tokens, one for each 8.
pub const MOST_YARN: usize = 12;

/// « Pelotes de laine »: the number of the cells with yarn.
pub const YARN_NUMBER: u8 = 8;
/// « Coucher les chats »: the number of the cells that take two cats side by side.
pub const PAIR_NUMBER: u8 = 10;
/// « Coucher les chats »: the number of the cells that take three cats one on another.
pub const STACK_NUMBER: u8 = 12;
/// Rows of the highest pyramid, and units of the widest row.
pub const WIDEST_ROW: usize = 11;
/// Rows of the lowest pyramid that a table may enter.
pub const FEWEST_ROWS: usize = 3;

/// A cell of the pyramid, counted row by row from the bottom, left to right: the order of bedding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CellId(pub u8);

impl CellId {
    /// The cell as an index into per-cell arrays.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet(u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);

    /// Just this cell.
    #[must_use]
    pub fn only(cell: CellId) -> CellSet {
        CellSet(1 << cell.0)
    }

    /// Is the cell in the set?
    #[inline]
    #[must_use]
    pub fn contains(self, cell: CellId) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// Is no cell in the set?
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells.
    #[inline]
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first cell in the order of bedding.
    #[inline]
    #[must_use]
    pub fn first(self) -> Option<CellId> {
        (self.0 != 0).then(|| CellId(self.0.trailing_zeros() as u8))
    }

    /// The cell at this place of the order.
    #[inline]
    #[must_use]
    pub fn nth(self, index: usize) -> Option<CellId> {
        let mut rest = self.0;
        for _ in 0..index {
            rest &= rest.wrapping_sub(1);
        }
        CellSet(rest).first()
    }

    /// The cells of the set in the order of bedding.
    pub fn iter(self) -> impl Iterator<Item = CellId> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let cell = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(cell)
        })
    }
}

impl std::ops::BitOr for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: CellSet) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for CellSet {
    type Output = CellSet;
    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }
}

impl std::ops::Sub for CellSet {
    type Output = CellSet;
    #[inline]
    fn sub(self, other: CellSet) -> CellSet {
        CellSet(self.0 & !other.0)
    }
}

impl FromIterator<CellId> for CellSet {
    fn from_iter<I: IntoIterator<Item = CellId>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, |set, cell| set | CellSet::only(cell))
    }
}

/// One cell: its number and where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The printed number: what the dice on it must add up to.
    pub number: u8,
    /// Its row, 0 at the bottom.
    pub row: u8,
    /// Its leftmost unit within the row.
    pub left: u8,
    /// Units it covers: 2 for a 10, else 1.
    pub width: u8,
}

/// « Coucher les chats »: a 10 takes two cats side by side.
fn width_of(number: u8) -> u8 {
    if number == PAIR_NUMBER { 2 } else { 1 }
}

/// « Coucher les chats »: two cats on a 10, three on a 12, one on any other.
#[must_use]
pub fn cats_of(number: u8) -> u8 {
    match number {
        PAIR_NUMBER => 2,
        STACK_NUMBER => 3,
        _ => 1,
    }
}

/// A pyramid with everything the rules ask of it worked out beforehand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Vec<u8>>", into = "Vec<Vec<u8>>")]
pub struct Board {
    cells: Vec<Cell>,
    rows: u8,
    all: CellSet,
    by_number: [CellSet; 13],
    supports: [CellSet; MOST_CELLS],
    neighbours: [CellSet; MOST_CELLS],
    of_row: [CellSet; WIDEST_ROW],
}

/// What is wrong with a board that a table typed in. Rows and cells count from 1, from the bottom left.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum BoardRefusal {
    /// A pyramid this flat, or this high, is not one.
    #[error("{found} rows, but a pyramid has {FEWEST_ROWS} to {WIDEST_ROW}")]
    RowCount {
        /// How many there are.
        found: usize,
    },
    /// Each row is one unit narrower than the one below it; a 10 is two units wide.
    #[error("row {row} is {found} units wide instead of {expected}")]
    RowWidth {
        /// Which row.
        row: usize,
        /// How wide it must be.
        expected: usize,
        /// How wide it is.
        found: usize,
    },
    /// A cell without a number is a hole in the pyramid.
    #[error("row {row}, cell {cell} is a hole")]
    Hole {
        /// Which row.
        row: usize,
        /// Which cell of the row.
        cell: usize,
    },
    /// Numbers run from 1 to 12.
    #[error("row {row}, cell {cell} has the number {number}, which is not from 1 to 12")]
    UnknownNumber {
        /// Which row.
        row: usize,
        /// Which cell of the row.
        cell: usize,
        /// What stands there.
        number: u8,
    },
    /// There is one yarn token for each 8, and only so many tokens.
    #[error("{found} cells show an 8, but there are only {MOST_YARN} yarn tokens")]
    TooMuchYarn {
        /// How many 8s there are.
        found: usize,
    },
}

breaches!(BoardRefusal {
    "pile-poils.own-board" {
        RowCount { found } => "pile-poils-board-row-count" [least = FEWEST_ROWS, most = WIDEST_ROW],
        RowWidth { row, expected, found } => "pile-poils-board-row-width" [wide = PAIR_NUMBER],
        Hole { row, cell } => "pile-poils-board-hole",
        UnknownNumber { row, cell, number } => "pile-poils-board-unknown-number" [least = 1u8, most = HIGHEST_NUMBER],
        TooMuchYarn { found } => "pile-poils-board-too-much-yarn" [most = MOST_YARN, number = YARN_NUMBER],
    }
}
fn spot(&self) -> RowSpot {
    match *self {
        BoardRefusal::RowCount { .. } | BoardRefusal::TooMuchYarn { .. } => RowSpot::default(),
        BoardRefusal::RowWidth { row, .. } => RowSpot { row: Some(row), cell: None },
        BoardRefusal::Hole { row, cell } | BoardRefusal::UnknownNumber { row, cell, .. } => {
            RowSpot { row: Some(row), cell: Some(cell) }
        }
    }
});

impl Board {
    /// The side « coussin ».
    #[must_use]
    pub fn coussin() -> Board {
        Board::assemble(&COUSSIN)
    }

    /// The side « panier ».
    #[must_use]
    pub fn panier() -> Board {
        Board::assemble(&PANIER)
    }

    /// A table's own board: rows of numbers from the bottom up. Row widths leave no gap between rows, so a
    /// board that passes hangs together.
    pub fn from_rows<R: AsRef<[u8]>>(rows: &[R]) -> Result<Board, BoardRefusal> {
        if !(FEWEST_ROWS..=WIDEST_ROW).contains(&rows.len()) {
            return Err(BoardRefusal::RowCount { found: rows.len() });
        }
        for (row, numbers) in rows.iter().enumerate() {
            for (cell, &number) in numbers.as_ref().iter().enumerate() {
                let (row, cell) = (row + 1, cell + 1);
                match number {
                    0 => return Err(BoardRefusal::Hole { row, cell }),
                    1..=12 => {}
                    _ => return Err(BoardRefusal::UnknownNumber { row, cell, number }),
                }
            }
        }
        let units = |numbers: &[u8]| numbers.iter().map(|&n| usize::from(width_of(n))).sum::<usize>();
        let base = units(rows[0].as_ref());
        if !(rows.len()..=WIDEST_ROW).contains(&base) {
            return Err(BoardRefusal::RowWidth {
                row: 1,
                expected: base.clamp(rows.len(), WIDEST_ROW),
                found: base,
            });
        }
        for (row, numbers) in rows.iter().enumerate() {
            let (expected, found) = (base - row, units(numbers.as_ref()));
            if expected != found {
                return Err(BoardRefusal::RowWidth { row: row + 1, expected, found });
            }
        }
        let yarn = rows.iter().flat_map(AsRef::as_ref).filter(|&&number| number == YARN_NUMBER).count();
        if yarn > MOST_YARN {
            return Err(BoardRefusal::TooMuchYarn { found: yarn });
        }
        Ok(Board::assemble(rows))
    }

    /// Works out the tables of a board whose rows are known to be sound.
    fn assemble<R: AsRef<[u8]>>(rows: &[R]) -> Board {
        let mut cells = Vec::new();
        for (row, numbers) in rows.iter().enumerate() {
            let mut left = 0;
            for &number in numbers.as_ref() {
                let width = width_of(number);
                cells.push(Cell { number, row: row as u8, left, width });
                left += width;
            }
        }
        let mut board = Board {
            rows: rows.len() as u8,
            all: CellSet((1 << cells.len()) - 1),
            by_number: [CellSet::EMPTY; 13],
            supports: [CellSet::EMPTY; MOST_CELLS],
            neighbours: [CellSet::EMPTY; MOST_CELLS],
            of_row: [CellSet::EMPTY; WIDEST_ROW],
            cells,
        };
        for index in 0..board.cells.len() {
            let id = CellId(index as u8);
            let cell = board.cells[index];
            board.by_number[usize::from(cell.number)] |= CellSet::only(id);
            board.of_row[usize::from(cell.row)] |= CellSet::only(id);
            for other_index in 0..index {
                let other_id = CellId(other_index as u8);
                let other = board.cells[other_index];
                let rests_on = rests_on(cell, other);
                if rests_on {
                    board.supports[index] |= CellSet::only(other_id);
                }
                if rests_on || (other.row == cell.row && other.left + other.width == cell.left) {
                    board.neighbours[index] |= CellSet::only(other_id);
                    board.neighbours[other_index] |= CellSet::only(id);
                }
            }
        }
        board
    }

    /// The rows of numbers, from the bottom up.
    #[must_use]
    pub fn rows(&self) -> Vec<Vec<u8>> {
        let numbers = |row| self.of_row(row).iter().map(|id| self.cell(id).number).collect();
        (0..self.rows).map(numbers).collect()
    }

    /// The cell, if the board has it.
    #[must_use]
    pub fn get(&self, id: CellId) -> Option<Cell> {
        self.cells.get(id.index()).copied()
    }

    /// A cell that is known to be on the board.
    pub(super) fn cell(&self, id: CellId) -> Cell {
        self.cells[id.index()]
    }

    /// Every cell with its id, in the order of bedding.
    pub fn cells(&self) -> impl Iterator<Item = (CellId, Cell)> + '_ {
        self.cells.iter().enumerate().map(|(index, cell)| (CellId(index as u8), *cell))
    }

    /// How many rows.
    #[must_use]
    pub fn row_count(&self) -> u8 {
        self.rows
    }

    /// Every cell.
    #[inline]
    #[must_use]
    pub fn all(&self) -> CellSet {
        self.all
    }

    /// The cells that show this number.
    #[inline]
    #[must_use]
    pub fn with_number(&self, number: u8) -> CellSet {
        self.by_number.get(usize::from(number)).copied().unwrap_or_default()
    }

    /// The cells of a row, 0 at the bottom.
    #[inline]
    #[must_use]
    pub fn of_row(&self, row: u8) -> CellSet {
        self.of_row.get(usize::from(row)).copied().unwrap_or_default()
    }

    /// On how many rows these cells lie.
    #[must_use]
    pub fn rows_touched(&self, cells: CellSet) -> usize {
        self.of_row.iter().filter(|row| !(**row & cells).is_empty()).count()
    }

    /// What a cell rests on; nothing on the bottom row.
    #[inline]
    #[must_use]
    pub fn supports(&self, id: CellId) -> CellSet {
        self.supports.get(id.index()).copied().unwrap_or_default()
    }

    /// The cells that touch a cell: beside it, below it, above it.
    #[inline]
    #[must_use]
    pub fn neighbours(&self, id: CellId) -> CellSet {
        self.neighbours.get(id.index()).copied().unwrap_or_default()
    }

    /// How many cats a cell takes.
    #[inline]
    #[must_use]
    pub fn cats(&self, id: CellId) -> u8 {
        self.get(id).map_or(0, |cell| cats_of(cell.number))
    }

    /// The cells of `among` that hang together with `start`.
    #[inline]
    #[must_use]
    pub fn linked(&self, start: CellId, among: CellSet) -> CellSet {
        let mut reached = CellSet::only(start);
        let mut edge = reached;
        while let Some(cell) = edge.first() {
            edge = edge - CellSet::only(cell);
            let news = (self.neighbours(cell) & among) - reached;
            reached |= news;
            edge |= news;
        }
        reached
    }
}

/// Ruling « Contact »: a cell over units j…k rests on units j…k+1 of the row below.
fn rests_on(upper: Cell, lower: Cell) -> bool {
    upper.row == lower.row + 1
        && lower.left <= upper.left + upper.width
        && upper.left < lower.left + lower.width
}

impl TryFrom<Vec<Vec<u8>>> for Board {
    type Error = BoardRefusal;
    fn try_from(rows: Vec<Vec<u8>>) -> Result<Board, BoardRefusal> {
        Board::from_rows(&rows)
    }
}

impl From<Board> for Vec<Vec<u8>> {
    fn from(board: Board) -> Self {
        board.rows()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(set: CellSet) -> Vec<u8> {
        set.iter().map(|id| id.0).collect()
    }

    #[test]
    fn both_sides_hold_the_72_cats_of_the_box_and_12_yarn() {
        for board in [Board::coussin(), Board::panier()] {
            assert_eq!(board.cells().map(|(id, _)| u32::from(board.cats(id))).sum::<u32>(), 72);
            assert_eq!(board.with_number(8).len(), MOST_YARN);
            assert_eq!(Board::from_rows(&board.rows()).unwrap(), board);
        }
    }

    #[test]
    fn the_two_bottom_rows_take_the_21_tiles_of_a_game_for_two() {
        for board in [Board::coussin(), Board::panier()] {
            let bottom = board.of_row(0) | board.of_row(1);
            assert_eq!(bottom.iter().map(|id| board.cats(id)).sum::<u8>(), 21);
        }
    }

    #[test]
    fn a_cell_touches_its_row_what_it_rests_on_and_what_rests_on_it() {
        let board = Board::from_rows(&[vec![1, 2, 3, 4], vec![5, 6, 7], vec![9, 11]]).unwrap();
        assert_eq!(ids(board.supports(CellId(5))), [1, 2]);
        assert_eq!(ids(board.neighbours(CellId(5))), [1, 2, 4, 6, 7, 8]);
        assert_eq!(ids(board.supports(CellId(0))), Vec::<u8>::new());
    }

    #[test]
    fn a_ten_is_two_units_wide_and_rests_on_three() {
        let board = Board::from_rows(&[vec![1, 2, 3, 4], vec![10, 6], vec![9, 11]]).unwrap();
        assert_eq!(ids(board.supports(CellId(4))), [0, 1, 2]);
        assert_eq!(ids(board.supports(CellId(6))), [4]);
        assert_eq!(ids(board.supports(CellId(7))), [4, 5]);
    }

    #[test]
    fn an_unsound_board_is_refused_with_the_place_of_its_fault() {
        let refused = |rows: &[Vec<u8>]| Board::from_rows(rows).unwrap_err();
        assert_eq!(refused(&[vec![1, 2]]), BoardRefusal::RowCount { found: 1 });
        assert_eq!(
            refused(&[vec![1, 2, 3], vec![4, 5, 6], vec![7]]),
            BoardRefusal::RowWidth { row: 2, expected: 2, found: 3 }
        );
        assert_eq!(refused(&[vec![1, 2, 3], vec![4, 0], vec![7]]), BoardRefusal::Hole { row: 2, cell: 2 });
        assert_eq!(
            refused(&[vec![1, 2, 3], vec![4, 5], vec![13]]),
            BoardRefusal::UnknownNumber { row: 3, cell: 1, number: 13 }
        );
        assert_eq!(
            refused(&[vec![8; 5], vec![8; 4], vec![8; 3], vec![8; 2]]),
            BoardRefusal::TooMuchYarn { found: 14 }
        );
        assert_eq!(
            refused(&[vec![10; 6], vec![10; 5], vec![10; 4]]),
            BoardRefusal::RowWidth { row: 1, expected: 11, found: 12 }
        );
    }
}
