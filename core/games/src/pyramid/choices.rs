use super::lattice::{Cell, CellSet};
use crate::contract::Choices;

/// What a player may do: some actions that need no cell, then one on each cell of a set. Nothing is written out.
#[derive(Clone, Copy, Debug)]
pub struct CellOptions<A: 'static> {
    plain: &'static [A],
    cells: CellSet,
    on_cell: fn(Cell) -> A,
}

impl<A> CellOptions<A> {
    pub(crate) fn new(plain: &'static [A], cells: CellSet, on_cell: fn(Cell) -> A) -> CellOptions<A> {
        CellOptions { plain, cells, on_cell }
    }
}

impl<A: Clone> Choices<A> for CellOptions<A> {
    #[inline]
    fn len(&self) -> usize {
        self.plain.len() + self.cells.len()
    }

    #[inline]
    fn nth(&self, index: usize) -> Option<A> {
        match index.checked_sub(self.plain.len()) {
            None => self.plain.get(index).cloned(),
            Some(index) => self.cells.nth(index).map(self.on_cell),
        }
    }
}
