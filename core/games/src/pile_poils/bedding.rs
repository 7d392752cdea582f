//! « Règles de couchage »: when dice may be replaced by cats.

use serde::{Deserialize, Serialize};

use super::{Board, CellId, CellSet};

/// What keeps the dice on the board from being bedded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fault {
    /// « Toutes les cases avec des dés doivent être reliées entre elles. »
    NotLinked {
        /// A cell that the others do not reach.
        cell: CellId,
    },
    /// « Toutes les cases avec des dés doivent disposer d'une base complète. »
    NoBase {
        /// The cell that does not rest on cats and dice alone.
        cell: CellId,
        /// A free cell right below it.
        missing: CellId,
    },
}

/// May these dice be bedded?
#[inline]
#[must_use]
pub fn is_sound(board: &Board, bedded: CellSet, diced: CellSet) -> bool {
    let Some(first) = diced.first() else { return true };
    let carried = bedded | diced;
    diced.iter().all(|cell| (board.supports(cell) - carried).is_empty())
        && board.linked(first, diced) == diced
}

/// Everything that keeps dice on these cells from being bedded, cell by cell. The largest group of linked dice counts as
/// the right one.
#[must_use]
pub fn faults(board: &Board, bedded: CellSet, diced: CellSet) -> Vec<Fault> {
    each_fault(board, bedded, diced).collect()
}

/// The first of them, if there is any. Every turn of every playout asks: nothing is written down for it.
#[inline]
pub(super) fn first_fault(board: &Board, bedded: CellSet, diced: CellSet) -> Option<Fault> {
    each_fault(board, bedded, diced).next()
}

#[inline]
fn each_fault(board: &Board, bedded: CellSet, diced: CellSet) -> impl Iterator<Item = Fault> {
    let carried = bedded | diced;
    let strays = (diced - largest_group(board, diced)).iter().map(|cell| Fault::NotLinked { cell });
    let baseless = diced.iter().flat_map(move |cell| {
        let holes = board.supports(cell) - carried;
        holes.iter().map(move |missing| Fault::NoBase { cell, missing })
    });
    strays.chain(baseless)
}

/// Of groups of one size, the one that is bedded first.
#[inline]
fn largest_group(board: &Board, mut diced: CellSet) -> CellSet {
    let mut largest = CellSet::EMPTY;
    while let Some(first) = diced.first() {
        let group = board.linked(first, diced);
        diced = diced - group;
        if group.len() > largest.len() {
            largest = group;
        }
    }
    largest
}

/// Could dice on `diced` still be bedded this turn, with luck, by placing at most `dice_left` more dice?
///
/// Exact: every missing support must be filled, then separate groups must be joined. A number up to 6 takes
/// one die at least, a higher one two; any number can come up.
#[must_use]
pub fn can_become_sound(board: &Board, bedded: CellSet, diced: CellSet, dice_left: u8) -> bool {
    let grounded = with_supports(board, bedded, diced);
    let Some(left) = dice_left.checked_sub(fewest_dice(board, grounded - diced)) else { return false };
    let Some(first) = grounded.first() else { return true };
    let group = board.linked(first, grounded);
    if group == grounded {
        return true;
    }
    let bridges = group.iter().fold(CellSet::EMPTY, |set, cell| set | board.neighbours(cell));
    ((bridges - bedded) - grounded).iter().any(|bridge| {
        let cost = fewest_dice(board, CellSet::only(bridge));
        cost <= left && can_become_sound(board, bedded, grounded | CellSet::only(bridge), left - cost)
    })
}

fn with_supports(board: &Board, bedded: CellSet, diced: CellSet) -> CellSet {
    let mut all = diced;
    let mut fresh = diced;
    while let Some(cell) = fresh.first() {
        let needed = (board.supports(cell) - bedded) - all;
        all |= needed;
        fresh = (fresh - CellSet::only(cell)) | needed;
    }
    all
}

fn fewest_dice(board: &Board, cells: CellSet) -> u8 {
    cells.iter().map(|cell| board.cell(cell).number.div_ceil(6)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ```text
    ///     5   9
    ///   8   6   4
    /// 2   3   1   6
    /// ```
    fn board() -> Board {
        Board::from_rows(&[vec![2, 3, 1, 6], vec![8, 6, 4], vec![5, 9]]).unwrap()
    }

    fn cells(ids: &[u8]) -> CellSet {
        ids.iter().map(|&id| CellId(id)).collect()
    }

    #[test]
    fn dice_on_the_bottom_row_need_no_base_but_must_be_linked() {
        assert!(is_sound(&board(), CellSet::EMPTY, cells(&[0, 1])));
        assert!(!is_sound(&board(), CellSet::EMPTY, cells(&[0, 2])));
        assert_eq!(faults(&board(), CellSet::EMPTY, cells(&[0, 2])), [Fault::NotLinked { cell: CellId(2) }]);
    }

    #[test]
    fn a_base_is_made_of_cats_or_dice() {
        assert!(is_sound(&board(), cells(&[0, 1]), cells(&[4])));
        assert!(is_sound(&board(), cells(&[0]), cells(&[1, 4])));
        assert_eq!(
            faults(&board(), cells(&[0]), cells(&[4])),
            [Fault::NoBase { cell: CellId(4), missing: CellId(1) }]
        );
    }

    #[test]
    fn cats_do_not_link_dice() {
        assert_eq!(faults(&board(), cells(&[1]), cells(&[0, 2])), [Fault::NotLinked { cell: CellId(2) }]);
    }

    #[test]
    fn hope_counts_the_dice_that_missing_cells_take() {
        let board = board();
        // The 8 needs the 2 and the 3: two dice.
        assert!(can_become_sound(&board, CellSet::EMPTY, cells(&[4]), 2));
        assert!(!can_become_sound(&board, CellSet::EMPTY, cells(&[4]), 1));
        // The 5 at the top needs the 8 (two dice), the 6 and all below: 2 + 1 + 3.
        assert!(!can_become_sound(&board, CellSet::EMPTY, cells(&[7]), 5));
        assert!(can_become_sound(&board, CellSet::EMPTY, cells(&[7]), 6));
        // Two far cells are joined by the one between them.
        assert!(can_become_sound(&board, CellSet::EMPTY, cells(&[0, 2]), 1));
        assert!(!can_become_sound(&board, CellSet::EMPTY, cells(&[0, 3]), 1));
        // A cat in between is no bridge; the way round it goes over the 8 and the 6.
        assert!(!can_become_sound(&board, cells(&[1]), cells(&[0, 2]), 2));
        assert!(can_become_sound(&board, cells(&[1]), cells(&[0, 2]), 3));
    }
}
