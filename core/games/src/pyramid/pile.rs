use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    Colour, Die,
    lattice::{CELLS, Cell, CellSet, Heap, Side},
};
use crate::contract::Stream;

/// A die of the box: its colour and how it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// Its colour.
    pub colour: Colour,
    /// Its faces on the three sides.
    pub die: Die,
}

/// The pyramid with its dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Lying>", into = "Vec<Lying>")]
pub struct Pyramid {
    heap: Heap,
    pieces: [Option<Piece>; CELLS],
    of_colour: [CellSet; 3],
}

/// One line of a written pyramid.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Lying {
    cell: Cell,
    #[serde(flatten)]
    piece: Piece,
}

/// Why written dice make no pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the die on {cell} lies on another one or on nothing")]
pub struct PyramidError {
    /// The first die that cannot lie where it is said to.
    pub cell: Cell,
}

impl Default for Pyramid {
    fn default() -> Pyramid {
        Pyramid::new()
    }
}

impl Pyramid {
    /// The empty base.
    #[must_use]
    pub fn new() -> Pyramid {
        Pyramid { heap: Heap::EMPTY, pieces: [None; CELLS], of_colour: [CellSet::EMPTY; 3] }
    }

    /// « Mise en place » of Raffzahn and of Cui bono?: all 165 dice, colours and faces at random.
    #[must_use]
    pub fn at_random(stream: &mut Stream) -> Pyramid {
        let mut colours: [Colour; CELLS] =
            std::array::from_fn(|index| Colour::ALL[index / usize::from(Colour::DICE)]);
        stream.shuffle(&mut colours);
        let mut pyramid = Pyramid::new();
        pyramid.fill(CellSet::ALL, colours, stream);
        pyramid
    }

    /// Lays one die of each colour given on the cells, from the base up, faces at random, until either runs out.
    pub fn fill(&mut self, cells: CellSet, colours: impl IntoIterator<Item = Colour>, stream: &mut Stream) {
        for (cell, colour) in cells.iter().zip(colours) {
            self.lay(cell, Piece { colour, die: Die::random(stream) });
        }
    }

    /// Which cells are filled, and what follows from it.
    #[inline]
    #[must_use]
    pub fn heap(&self) -> &Heap {
        &self.heap
    }

