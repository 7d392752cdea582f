//! Where things go: the pyramid on the board, dice in the tray and on their cells.

use empile_games::pile_poils::Board;

use super::pyramid::Pyramid;
use crate::{
    Area, Surface,
    kit::{Frame, GAP, Wish},
};

/// A number in a lower row is hard to read: then the seats make room for the pyramid.
const READABLE_ROW: f32 = 20.0;
/// Seats beside the peak: they keep so far from it, and are at least so wide and high.
const BESIDE_PEAK: f32 = 6.0;
const BETWEEN_SEATS: f32 = 4.0;
const NARROWEST_SEAT: f32 = 84.0;
const LOWEST_SEAT: f32 = 40.0;
const HIGHEST_SEAT: f32 = 56.0;

/// The parts of the table.
pub(super) struct Layout {
    pub(super) frame: Frame,
    pub(super) pyramid: Pyramid,
}

impl Layout {
    /// Lays out for a reader who wants text `text_scale` times as large, as far as the pyramid leaves room for it.
    pub(super) fn of(surface: Surface, text_scale: f32, board: &Board, players: usize) -> Layout {
        let laid_out = |in_a_row, text_scale| {
            let wish = Wish { players: in_a_row, text_scale, tray: true };
            let frame = Frame::of(surface, wish, |area| Pyramid::within(area, board).row_height());
            let pyramid = Pyramid::within(frame.board, board);
            Layout { frame, pyramid }
        };
        let usual = laid_out(players, text_scale);
        if surface.is_landscape() || laid_out(players, 1.0).pyramid.row_height() >= READABLE_ROW {
            return usual;
        }
        // Larger text would take from the pyramid what this is for.
        let mut higher = laid_out(0, 1.0);
        match beside_peak(&higher, board, players) {
            Some(seats) => {
                higher.frame.seats = seats;
                higher
            }
            None => usual,
        }
    }

    /// Where the dice lie in the tray.
    pub(super) fn tray_dice(&self, count: usize) -> Vec<Area> {
        let tray = self.frame.tray;
        let side = (tray.height - 24.0).min((tray.width - 2.0 * GAP) / 5.0 - 2.0 * GAP).max(16.0);
        let pitch = side + 2.0 * GAP;
        let left = tray.centre().x - pitch * count as f32 / 2.0 + GAP;
        (0..count)
            .map(|index| Area::new(left + index as f32 * pitch, tray.centre().y - side / 2.0, side, side))
            .collect()
    }
}

/// Places for the seats at both sides of the peak, from the left to the right; none where the pyramid is too broad there.
fn beside_peak(layout: &Layout, board: &Board, players: usize) -> Option<Vec<Area>> {
    let area = layout.frame.board;
    let on_each_side = players.div_ceil(2);
    let gaps = BETWEEN_SEATS * (on_each_side - 1) as f32;
    let free_to = |foot: f32| {
        let cells = board.cells().map(|(_, cell)| layout.pyramid.cell(cell));
        let leftmost = cells.filter(|cell| cell.y < foot).map(|cell| cell.x);
        leftmost.fold(area.centre().x, f32::min) - BESIDE_PEAK - area.x
    };
    let high = |height: f32| height * on_each_side as f32 + gaps;
    let height = [HIGHEST_SEAT, LOWEST_SEAT]
        .into_iter()
        .map(high)
        .find(|height| free_to(area.y + height) >= NARROWEST_SEAT)?;
    let width = free_to(area.y + height);
    let left = Area { width, height, ..area };
    let right = Area { x: area.right() - width, ..left };
    let rows =
        left.rows(on_each_side, BETWEEN_SEATS).into_iter().zip(right.rows(on_each_side, BETWEEN_SEATS));
    Some(rows.flat_map(|(left, right)| [left, right]).collect())
}

/// Where dice lie on a cell: in as many rows as makes them largest.
pub(super) fn dice_on_cell(cell: Area, count: usize) -> Vec<Area> {
    let room = |rows: usize| {
        let columns = count.div_ceil(rows);
        (cell.width / (columns as f32 + 0.3)).min(cell.height / (rows as f32 + 0.3))
    };
    let Some(rows) = (1..=count).max_by(|a, b| room(*a).total_cmp(&room(*b))) else { return Vec::new() };
    let in_row = count.div_ceil(rows);
    let pitch = room(rows);
    let side = pitch * 0.88;
    (0..count)
        .map(|index| {
            let (row, column) = (index / in_row, index % in_row);
            let here = in_row.min(count - row * in_row);
            let x = cell.centre().x + (column as f32 - here as f32 / 2.0) * pitch;
            let y = cell.centre().y + (row as f32 - rows as f32 / 2.0) * pitch;
            Area::new(x + (pitch - side) / 2.0, y + (pitch - side) / 2.0, side, side)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::screens::{SCREENS, SMALLEST, assert_laid_out};

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_screen() {
        for board in [Board::coussin(), Board::panier()] {
            for screen in SCREENS.into_iter().chain([SMALLEST]) {
                for (players, scale) in [2, 3, 4].into_iter().flat_map(|p| [(p, 1.0), (p, 1.3), (p, 2.0)]) {
                    let layout = Layout::of(screen, scale, &board, players);
                    let mut parts = layout.frame.seats[..players].to_vec();
                    for die in layout.tray_dice(5) {
                        assert!(
                            die.x >= layout.frame.tray.x && die.right() <= layout.frame.tray.right(),
                            "{screen:?}"
                        );
                    }
                    parts.extend([
                        layout.frame.headline,
                        layout.frame.hint,
                        layout.frame.tray,
                        layout.frame.buttons,
                    ]);
                    parts.extend(board.cells().map(|(_, cell)| layout.pyramid.cell(cell)));
                    assert_laid_out(&parts, screen, (players, scale));
                }
            }
        }
    }

    #[test]
    fn on_the_smallest_phone_the_pyramid_takes_the_width_and_its_numbers_can_be_read() {
        for board in [Board::coussin(), Board::panier()] {
            for (players, scale) in [2, 3, 4].into_iter().flat_map(|p| [(p, 1.0), (p, 2.0)]) {
                let layout = Layout::of(SMALLEST, scale, &board, players);
                let cells: Vec<Area> = board.cells().map(|(_, cell)| layout.pyramid.cell(cell)).collect();
                let all = cells.iter().copied().reduce(Area::union).unwrap();
                assert!(all.width >= SMALLEST.width * 0.7, "{players} at ×{scale}: {all:?}");
                let lowest = cells.iter().map(|cell| cell.height).fold(f32::MAX, f32::min);
                assert!(lowest >= 14.0, "{players} at ×{scale}: {lowest}");
            }
        }
    }

    #[test]
    fn dice_lie_on_their_cell_without_covering_each_other() {
        for (width, height) in [(32.0, 42.0), (30.0, 20.0), (70.0, 42.0), (73.0, 60.0)] {
            let cell = Area::new(100.0, 50.0, width, height);
            for count in 0..=5 {
                let dice = dice_on_cell(cell, count);
                assert_eq!(dice.len(), count);
                for (index, die) in dice.iter().enumerate() {
                    assert!(die.x >= cell.x && die.right() <= cell.right(), "{count} on {cell:?}: {die:?}");
                    assert!(die.y >= cell.y && die.bottom() <= cell.bottom(), "{count} on {cell:?}: {die:?}");
                    assert!(dice[index + 1..].iter().all(|other| !die.overlaps(*other)), "{dice:?}");
                }
            }
        }
    }
}
