use empile_games::{
    contract::Seat,
    pyramid::lattice::{Cell, CellSet, Heap},
};

use super::heap;
use crate::{Scene, Surface, pyramid};

/// Peaks of the heap in the picture, and so how far a pyramid under way has come.
const PEAKS: [(u8, u8, u8); 4] = [(1, 1, 2), (3, 0, 2), (0, 3, 2), (2, 2, 0)];

/// A pyramid under way, to choose the game by: the base alone would tell nothing.
pub(super) fn preview(surface: Surface) -> Scene {
    let peaks = PEAKS.into_iter().filter_map(|(u, v, w)| Cell::at(u, v, w));
    let filled = peaks.fold(CellSet::EMPTY, |filled, peak| filled | peak.foundation().with(peak));
    let heap = Heap::of(filled).unwrap_or_default();
    let whose = |cell: Cell| Seat(((cell.index() * 7 + usize::from(cell.level()) * 4) % 3) as u8);
    let dice = heap
        .filled()
        .iter()
        .map(|cell| heap::lying(whose(cell), cell, |side| heap.showing(side).contains(cell)));
    pyramid::preview(dice, surface)
}