    /// The die on a cell.
    #[inline]
    #[must_use]
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        self.pieces[cell.index()]
    }

    /// All dice, from the base up.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        self.heap.filled().iter().filter_map(|cell| self.piece(cell).map(|piece| (cell, piece)))
    }

    /// Where the dice of a colour lie.
    #[inline]
    #[must_use]
    pub fn of_colour(&self, colour: Colour) -> CellSet {
        self.of_colour[colour.index()]
    }

    /// The face that the die on a cell turns to a side, hidden or not.
    #[must_use]
    pub fn face(&self, cell: Cell, side: Side) -> Option<u8> {
        self.piece(cell).map(|piece| piece.die.face(side))
    }

    /// « CREUX »: the dice whose faces make this case, with the face each turns to it; none on the base or while a
    /// support is missing.
    #[must_use]
    pub fn hollow(&self, case: Cell) -> Option<[(Piece, u8); 3]> {
        let made_by = |side: Side| {
            let piece = self.piece(case.below(side)?)?;
            Some((piece, piece.die.face(side)))
        };
        let [u, v, w] = Side::ALL.map(made_by);
        Some([u?, v?, w?])
    }

    /// The sum of the three faces that make a case.
    #[must_use]
    pub fn hollow_sum(&self, case: Cell) -> Option<u8> {
        self.hollow(case).map(|made_by| made_by.iter().map(|(_, face)| face).sum())
    }

    /// The colours of the three dice that make a case.
    #[must_use]
    pub fn hollow_colours(&self, case: Cell) -> Option<[Colour; 3]> {
        self.hollow(case).map(|made_by| made_by.map(|(piece, _)| piece.colour))
    }

    /// Lays a die and says whether it could: only a case takes one.
    #[inline]
    pub fn lay(&mut self, cell: Cell, piece: Piece) -> bool {
        let lies = self.heap.lay(cell);
        if lies {
            self.set(cell, Some(piece));
        }
        lies
    }

    /// Lifts a free die; none if there is no free die.
    #[inline]
    pub fn lift(&mut self, cell: Cell) -> Option<Piece> {
        if !self.heap.lift(cell) {
            return None;
        }
        self.set(cell, None)
    }

    /// « RETOURNER »: turns a free die in its place and says whether it could.
    pub fn turn(&mut self, cell: Cell, die: Die) -> bool {
        let is_free = self.heap.free().contains(cell);
        if let Some(piece) = self.pieces[cell.index()].as_mut().filter(|_| is_free) {
            piece.die = die;
        }
        is_free
    }

    /// The dice that stand on a die along an axis, nearest first, as they slide down when it is pulled out.
    pub fn standing_on(&self, cell: Cell, axis: Side) -> impl Iterator<Item = Cell> + use<> {
        let filled = self.heap.filled();
        let next = move |cell: &Cell| cell.above(axis).filter(|above| filled.contains(*above));
        std::iter::successors(next(&cell), next)
    }

    /// Pulls out a die that shows two faces at least: the row that stands on it, if any, slides down by one cell,
    /// faces unchanged. None, and nothing moves, when the die shows fewer.
    pub fn pull(&mut self, cell: Cell) -> Option<Piece> {
        if !self.heap.visible_twice().contains(cell) {
            return None;
        }
        let pulled = self.piece(cell);
        let carries = |axis: &Side| !self.heap.showing(*axis).contains(cell);
        let mut hole = cell;
        if let Some(axis) = Side::ALL.into_iter().find(carries) {
            for slid in self.standing_on(cell, axis) {
                let piece = self.set(slid, None);
                self.set(hole, piece);
                hole = slid;
            }
        }
        self.set(hole, None);
        // The upper end of such a row is free: what would stand on its sides would stand on the pulled die's.
        self.heap.lift(hole);
        pulled
    }

    fn set(&mut self, cell: Cell, piece: Option<Piece>) -> Option<Piece> {
        let before = std::mem::replace(&mut self.pieces[cell.index()], piece);
        if let Some(Piece { colour, .. }) = before {
            self.of_colour[colour.index()] = self.of_colour[colour.index()].without(cell);
        }
        if let Some(Piece { colour, .. }) = piece {
            self.of_colour[colour.index()] = self.of_colour[colour.index()].with(cell);
        }
        before
    }
}

impl From<Pyramid> for Vec<Lying> {
    fn from(pyramid: Pyramid) -> Vec<Lying> {
        pyramid.pieces().map(|(cell, piece)| Lying { cell, piece }).collect()
    }
}

impl TryFrom<Vec<Lying>> for Pyramid {
    type Error = PyramidError;

