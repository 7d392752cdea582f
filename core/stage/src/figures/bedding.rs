//! « Règles de couchage »: dice that can be bedded, and dice that cannot.

use empile_games::pile_poils::{Board, CellId, CellSet, Dice, Fault};

use super::sketch::{Sketch, caption_of};
use crate::{Area, Scene, Surface, Words, pile_poils::Still};

/// A small pyramid: its rows from the bottom, where cats sleep, and the dice of the turn by cell.
struct Example {
    rows: &'static [&'static [u8]],
    cats: &'static [u8],
    dice: &'static [(u8, &'static [u8])],
}

const RIGHT: Example = Example {
    rows: &[&[3, 7, 5, 2], &[6, 9, 4], &[1, 11]],
    cats: &[0, 1],
    dice: &[(2, &[5]), (4, &[6]), (5, &[4, 5])],
};
/// A cat between two dice does not link them.
const NOT_LINKED: Example =
    Example { rows: &[&[3, 7, 2], &[6, 9], &[4]], cats: &[1], dice: &[(0, &[3]), (2, &[2])] };
const NO_BASE: Example = Example { rows: &[&[3, 7, 2], &[6, 9], &[4]], cats: &[0], dice: &[(3, &[6])] };

const GAP: f32 = 12.0;
/// How much of a pyramid's free upper corner a mark takes.
const MARK: f32 = 0.25;

pub(super) fn right(key: &'static str, surface: Surface) -> Scene {
    let mut sketch = Sketch::of(surface, Words::new(key));
    RIGHT.draw(surface.area(), &mut sketch);
    sketch.finish(surface)
}

pub(super) fn wrong(key: &'static str, surface: Surface) -> Scene {
    let mut sketch = Sketch::of(surface, Words::new(key));
    let halves = surface.area().columns(2, GAP);
    for (example, area) in [NOT_LINKED, NO_BASE].iter().zip(halves) {
        example.draw(area, &mut sketch);
    }
    sketch.finish(surface)
}

impl Example {
    fn draw(&self, mut area: Area, sketch: &mut Sketch) {
        let Ok(board) = Board::from_rows(self.rows) else { return };
        let cats: CellSet = self.cats.iter().map(|cell| CellId(*cell)).collect();
        let dice: Vec<(CellId, Dice)> = self
            .dice
            .iter()
            .filter_map(|(cell, faces)| Some((CellId(*cell), Dice::of(faces).ok()?)))
            .collect();
        let still = Still { board: &board, cats, dice: &dice };
        let faults = still.faults();
        sketch.caption(caption_of(&mut area), caption(faults.first()));
        still.compose(area, |node| sketch.put(node));
        let corner = Area::new(area.x, area.y, area.width * MARK, area.height * MARK);
        sketch.mark(corner, faults.is_empty());
    }
}

fn caption(fault: Option<&Fault>) -> &'static str {
    match fault {
        None => "figure-bedding-sound",
        Some(Fault::NotLinked { .. }) => "figure-bedding-not-linked",
        Some(Fault::NoBase { .. }) => "figure-bedding-no-base",
    }
}

#[cfg(test)]
mod tests {
    use empile_games::pile_poils::TURN_DICE;

    use super::*;

    #[test]
    fn the_dice_of_an_example_are_those_of_one_turn_and_add_up_to_their_cells() {
        for example in [RIGHT, NOT_LINKED, NO_BASE] {
            let board = Board::from_rows(example.rows).unwrap();
            let thrown: usize = example.dice.iter().map(|(_, faces)| faces.len()).sum();
            assert!(thrown <= usize::from(TURN_DICE));
            for (cell, faces) in example.dice {
                assert!(!example.cats.contains(cell), "a cat sleeps there");
                assert_eq!(Dice::of(faces).unwrap().sum(), board.get(CellId(*cell)).unwrap().number);
            }
        }
    }

    #[test]
    fn each_wrong_example_breaks_one_rule_and_the_right_one_none() {
        let caption_of = |example: &Example| {
            let board = Board::from_rows(example.rows).unwrap();
            let cats = example.cats.iter().map(|cell| CellId(*cell)).collect();
            let dice: Vec<_> =
                example.dice.iter().map(|(cell, faces)| (CellId(*cell), Dice::of(faces).unwrap())).collect();
            let faults = Still { board: &board, cats, dice: &dice }.faults();
            assert!(faults.len() <= 1, "{faults:?}");
            caption(faults.first())
        };
        let captions = [RIGHT, NOT_LINKED, NO_BASE].map(|example| caption_of(&example));
        assert_eq!(captions, ["figure-bedding-sound", "figure-bedding-not-linked", "figure-bedding-no-base"]);
    }
}
