//! What can be seen of the dice, and pyramids that look the same.

use serde::{Deserialize, Serialize};

use super::{
    Colour, Die, Piece, Pyramid,
    lattice::{CELLS, Cell, CellSet, Heap, Side},
};
use crate::contract::Stream;

/// Which faces and which colours a pair of eyes can make out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Per side, the dice whose face on that side is seen.
    faces: [CellSet; 3],
    colours: CellSet,
}

impl Sight {
    /// Eyes above the table: every face that nothing stands against.
    #[must_use]
    pub fn from_above(heap: &Heap) -> Sight {
        Sight { faces: Side::ALL.map(|side| heap.showing(side)), colours: heap.visible() }
    }

    /// Eyes before one side, which see only the faces turned to it.
    #[must_use]
    pub fn from_side(heap: &Heap, side: Side) -> Sight {
        let mut sight = Sight { faces: [CellSet::EMPTY; 3], colours: heap.showing(side) };
        sight.faces[side.index()] = heap.showing(side);
        sight
    }

    /// What eyes before any side see alike: no face, and the colours of the dice that show on all three.
    #[must_use]
    pub fn common_to_all_sides(heap: &Heap) -> Sight {
        Sight { faces: [CellSet::EMPTY; 3], colours: heap.free() }
    }

    /// The same eyes, told what a die turns to a side.
    #[must_use]
    pub fn knowing(mut self, cell: Cell, side: Side) -> Sight {
        self.faces[side.index()] = self.faces[side.index()].with(cell);
        self
    }

    /// The same eyes of somebody who knows where every colour lies.
    #[must_use]
    pub fn knowing_all_colours(self) -> Sight {
        Sight { colours: CellSet::ALL, ..self }
    }

    fn sees(&self, cell: Cell, side: Side) -> bool {
        self.faces[side.index()].contains(cell)
    }

    /// Could this die lie there in place of the true one for all that is seen?
    pub(crate) fn agrees(&self, cell: Cell, truth: Die, other: Die) -> bool {
        Side::ALL.into_iter().all(|side| !self.sees(cell, side) || truth.face(side) == other.face(side))
    }
}

/// What is seen of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenDie {
    /// Where it lies.
    pub cell: Cell,
    /// Its colour, if any of it is seen.
    pub colour: Option<Colour>,
    /// Its faces on U, V and W, as far as they are seen.
    pub faces: [Option<u8>; 3],
}

impl Pyramid {
    /// All dice as these eyes see them, from the base up.
    #[must_use]
    pub fn seen(&self, sight: &Sight) -> Vec<SeenDie> {
        let seen = |(cell, piece): (Cell, Piece)| SeenDie {
            cell,
            colour: sight.colours.contains(cell).then_some(piece.colour),
            faces: Side::ALL.map(|side| sight.sees(cell, side).then(|| piece.die.face(side))),
        };
        self.pieces().map(seen).collect()
    }

