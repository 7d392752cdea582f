//! Where things go: the pyramid on the board, dice in the tray and on their cells.

use empile_games::pile_poils::Board;

use super::pyramid::Pyramid;
use crate::{
    Area, Surface,
    kit::{Frame, GAP, Wish},
};

/// The parts of the table.
pub(super) struct Layout {
    pub(super) frame: Frame,
    pub(super) pyramid: Pyramid,
}

impl Layout {
    /// Lays out for a reader who wants text `text_scale` times as large, as far as the pyramid leaves room for it.
    pub(super) fn of(surface: Surface, text_scale: f32, board: &Board, players: usize) -> Layout {
        let wish = Wish { players, text_scale, tray: true };
        let frame = Frame::of(surface, wish, |area| Pyramid::within(area, board).row_height());
        let pyramid = Pyramid::within(frame.board, board);
        Layout { frame, pyramid }
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
    use crate::kit::screens::{SCREENS, assert_laid_out};

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_screen() {
        for board in [Board::coussin(), Board::panier()] {
            for screen in SCREENS {
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
