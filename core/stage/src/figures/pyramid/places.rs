//! Where a die can lie: cases, hollows, and the points where it cannot.

use empile_games::pyramid::{
    Colour,
    lattice::{Cell, CellSet},
};

use super::{
    super::sketch::Sketch,
    patch::{FRONT, Patch, middle, neighbours},
};
use crate::{PyramidLook, Scene, Surface, Words};

/// Free places of the base, three dice, and the case between them.
pub(in crate::figures) fn case(key: &'static str, surface: Surface) -> Scene {
    let mut sketch = Sketch::of(surface, Words::new(key));
    if let Some((hollow, base)) = hollow_in_two_rows() {
        let mut patch = Patch::of(base, surface.area());
        patch.lay(hollow.supports(), Colour::Pearl);
        patch.draw(base, &mut sketch, |_| PyramidLook::Plain);
        let shown = base.with(hollow) & patch.pyramid.heap().cases();
        for cell in shown {
            patch.case(cell, PyramidLook::Open, &mut sketch);
        }
    }
    sketch.finish(surface)
}

/// A hollow, and what it is for.
pub(in crate::figures) fn hollow(key: &'static str, surface: Surface) -> Scene {
    let mut sketch = Sketch::of(surface, Words::new(key));
    let [left, right] = sketch.before_and_after(surface.area());
    if let Some(hollow) = a_hollow() {
        for (area, is_filled) in [(left, false), (right, true)] {
            let base = hollow.supports();
            let mut patch = Patch::of(base, area);
            patch.lay(base, Colour::Pearl);
            if is_filled {
                patch.lay(CellSet::only(hollow), Colour::Red);
            }
            patch.draw(base, &mut sketch, |_| PyramidLook::Plain);
            for cell in patch.pyramid.heap().hollows() {
                patch.case(cell, PyramidLook::Open, &mut sketch);
            }
        }
    }
    sketch.finish(surface)
}

/// Three dice round a hollow, and three round a point.
pub(in crate::figures) fn point(key: &'static str, surface: Surface) -> Scene {
    let mut sketch = Sketch::of(surface, Words::new(key));
    let (dice, base) = hollow_and_point();
    let mut patch = Patch::of(base, surface.area());
    patch.lay(dice, Colour::Pearl);
    patch.draw(base, &mut sketch, |_| PyramidLook::Plain);
    for hollow in patch.pyramid.heap().hollows() {
        patch.meeting(hollow.supports(), true, &mut sketch);
    }
    for point in points(dice) {
        patch.meeting(point, false, &mut sketch);
    }
    sketch.finish(surface)
}

/// The hollow that the cell in the middle and two in front of it would make.
fn a_hollow() -> Option<Cell> {
    middle()?.above(FRONT)
}

/// The same, with two rows of the base around it.
fn hollow_in_two_rows() -> Option<(Cell, CellSet)> {
    let hollow = a_hollow()?;
    let around = hollow.supports().iter().map(neighbours).fold(hollow.supports(), CellSet::union);
    let rows: Vec<u8> = hollow.supports().iter().map(|cell| cell.depth(FRONT)).collect();
    Some((hollow, around.iter().filter(|cell| rows.contains(&cell.depth(FRONT))).collect()))
}

/// Three dice one behind two, three dice two behind one, and two rows of the base around them.
fn hollow_and_point() -> (CellSet, CellSet) {
    let cells = |row: u8, places: std::ops::Range<u8>| -> CellSet {
        places.filter_map(|left| Cell::at(row, left, 8_u8.checked_sub(row + left)?)).collect()
    };
    let (front, behind) = (2, 3);
    let hollow = cells(behind, 1..2) | cells(front, 1..3);
    let point = cells(behind, 3..5) | cells(front, 4..5);
    (hollow | point, cells(behind, 1..5) | cells(front, 1..6))
}

/// « POINTE »: three dice that touch each other, with no place for a fourth over them.
fn points(dice: CellSet) -> Vec<CellSet> {
    let mut found = Vec::new();
    for one in dice {
        for other in neighbours(one) & dice {
            for third in neighbours(one) & neighbours(other) & dice {
                let three = CellSet::only(one).with(other).with(third);
                let is_hollow = (one.covers() & other.covers()).meets(third.covers());
                if !is_hollow && !found.contains(&three) {
                    found.push(three);
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use empile_games::pyramid::lattice::Heap;

    use super::*;

    #[test]
    fn three_dice_that_touch_make_a_hollow_one_way_round_and_a_point_the_other() {
        let (dice, base) = hollow_and_point();
        assert!(base.contains_all(dice) && CellSet::BASE.contains_all(base));
        assert_eq!((dice.len(), base.len()), (6, 9));
        let hollows = Heap::of(dice).unwrap().hollows();
        assert_eq!((hollows.len(), points(dice).len()), (1, 1));
        assert!(hollows.iter().all(|hollow| !points(dice).contains(&hollow.supports())));
    }

    #[test]
    fn on_a_full_base_there_are_as_many_hollows_as_dice_of_the_next_level() {
        // Of the small triangles of a triangle of 9 dice, 36 point one way and 28 the other.
        assert_eq!(Heap::of(CellSet::BASE).unwrap().hollows(), CellSet::of_level(1));
        assert_eq!(points(CellSet::BASE).len(), 28);
    }
}