    /// A pyramid that these eyes cannot tell from this one: unseen colours change places, and every die is turned
    /// in one of the ways that agree with what is seen of it and that `could_be` allows, each as likely.
    ///
    /// A die that `could_be` allows in no such way stays as it is.
    #[must_use]
    pub fn redrawn(
        &self,
        sight: &Sight,
        stream: &mut Stream,
        could_be: impl Fn(Cell, Die) -> bool,
    ) -> Pyramid {
        let unseen = self.heap().filled() - sight.colours;
        let mut colours = [Colour::Red; CELLS];
        let hidden = &mut colours[..unseen.len()];
        for (slot, (_, piece)) in
            hidden.iter_mut().zip(self.pieces().filter(|(cell, _)| unseen.contains(*cell)))
        {
            *slot = piece.colour;
        }
        // Whatever lies where, the same colours are shuffled from the same order: the draw tells nothing of the truth.
        hidden.sort_unstable();
        stream.shuffle(hidden);
        let mut hidden = hidden.iter();
        let mut other = Pyramid::new();
        for (cell, piece) in self.pieces() {
            let changed = unseen.contains(cell).then(|| hidden.next().copied()).flatten();
            let colour = changed.unwrap_or(piece.colour);
            let ways = Die::all().filter(|die| sight.agrees(cell, piece.die, *die) && could_be(cell, *die));
            let drawn = stream.index(ways.clone().count());
            let die = ways.clone().nth(drawn).unwrap_or(piece.die);
            other.lay(cell, Piece { colour, die });
        }
        other
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::contract::Seed;

    fn cell(text: &str) -> Cell {
        text.parse().unwrap()
    }

    #[test]
    fn from_above_nothing_of_a_buried_die_is_seen_and_all_of_the_top() {
        let pyramid = Pyramid::at_random(&mut Stream::new(Seed(1)));
        let seen = pyramid.seen(&Sight::from_above(pyramid.heap()));
        let of = |text: &str| *seen.iter().find(|die| die.cell == cell(text)).unwrap();
        assert_eq!(of("111"), SeenDie { cell: cell("111"), colour: None, faces: [None; 3] });
        let top = pyramid.piece(cell("000")).unwrap();
        assert_eq!(of("000").colour, Some(top.colour));
        assert_eq!(of("000").faces, top.die.faces().map(Some));
        assert_eq!(of("044").faces, [pyramid.face(cell("044"), Side::U), None, None]);
    }

    #[test]
    fn before_a_side_only_the_faces_turned_to_it_are_seen() {
        let pyramid = Pyramid::at_random(&mut Stream::new(Seed(1)));
        let seen = pyramid.seen(&Sight::from_side(pyramid.heap(), Side::V));
        assert_eq!(seen.iter().filter(|die| die.colour.is_some()).count(), 45);
        for die in seen {
            let [u, v, w] = die.faces;
            assert_eq!((u, w), (None, None));
            assert_eq!(v.is_some(), die.colour.is_some());
        }
    }

    #[test]
    fn a_die_of_which_one_face_is_seen_can_lie_in_four_ways() {
        let pyramid = Pyramid::at_random(&mut Stream::new(Seed(1)));
        let sight = Sight::from_side(pyramid.heap(), Side::U);
        let mut stream = Stream::new(Seed(2));
        let mut of_top = BTreeSet::new();
        let mut of_buried = BTreeSet::new();
        for _ in 0..400 {
            let other = pyramid.redrawn(&sight, &mut stream, |_, _| true);
            assert_eq!(other.seen(&sight), pyramid.seen(&sight));
            for colour in Colour::ALL {
                assert_eq!(other.of_colour(colour).len(), pyramid.of_colour(colour).len());
            }
            of_top.insert(other.piece(cell("000")).unwrap().die);
            of_buried.insert(other.piece(cell("111")).unwrap().die);
        }
        assert_eq!((of_top.len(), of_buried.len()), (4, 24));
    }

    #[test]
    fn pyramids_that_look_the_same_are_redrawn_the_same() {
        let pyramid = Pyramid::at_random(&mut Stream::new(Seed(1)));
        let sight = Sight::from_above(pyramid.heap());
        let redrawn = |of: &Pyramid, seed| of.redrawn(&sight, &mut Stream::new(Seed(seed)), |_, _| true);
        let other = redrawn(&pyramid, 2);
        assert_ne!(other, pyramid);
        assert_eq!(redrawn(&other, 3), redrawn(&pyramid, 3));
    }

    #[test]
    fn what_is_told_of_a_face_stays_and_what_could_not_be_does_not_come_up() {
        let pyramid = Pyramid::at_random(&mut Stream::new(Seed(1)));
        let top = cell("000");
        let told = pyramid.face(top, Side::W);
        let sight = Sight::common_to_all_sides(pyramid.heap()).knowing(top, Side::W);
        let never = pyramid.face(top, Side::U).unwrap();
        let mut stream = Stream::new(Seed(3));
        for _ in 0..100 {
            let other = pyramid.redrawn(&sight, &mut stream, |_, die| die.face(Side::U) != never);
            assert_eq!(other.face(top, Side::W), told);
            assert_ne!(other.face(top, Side::U), Some(never));
            assert_eq!(other.piece(top).unwrap().colour, pyramid.piece(top).unwrap().colour);
        }
    }
}
