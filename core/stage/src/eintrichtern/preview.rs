use empile_games::{
    contract::{Seed, Stream},
    eintrichtern::{COVERING_DICE, HIDDEN_DICE},
    pyramid::{
        Colour, Pyramid, Sight,
        lattice::{Cell, CellSet},
    },
};

use crate::{Scene, Surface, pyramid};

/// Cases that lie open in the picture.
const OPEN: [(u8, u8, u8); 4] = [(1, 2, 4), (4, 1, 2), (2, 4, 1), (0, 0, 7)];

/// Dice of no match, some of them uncovered, to choose the game by.
pub(super) fn preview(surface: Surface) -> Scene {
    let mut stream = Stream::new(Seed(0));
    let mut dice = Pyramid::new();
    dice.fill(CellSet::BASE, [Colour::Yellow; HIDDEN_DICE], &mut stream);
    dice.fill(CellSet::of_level(1), [Colour::Red; COVERING_DICE], &mut stream);
    for cell in OPEN.into_iter().filter_map(|(u, v, w)| Cell::at(u, v, w)) {
        dice.lift(cell);
    }
    pyramid::preview(dice.seen(&Sight::from_above(dice.heap())), surface)
}
