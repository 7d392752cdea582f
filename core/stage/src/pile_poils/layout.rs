//! Where things go on a phone or a tablet, upright or lying.

use empile_games::pile_poils::{Board, Cell};

use crate::{Area, Surface};

const MARGIN: f32 = 12.0;
const GAP: f32 = 8.0;
const SEAT_HEIGHT: f32 = 64.0;
const WORDS_HEIGHT: f32 = 64.0;
const TRAY_HEIGHT: f32 = 76.0;
const BUTTON_HEIGHT: f32 = 56.0;
const SIDE_COLUMN: f32 = 320.0;
const WIDEST_CELL: f32 = 76.0;
const CELL_GAP: f32 = 3.0;
/// Rows may be this much higher than a unit is wide: a phone has more height than width.
const TALLEST_CELL: f32 = 1.3;

/// The parts of the table.
pub(super) struct Layout {
    pub(super) seats: Vec<Area>,
    pub(super) headline: Area,
    pub(super) hint: Area,
    pub(super) tray: Area,
    pub(super) buttons: Area,
    pyramid: Area,
    unit: f32,
    row: f32,
    base_units: f32,
    rows: f32,
}

impl Layout {
    pub(super) fn of(surface: Surface, board: &Board, players: usize) -> Layout {
        let mut rest = surface.area().inset(MARGIN);
        let (seats, words, tray, buttons) = if surface.is_landscape() {
            let mut side = rest.take_right(SIDE_COLUMN.min(rest.width * 0.45), 2.0 * GAP);
            let two_by_two = players.div_ceil(2);
            let seats_height = SEAT_HEIGHT.min(side.height / 6.0);
            let seats = side.take_top(seats_height * two_by_two as f32 + GAP * (two_by_two - 1) as f32, GAP);
            let seats = seats.rows(two_by_two, GAP).into_iter().flat_map(|row| row.columns(2, GAP)).collect();
            let buttons = side.take_bottom(BUTTON_HEIGHT, GAP);
            let tray = side.take_bottom(TRAY_HEIGHT.min(side.height / 2.0), GAP);
            (seats, side.take_top(WORDS_HEIGHT.min(side.height), 0.0), tray, buttons)
        } else {
            let seats = rest.take_top(SEAT_HEIGHT, GAP).columns(players, GAP);
            let words = rest.take_top(WORDS_HEIGHT, GAP);
            let buttons = rest.take_bottom(BUTTON_HEIGHT, GAP);
            let tray = rest.take_bottom(TRAY_HEIGHT, GAP);
            (seats, words, tray, buttons)
        };
        let mut hint = words;
        let headline = hint.take_top(words.height * 0.55, 0.0);
        let base_units =
            f32::from(board.of_row(0).iter().filter_map(|id| board.get(id)).map(|c| c.width).sum::<u8>());
        let rows = f32::from(board.row_count());
        let unit = (rest.width / base_units).min(WIDEST_CELL).min(rest.height / rows * 1.25);
        let row = (rest.height / rows).min(unit * TALLEST_CELL);
        Layout { seats, headline, hint, tray, buttons, pyramid: rest, unit, row, base_units, rows }
    }

    /// A cell's cushion. The pyramid stands on the lower edge of its area, in the middle.
    pub(super) fn cell(&self, cell: Cell) -> Area {
        let foot = self.pyramid.bottom() - (self.pyramid.height - self.row * self.rows) / 2.0;
        let left = self.pyramid.centre().x - self.base_units * self.unit / 2.0;
        let x = left + (f32::from(cell.left) + f32::from(cell.row) / 2.0) * self.unit;
        let y = foot - f32::from(cell.row + 1) * self.row;
        Area::new(x, y, f32::from(cell.width) * self.unit, self.row).inset(CELL_GAP / 2.0)
    }

    /// Where the dice lie in the tray.
    pub(super) fn tray_dice(&self, count: usize) -> Vec<Area> {
        let side = (self.tray.height - 20.0).min((self.tray.width - 2.0 * GAP) / 5.0 - GAP).max(16.0);
        let pitch = side + 2.0 * GAP;
        let left = self.tray.centre().x - pitch * count as f32 / 2.0 + GAP;
        (0..count)
            .map(|index| {
                Area::new(left + index as f32 * pitch, self.tray.centre().y - side / 2.0, side, side)
            })
            .collect()
    }
}

/// Where dice lie on a cell: one in the middle, two side by side, more in two rows.
pub(super) fn dice_on_cell(cell: Area, count: usize) -> Vec<Area> {
    let rows = if count > 2 { 2 } else { 1 };
    let in_first = count.div_ceil(rows).max(1);
    let side = (cell.width / (in_first as f32 + 0.35)).min(cell.height / (rows as f32 + 0.5)) * 0.92;
    let pitch = side * 1.12;
    (0..count)
        .map(|index| {
            let (row, column) = (index / in_first, index % in_first);
            let in_row = if row == 0 { in_first } else { count - in_first };
            let x = cell.centre().x + (column as f32 - in_row as f32 / 2.0) * pitch;
            let y = cell.centre().y + (row as f32 - rows as f32 / 2.0) * pitch;
            Area::new(x + (pitch - side) / 2.0, y + (pitch - side) / 2.0, side, side)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREENS: [Surface; 5] = [
        Surface { width: 360.0, height: 560.0 },
        Surface { width: 412.0, height: 840.0 },
        Surface { width: 800.0, height: 360.0 },
        Surface { width: 1280.0, height: 760.0 },
        Surface { width: 800.0, height: 1200.0 },
    ];

    fn overlap(a: Area, b: Area) -> bool {
        a.x + 0.01 < b.right() && b.x + 0.01 < a.right() && a.y + 0.01 < b.bottom() && b.y + 0.01 < a.bottom()
    }

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_screen() {
        for board in [Board::coussin(), Board::panier()] {
            for screen in SCREENS {
                for players in 2..=4 {
                    let layout = Layout::of(screen, &board, players);
                    let mut parts = layout.seats[..players].to_vec();
                    parts.extend([layout.headline, layout.hint, layout.tray, layout.buttons]);
                    parts.extend(board.cells().map(|(_, cell)| layout.cell(cell)));
                    for (index, part) in parts.iter().enumerate() {
                        let inside = part.x >= 0.0
                            && part.y >= 0.0
                            && part.right() <= screen.width + 0.01
                            && part.bottom() <= screen.height + 0.01;
                        assert!(inside, "part {index} {part:?} leaves {screen:?}");
                        assert!(part.width > 1.0 && part.height > 1.0, "part {index} {part:?} on {screen:?}");
                        for (other_index, other) in parts.iter().enumerate().skip(index + 1) {
                            assert!(
                                !overlap(*part, *other),
                                "{index} {part:?} and {other_index} {other:?} on {screen:?}"
                            );
                        }
                    }
                }
            }
        }
    }
}
