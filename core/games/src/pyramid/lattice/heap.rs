use serde::{Deserialize, Serialize};

use super::{Cell, CellSet, Side};

/// Which cells are filled, and what follows from it, kept up to date die by die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "CellSet", into = "CellSet")]
pub struct Heap {
    filled: CellSet,
    /// Per side, the dice whose face on that side nothing stands against.
    showing: [CellSet; 3],
    cases: CellSet,
}

/// Some die would hang in the air.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the die on {hanging} lacks a support")]
pub struct Unsupported {
    /// The lowest die that lacks a support.
    pub hanging: Cell,
}

impl Default for Heap {
    fn default() -> Heap {
        Heap::EMPTY
    }
}

impl Heap {
    /// The empty base.
    pub const EMPTY: Heap =
        Heap { filled: CellSet::EMPTY, showing: [CellSet::EMPTY; 3], cases: CellSet::BASE };

    /// The heap with just these cells filled, if every die has its supports.
    pub fn of(filled: CellSet) -> Result<Heap, Unsupported> {
        let mut heap = Heap::EMPTY;
        for cell in filled {
            if !heap.lay(cell) {
                return Err(Unsupported { hanging: cell });
            }
        }
        Ok(heap)
    }

    /// Where dice lie.
    #[inline]
    #[must_use]
    pub fn filled(&self) -> CellSet {
        self.filled
    }

    /// « CASE »: the empty cells where a die would lie firmly, on the base or on three dice.
    #[inline]
    #[must_use]
    pub fn cases(&self) -> CellSet {
        self.cases
    }

    /// « CREUX »: the cases that three dice make; not those of the base.
    #[inline]
    #[must_use]
    pub fn hollows(&self) -> CellSet {
        self.cases - CellSet::BASE
    }

    /// The dice whose face on this side is visible.
    #[inline]
    #[must_use]
    pub fn showing(&self, side: Side) -> CellSet {
        self.showing[side.index()]
    }

    /// The dice of which some face is visible.
    #[inline]
    #[must_use]
    pub fn visible(&self) -> CellSet {
        let [u, v, w] = self.showing;
        u | v | w
    }

    /// The dice of which two faces at least are visible.
    #[inline]
    #[must_use]
    pub fn visible_twice(&self) -> CellSet {
        let [u, v, w] = self.showing;
        (u & v) | (v & w) | (w & u)
    }

    /// « DÉ LIBRE »: the dice that carry nothing, so that all three faces are visible.
    #[inline]
    #[must_use]
    pub fn free(&self) -> CellSet {
        let [u, v, w] = self.showing;
        u & v & w
    }

    /// How many faces of the die here are visible.
    #[must_use]
    pub fn visible_faces(&self, cell: Cell) -> u8 {
        self.showing.iter().filter(|showing| showing.contains(cell)).count() as u8
    }

    /// Lays a die and says whether it could: only a case takes one.
    #[inline]
    pub fn lay(&mut self, cell: Cell) -> bool {
        if !self.cases.contains(cell) {
            return false;
        }
        self.filled = self.filled.with(cell);
        self.cases = self.cases.without(cell);
        for side in Side::ALL {
            let showing = &mut self.showing[side.index()];
            *showing = showing.with(cell);
            if let Some(below) = cell.below(side) {
                *showing = showing.without(below);
            }
            if let Some(above) = cell.above(side)
                && self.filled.contains_all(above.supports())
            {
                self.cases = self.cases.with(above);
            }
        }
        true
    }

    /// Lifts a die and says whether it could: only a free die comes off.
    #[inline]
    pub fn lift(&mut self, cell: Cell) -> bool {
        if !self.free().contains(cell) {
            return false;
        }
        self.filled = self.filled.without(cell);
        self.cases = (self.cases - cell.covers()).with(cell);
        for side in Side::ALL {
            let showing = &mut self.showing[side.index()];
            *showing = showing.without(cell);
            if let Some(below) = cell.below(side) {
                *showing = showing.with(below);
            }
        }
        true
    }
}

impl From<Heap> for CellSet {
    fn from(heap: Heap) -> CellSet {
        heap.filled
    }
}

impl TryFrom<CellSet> for Heap {
    type Error = Unsupported;

    fn try_from(filled: CellSet) -> Result<Heap, Unsupported> {
        Heap::of(filled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{Seed, Stream};

    fn cell(text: &str) -> Cell {
        text.parse().unwrap()
    }

    /// The same by looking at every cell.
    fn scanned(filled: CellSet) -> Heap {
        let is_case = |cell: &Cell| !filled.contains(*cell) && filled.contains_all(cell.supports());
        let showing = Side::ALL.map(|side| {
            let shows = |cell: &Cell| !cell.above(side).is_some_and(|above| filled.contains(above));
            filled.iter().filter(shows).collect()
        });
        Heap { filled, showing, cases: Cell::all().filter(is_case).collect() }
    }

    #[test]
    fn step_by_step_gives_what_a_scan_of_all_cells_gives() {
        let mut chance = Stream::new(Seed(4));
        let mut heap = Heap::EMPTY;
        for _ in 0..4_000 {
            // A heap that grows for a while, then shrinks for a while, reaches the top and the empty base.
            let (laid, lifted) = (heap.cases(), heap.free());
            let lays =
                lifted.is_empty() || (!laid.is_empty() && chance.below(400) >= heap.filled().len() as u32);
            let from = if lays { laid } else { lifted };
            let cell = from.nth(chance.index(from.len())).unwrap();
            assert!(if lays { heap.lay(cell) } else { heap.lift(cell) });
            assert_eq!(heap, scanned(heap.filled()));
        }
    }

    #[test]
    fn in_a_full_pyramid_only_the_top_is_free() {
        let heap = Heap::of(CellSet::ALL).unwrap();
        assert_eq!(heap.free(), CellSet::only(cell("000")));
        assert_eq!(heap.cases(), CellSet::EMPTY);
        assert_eq!(
            heap.visible(),
            Side::ALL.iter().fold(CellSet::EMPTY, |all, side| all | CellSet::of_side(*side))
        );
        assert_eq!(heap.visible_twice() & CellSet::BASE, CellSet::CORNERS);
        assert_eq!((heap.visible_faces(cell("000")), heap.visible_faces(cell("111"))), (3, 0));
    }

    #[test]
    fn three_dice_side_by_side_make_a_case_and_two_do_not() {
        let mut heap = Heap::EMPTY;
        assert_eq!(heap.cases(), CellSet::BASE);
        assert!(heap.lay(cell("323")) && heap.lay(cell("233")));
        assert_eq!(heap.hollows(), CellSet::EMPTY);
        assert!(heap.lay(cell("224")));
        assert_eq!(heap.hollows(), CellSet::only(cell("223")));
    }

    #[test]
    fn three_dice_round_a_point_make_no_case() {
        // « POINTE »: they touch a common corner, but from the other side.
        let heap = Heap::of(["332", "323", "233"].map(cell).into_iter().collect()).unwrap();
        assert_eq!(heap.hollows(), CellSet::EMPTY);
    }

    #[test]
    fn what_cannot_lie_or_come_off_changes_nothing() {
        let mut heap = Heap::of(["323", "233", "224", "223"].map(cell).into_iter().collect()).unwrap();
        let before = heap;
        assert!(!heap.lay(cell("223")) && !heap.lay(cell("222")));
        assert!(!heap.lift(cell("323")) && !heap.lift(cell("008")));
        assert_eq!(heap, before);
        let hanging = Heap::of(CellSet::only(cell("223")));
        assert_eq!(hanging, Err(Unsupported { hanging: cell("223") }));
    }
}
