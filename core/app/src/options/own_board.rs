use empile_games::pile_poils::{Board, BoardProblem};

use crate::{AppError, Empile};

/// What is wrong with a board that a table typed in, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFault {
    /// In which row, counted from 1 at the bottom; none if it is about the whole pyramid.
    pub row: Option<usize>,
    /// At which cell of the row, counted from 1 on the left; none if it is about the whole row.
    pub cell: Option<usize>,
    /// What, and what to do about it.
    pub fault: AppError,
}

impl Empile {
    /// The first thing wrong with a table's own board of Pile-Poils, rows of numbers from the bottom up; nothing if it
    /// can be played.
    #[must_use]
    pub fn own_board_fault(&self, rows: &[Vec<u8>]) -> Option<BoardFault> {
        let problem = Board::from_rows(rows).err()?;
        let (row, cell) = place_of(&problem);
        Some(BoardFault { row, cell, fault: AppError::breach(&self.lexicon, &problem) })
    }

    /// A board to begin from: a printed one is changed sooner than a new one is written.
    #[must_use]
    pub fn own_board_to_begin_with(&self) -> Vec<Vec<u8>> {
        Board::coussin().rows()
    }
}

fn place_of(problem: &BoardProblem) -> (Option<usize>, Option<usize>) {
    match *problem {
        BoardProblem::RowCount { .. } | BoardProblem::TooMuchYarn { .. } => (None, None),
        BoardProblem::RowWidth { row, .. } => (Some(row), None),
        BoardProblem::Hole { row, cell } | BoardProblem::UnknownNumber { row, cell, .. } => {
            (Some(row), Some(cell))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(rows: &[Vec<u8>]) -> Option<(Option<usize>, Option<usize>)> {
        let app = Empile::open_in_memory("fr").unwrap();
        app.own_board_fault(rows).map(|fault| (fault.row, fault.cell))
    }

    #[test]
    fn a_fault_says_in_which_row_and_at_which_cell_it_is() {
        let sound = vec![vec![1, 2, 3], vec![4, 5], vec![6]];
        assert_eq!(place(&sound), None);
        assert_eq!(place(&sound[..2]), Some((None, None)), "too few rows");
        assert_eq!(place(&[vec![1, 2, 3], vec![4, 0], vec![6]]), Some((Some(2), Some(2))), "a hole");
        assert_eq!(place(&[vec![1, 2, 3], vec![4, 5], vec![13]]), Some((Some(3), Some(1))), "no such number");
        assert_eq!(place(&[vec![1, 2, 3], vec![4, 10], vec![6]]), Some((Some(2), None)), "too wide");
    }

    #[test]
    fn the_board_to_begin_with_can_be_played() {
        let app = Empile::open_in_memory("fr").unwrap();
        assert_eq!(app.own_board_fault(&app.own_board_to_begin_with()), None);
    }
}