    fn try_from(mut written: Vec<Lying>) -> Result<Pyramid, PyramidError> {
        written.sort_by_key(|lying| lying.cell);
        let mut pyramid = Pyramid::new();
        for Lying { cell, piece } in written {
            if !pyramid.lay(cell, piece) {
                return Err(PyramidError { cell });
            }
        }
        Ok(pyramid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::Seed;

    fn cell(text: &str) -> Cell {
        text.parse().unwrap()
    }

    fn piece(colour: Colour, die: &str) -> Piece {
        Piece { colour, die: die.parse().unwrap() }
    }

    #[test]
    fn the_box_fills_the_pyramid() {
        let pyramid = Pyramid::at_random(&mut Stream::new(Seed(1)));
        assert_eq!(pyramid.heap().filled(), CellSet::ALL);
        for colour in Colour::ALL {
            assert_eq!(pyramid.of_colour(colour).len(), usize::from(Colour::DICE));
            assert!(
                pyramid.of_colour(colour).iter().all(|cell| pyramid.piece(cell).unwrap().colour == colour)
            );
        }
        let orientations: std::collections::BTreeSet<_> =
            pyramid.pieces().map(|(_, piece)| piece.die).collect();
        assert!(orientations.len() > 20, "165 dice at random show nearly every orientation");
    }

    #[test]
    fn a_case_is_made_of_one_face_per_side() {
        let mut pyramid = Pyramid::new();
        assert!(pyramid.lay(cell("323"), piece(Colour::Red, "321")));
        assert!(pyramid.lay(cell("233"), piece(Colour::Yellow, "362")));
        assert_eq!(pyramid.hollow(cell("223")), None);
        assert!(pyramid.lay(cell("224"), piece(Colour::Pearl, "241")));
        // The die behind it seen from U gives its U face, and so on.
        assert_eq!(pyramid.hollow(cell("223")).unwrap().map(|(_, face)| face), [3, 6, 1]);
        assert_eq!(pyramid.hollow_sum(cell("223")), Some(10));
        assert_eq!(pyramid.hollow_colours(cell("223")), Some(Colour::ALL));
        assert_eq!(pyramid.hollow(cell("323")), None);
    }

    #[test]
    fn a_full_base_has_36_hollows() {
        let mut pyramid = Pyramid::new();
        pyramid.fill(CellSet::BASE, [Colour::Pearl; 45], &mut Stream::new(Seed(2)));
        assert_eq!(pyramid.heap().hollows(), CellSet::of_level(1));
        assert_eq!(pyramid.heap().hollows().len(), 36);
        assert!(pyramid.heap().hollows().iter().all(|case| pyramid.hollow_sum(case).is_some()));
    }

    #[test]
    fn only_free_dice_come_off_or_turn() {
        let mut pyramid = Pyramid::at_random(&mut Stream::new(Seed(3)));
        let before = pyramid.clone();
        let die = Die::showing([3, 2, 1]).unwrap();
        assert_eq!(pyramid.lift(cell("001")), None);
        assert!(!pyramid.turn(cell("001"), die));
        assert_eq!(pyramid, before);
        assert!(pyramid.turn(cell("000"), die));
        assert_eq!(pyramid.face(cell("000"), Side::V), Some(2));
        assert_eq!(pyramid.lift(cell("000")).map(|piece| piece.die), Some(die));
        assert_eq!(pyramid.heap().free().len(), 3);
    }

    #[test]
    fn pulling_a_corner_die_lets_its_row_slide_down_by_one() {
        let mut pyramid = Pyramid::at_random(&mut Stream::new(Seed(5)));
        let before = pyramid.clone();
        assert_eq!(pyramid.pull(cell("800")), before.piece(cell("800")));
        for depth in 1..=8 {
            let (to, from) = (Cell::at(depth, 0, 0).unwrap(), Cell::at(depth - 1, 0, 0).unwrap());
            assert_eq!(pyramid.piece(to), before.piece(from));
        }
        assert_eq!(pyramid.heap().filled(), CellSet::ALL.without(cell("000")));
        let moved = cell("000").row(Side::U);
        assert!((CellSet::ALL - moved).iter().all(|still| pyramid.piece(still) == before.piece(still)));
        assert_eq!(pyramid.pull(cell("701")), None, "one visible face is not enough");
    }

    #[test]
    fn after_any_pulls_every_die_is_supported_and_no_die_is_lost() {
        let mut chance = Stream::new(Seed(6));
        let mut pyramid = Pyramid::at_random(&mut chance);
        for left in (0..CELLS).rev() {
            let takeable = pyramid.heap().visible_twice() & CellSet::BASE;
            let cell = takeable.nth(chance.index(takeable.len())).unwrap();
            assert!(pyramid.pull(cell).is_some());
            assert_eq!(Heap::of(pyramid.heap().filled()), Ok(*pyramid.heap()));
            assert_eq!(pyramid.pieces().count(), left);
            let by_colour: usize = Colour::ALL.iter().map(|colour| pyramid.of_colour(*colour).len()).sum();
            assert_eq!(by_colour, left);
        }
    }

    #[test]
    fn a_written_pyramid_comes_back_equal_and_a_forged_one_is_refused() {
        let mut pyramid = Pyramid::at_random(&mut Stream::new(Seed(7)));
        pyramid.lift(cell("000"));
        let written = serde_json::to_string(&pyramid).unwrap();
        assert!(written.starts_with(r#"[{"cell":"008","colour":""#), "{written}");
        assert_eq!(serde_json::from_str::<Pyramid>(&written).unwrap(), pyramid);
        let forged = r#"[{"cell":"007","colour":"red","die":"321"}]"#;
        let refused = serde_json::from_str::<Pyramid>(forged).unwrap_err();
        assert!(refused.to_string().starts_with("the die on 007"), "{refused}");
    }
}
