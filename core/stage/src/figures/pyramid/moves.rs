//! What a die can do: pivot and turn.

use empile_games::{
    pyramid::{
        Colour, Die,
        lattice::{Cell, CellSet},
    },
    wurfelmarsch::Direction,
};

use super::{
    super::sketch::Sketch,
    patch::{FRONT, Patch, middle, with_those_behind},
};
use crate::{PyramidLook, Scene, Surface, Words};

/// « PIVOTER »: what the die of the booklet's example shows in front, on the left and on the right.
const EXAMPLE: [u8; 3] = [6, 2, 3];
/// « RETOURNER »: the march begins with this die.
const BEFORE: [u8; 3] = [3, 2, 1];

fn facing(shown: [u8; 3]) -> Option<Die> {
    Die::all().find(|die| seen(*die) == shown)
}

/// In front, on the left, on the right.
fn seen(die: Die) -> [u8; 3] {
    [FRONT, FRONT.left(), FRONT.right()].map(|side| die.face(side))
}

/// Where the die of the example would come to lie each way, and how.
fn pivots(from: Cell, die: Die) -> impl Iterator<Item = (Direction, Cell, Die)> {
    Direction::ALL.into_iter().filter_map(move |direction| {
        let roll = direction.roll(FRONT);
        Some((direction, from.rolled(roll)?, die.rolled(roll)))
    })
}

pub(in crate::figures) fn pivot(key: &'static str, surface: Surface) -> Scene {
    let example = facing(EXAMPLE).zip(middle());
    let after = example.and_then(|(die, from)| pivots(from, die).find(|(way, ..)| *way == Direction::Right));
    let shown = after.map_or(EXAMPLE, |(_, _, die)| seen(die));
    let label = faces(Words::new(key), ["front", "left", "right"], EXAMPLE);
    let mut sketch = Sketch::of(surface, faces(label, ["after_front", "after_left", "after_right"], shown));
    if let Some((die, from)) = example {
        let base = pivots(from, die).map(|(_, to, _)| to).fold(CellSet::only(from), CellSet::with);
        let mut patch = Patch::of(base, surface.area());
        patch.lay_die(from, Colour::Red, die);
        patch.draw(base, &mut sketch, |_| PyramidLook::Plain);
        for (_, to, die) in pivots(from, die) {
            patch.ghost(to, Colour::Red, die, PyramidLook::Would, &mut sketch);
            patch.arrow(from, to, &mut sketch);
        }
    }
    sketch.finish(surface)
}

pub(in crate::figures) fn turn(key: &'static str, surface: Surface) -> Scene {
    let label = faces(Words::new(key), ["front", "left", "right"], BEFORE);
    let after = other_way_up(BEFORE).unwrap_or(BEFORE);
    let mut sketch = Sketch::of(surface, faces(label, ["after_front", "after_left", "after_right"], after));
    let [left, right] = sketch.before_and_after(surface.area());
    for (area, shown, look) in [(left, BEFORE, PyramidLook::Chosen), (right, after, PyramidLook::Fresh)] {
        if let Some((cell, die)) = middle().zip(facing(shown)) {
            let mut patch = Patch::of(with_those_behind(cell), area);
            patch.lay_die(cell, Colour::Red, die);
            patch.draw(with_those_behind(cell), &mut sketch, |_| look);
        }
    }
    sketch.finish(surface)
}

/// A way to lay a die back that shows three other faces.
fn other_way_up(shown: [u8; 3]) -> Option<[u8; 3]> {
    Die::all().map(seen).find(|faces| faces.iter().all(|face| !shown.contains(face)))
}

fn faces(words: Words, names: [&'static str; 3], shown: [u8; 3]) -> Words {
    names.into_iter().zip(shown).fold(words, |words, (name, face)| words.number(name, face))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dice_of_the_figures_are_dice() {
        for shown in [EXAMPLE, BEFORE] {
            assert!(facing(shown).is_some(), "{shown:?}");
        }
        let mut after = other_way_up(BEFORE).unwrap();
        after.sort_unstable();
        assert_eq!(after, [4, 5, 6]);
    }

    #[test]
    fn the_booklet_s_die_shows_2_on_the_right_and_4_on_the_left_after_a_pivot_to_the_right() {
        let ways: Vec<_> = pivots(middle().unwrap(), facing(EXAMPLE).unwrap()).collect();
        assert_eq!(ways.len(), Direction::ALL.len());
        let right = ways.iter().find(|(way, ..)| *way == Direction::Right).unwrap();
        assert_eq!(seen(right.2), [6, 4, 2]);
    }
}
