use serde::{Deserialize, Serialize};

/// Cells of a floor from left to right, as the tower is seen from the side.
pub const COLUMNS: u8 = 6;
/// Cells of a floor from front to back.
pub const ROWS: u8 = 3;
/// Cells of a floor: more than there are Nakama, so that the record never forbids what the table allows.
pub const CELLS: u8 = COLUMNS * ROWS;

/// Where on a floor a cat stands, row by row from the front left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    /// Does a floor have this cell?
    #[must_use]
    pub fn exists(self) -> bool {
        self.0 < CELLS
    }

    /// Counted from the left.
    #[must_use]
    pub fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// Counted from the front.
    #[must_use]
    pub fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// Do cats on these two cells touch by their sides?
    #[must_use]
    pub fn is_beside(self, other: Cell) -> bool {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row()) == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_beside_each_other_along_rows_and_columns_only() {
        let beside =
            |cell: u8| -> Vec<u8> { (0..CELLS).filter(|other| Cell(cell).is_beside(Cell(*other))).collect() };
        assert_eq!(beside(0), [1, 6]);
        assert_eq!(beside(5), [4, 11], "the end of a row does not touch the start of the next");
        assert_eq!(beside(7), [1, 6, 8, 13]);
    }
}
