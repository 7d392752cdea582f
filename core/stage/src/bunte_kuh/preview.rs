use empile_games::{
    bunte_kuh::BunteKuh,
    pyramid::{
        Colour, Die, Piece, SeenDie, Sight,
        lattice::{Cell, CellSet},
    },
};

use crate::{Scene, Surface, pyramid};

/// How far the pyramid in the picture has come.
const PEAKS: [(u8, u8, u8); 4] = [(2, 1, 3), (4, 0, 3), (0, 4, 3), (2, 4, 1)];

/// A match under way, to choose the game by: on the full base some dice of both colours.
pub(super) fn preview(game: &BunteKuh, surface: Surface) -> Scene {
    let mut pyramid = game.pyramid().clone();
    let peaks = PEAKS.into_iter().filter_map(|(u, v, w)| Cell::at(u, v, w));
    let laid = peaks.fold(CellSet::EMPTY, |laid, peak| laid | peak.foundation().with(peak)) - CellSet::BASE;
    for (cell, die) in laid.iter().zip(Die::all().cycle().step_by(7)) {
        let colour = if cell.index() % 2 == 0 { Colour::Red } else { Colour::Yellow };
        pyramid.lay(cell, Piece { colour, die });
    }
    let dice: Vec<SeenDie> = pyramid.seen(&Sight::from_above(pyramid.heap()));
    pyramid::preview(dice, surface)
}
