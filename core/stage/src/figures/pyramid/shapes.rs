//! Dice that belong together: a level, a row.

use empile_games::pyramid::{
    Colour,
    lattice::{Cell, CellSet, LEVELS, Side},
};

use super::{
    super::sketch::Sketch,
    patch::{FRONT, Patch, neighbours},
};
use crate::{PyramidLook, Scene, Surface, Words};

/// The level that is shown, counted from the base.
const LEVEL: u8 = 3;

/// The whole pyramid with one of its levels in a colour of its own.
pub(in crate::figures) fn level(key: &'static str, surface: Surface) -> Scene {
    let mut sketch = Sketch::of(surface, Words::new(key).number("level", LEVEL + 1).number("levels", LEVELS));
    let mut patch = Patch::whole(surface.area());
    for level in 0..LEVELS {
        let colour = if level == LEVEL { Colour::Red } else { Colour::Pearl };
        patch.lay(CellSet::of_level(level), colour);
    }
    patch.draw_base(&mut sketch);
    patch.draw(CellSet::EMPTY, &mut sketch, |cell| {
        if cell.level() == LEVEL { PyramidLook::Together } else { PyramidLook::Faint }
    });
    sketch.finish(surface)
}

/// A row that climbs along an edge of a small pyramid, and dice side by side that are none.
pub(in crate::figures) fn row(key: &'static str, surface: Surface) -> Scene {
    let Some((top, dice)) = small_pyramid() else {
        return Sketch::of(surface, Words::new(key)).finish(surface);
    };
    let (row, beside) = (row_of(top, dice), side_by_side(dice));
    let label = Words::new(key).number("row", row.len() as u32).number("beside", beside.len() as u32);
    let mut sketch = Sketch::of(surface, label);
    let ends = [(row, FRONT.right()), (beside, FRONT.left())].map(|(dice, out)| (dice, lowest(dice), out));
    let room_for_marks = ends.iter().filter_map(|(_, end, _)| *end).map(beside_in_front);
    let mut patch = Patch::of(room_for_marks.fold(dice, CellSet::union), surface.area());
    for cell in dice {
        let colour = match (row.contains(cell), beside.contains(cell)) {
            (true, _) => Colour::Red,
            (_, true) => Colour::Yellow,
            _ => Colour::Pearl,
        };
        patch.lay(CellSet::only(cell), colour);
    }
    patch.draw(CellSet::EMPTY, &mut sketch, |_| PyramidLook::Plain);
    patch.links(row, &mut sketch);
    for (dice, end, out) in ends {
        if let Some(end) = end {
            patch.mark_beside(end, out, holds_by_faces(dice), &mut sketch);
        }
    }
    sketch.finish(surface)
}

/// Four levels of dice, and the one on top.
fn small_pyramid() -> Option<(Cell, CellSet)> {
    let top = Cell::at(2, 1, 2)?;
    Some((top, top.foundation().with(top)))
}

fn row_of(top: Cell, dice: CellSet) -> CellSet {
    top.run_in(dice, Side::V)
}

/// The dice along an edge of the lowest level.
fn side_by_side(dice: CellSet) -> CellSet {
    let base = dice & CellSet::BASE;
    let outermost = base.iter().map(|cell| cell.depth(FRONT.left())).min();
    base.iter().filter(|cell| Some(cell.depth(FRONT.left())) == outermost).collect()
}

/// The die on the base that is nearest to the reader.
fn lowest(dice: CellSet) -> Option<Cell> {
    (dice & CellSet::BASE).iter().min_by_key(|cell| cell.depth(FRONT))
}

/// The places on the left and on the right of a die.
fn beside_in_front(cell: Cell) -> CellSet {
    neighbours(cell).iter().filter(|other| other.depth(FRONT) == cell.depth(FRONT)).collect()
}

/// « RANGÉE »: do they touch by whole faces, one after the other?
fn holds_by_faces(dice: CellSet) -> bool {
    Side::ALL.into_iter().any(|axis| dice.first().is_some_and(|first| first.run_in(dice, axis) == dice))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_that_climb_along_an_axis_are_a_row_and_dice_of_one_level_are_none() {
        let (top, dice) = small_pyramid().unwrap();
        let (row, beside) = (row_of(top, dice), side_by_side(dice));
        assert_eq!((row.len(), beside.len()), (4, 4));
        assert!(holds_by_faces(row) && !holds_by_faces(beside));
        assert!(!row.meets(beside));
    }
}
