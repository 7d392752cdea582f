//! Where things go on a phone or a tablet, upright or lying.

use empile_games::pile_poils::Board;

use super::pyramid::Pyramid;
use crate::{Area, Surface};

const MARGIN: f32 = 12.0;
const GAP: f32 = 8.0;
/// A seat as a card: name above, counts below.
const CARD_HEIGHT: f32 = 64.0;
/// A seat as a chip: everything in one line, for four on a phone.
const CHIP_HEIGHT: f32 = 40.0;
const WORDS_HEIGHT: f32 = 64.0;
const TRAY_HEIGHT: f32 = 76.0;
const BUTTON_HEIGHT: f32 = 56.0;
/// A phone lower than this keeps its height for the pyramid.
const LOW: f32 = 640.0;
const LOW_SCALE: f32 = 0.84;
/// The column beside the pyramid when the screen lies.
const SIDE_COLUMN: (f32, f32) = (300.0, 400.0);
const SIDE_WORDS_HEIGHT: f32 = 140.0;
const SIDE_TRAY_HEIGHT: f32 = 92.0;
/// A card is never narrower than a short name beside a badge.
const NARROWEST_CARD: f32 = 100.0;
/// Larger text may take room from the pyramid until its rows are this much of what they could be.
const PYRAMID_KEEPS: f32 = 0.72;

/// The parts of the table.
pub(super) struct Layout {
    pub(super) seats: Vec<Area>,
    pub(super) headline: Area,
    pub(super) headline_size: f32,
    pub(super) hint: Area,
    pub(super) hint_size: f32,
    pub(super) tray: Area,
    pub(super) buttons: Area,
    pub(super) pyramid: Pyramid,
}

impl Layout {
    /// Lays out for a reader who wants text `text_scale` times as large, as far as the pyramid leaves room for it.
    pub(super) fn of(surface: Surface, text_scale: f32, board: &Board, players: usize) -> Layout {
        let plain = Layout::scaled(surface, 1.0, board, players);
        let wished = text_scale.clamp(1.0, 2.0);
        [wished, f32::midpoint(1.0, wished)]
            .into_iter()
            .map(|scale| Layout::scaled(surface, scale, board, players))
            .find(|larger| larger.pyramid.row_height() >= plain.pyramid.row_height() * PYRAMID_KEEPS)
            .unwrap_or(plain)
    }

    fn scaled(surface: Surface, scale: f32, board: &Board, players: usize) -> Layout {
        let area = surface.area().inset(MARGIN);
        if surface.is_landscape() {
            Layout::lying(area, scale, board, players)
        } else {
            let low = if surface.height < LOW { LOW_SCALE } else { 1.0 };
            Layout::upright(area, low, scale, board, players)
        }
    }

    /// From top to bottom: seats, words, pyramid, tray, buttons.
    fn upright(mut rest: Area, low: f32, scale: f32, board: &Board, players: usize) -> Layout {
        let column = rest.width / players.max(1) as f32 - GAP;
        let seats = if column >= NARROWEST_CARD * scale {
            rest.take_top(CARD_HEIGHT * low * scale, GAP).columns(players, GAP)
        } else {
            let rows = players.div_ceil(2);
            let height = CHIP_HEIGHT * low * scale * rows as f32 + GAP * (rows - 1) as f32;
            grid(rest.take_top(height, GAP), rows, 2)
        };
        let mut hint = rest.take_top(WORDS_HEIGHT * low * scale, GAP);
        let headline = hint.take_top(hint.height * 0.55, 0.0);
        let buttons = rest.take_bottom(BUTTON_HEIGHT * low * scale.sqrt(), GAP);
        let tray = rest.take_bottom(TRAY_HEIGHT * low, GAP);
        let pyramid = Pyramid::within(rest, board);
        Layout { seats, headline, headline_size: 22.0, hint, hint_size: 15.0, tray, buttons, pyramid }
    }

    /// The pyramid at the left, everything else in a column at the right.
    fn lying(mut rest: Area, scale: f32, board: &Board, players: usize) -> Layout {
        let (narrow, wide) = SIDE_COLUMN;
        let width = (rest.width * 0.31).clamp(narrow, wide) * scale;
        let mut side = rest.take_right(width.min(rest.width * 0.45), 2.0 * GAP);
        let roomy = side.height >= LOW;
        let rows = players.div_ceil(2);
        let seat_height = (CARD_HEIGHT * scale).min(side.height / 6.0);
        let seats = side.take_top(seat_height * rows as f32 + GAP * (rows - 1) as f32, GAP);
        let seats = grid(seats, rows, 2);
        let buttons = side.take_bottom((BUTTON_HEIGHT * scale).min(side.height / 4.0), GAP);
        let tray = side.take_bottom(SIDE_TRAY_HEIGHT.min(side.height / 2.0), GAP);
        let words = (SIDE_WORDS_HEIGHT * scale).min(side.height);
        side.take_top((side.height - words) / 2.0, 0.0);
        let mut hint = side.take_top(words, 0.0);
        let headline = hint.take_top(hint.height * 0.5, 0.0);
        let (headline_size, hint_size) = if roomy { (28.0, 17.0) } else { (22.0, 15.0) };
        let pyramid = Pyramid::within(rest, board);
        Layout { seats, headline, headline_size, hint, hint_size, tray, buttons, pyramid }
    }

    /// Where the dice lie in the tray.
    pub(super) fn tray_dice(&self, count: usize) -> Vec<Area> {
        let side = (self.tray.height - 24.0).min((self.tray.width - 2.0 * GAP) / 5.0 - 2.0 * GAP).max(16.0);
        let pitch = side + 2.0 * GAP;
        let left = self.tray.centre().x - pitch * count as f32 / 2.0 + GAP;
        (0..count)
            .map(|index| {
                Area::new(left + index as f32 * pitch, self.tray.centre().y - side / 2.0, side, side)
            })
            .collect()
    }
}

/// Row by row.
fn grid(area: Area, rows: usize, columns: usize) -> Vec<Area> {
    area.rows(rows, GAP).into_iter().flat_map(|row| row.columns(columns, GAP)).collect()
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
                for (players, scale) in [2, 3, 4].into_iter().flat_map(|p| [(p, 1.0), (p, 1.3), (p, 2.0)]) {
                    let layout = Layout::of(screen, scale, &board, players);
                    let mut parts = layout.seats[..players].to_vec();
                    for die in layout.tray_dice(5) {
                        assert!(die.x >= layout.tray.x && die.right() <= layout.tray.right(), "{screen:?}");
                    }
                    parts.extend([layout.headline, layout.hint, layout.tray, layout.buttons]);
                    parts.extend(board.cells().map(|(_, cell)| layout.pyramid.cell(cell)));
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
                    assert!(dice[index + 1..].iter().all(|other| !overlap(*die, *other)), "{dice:?}");
                }
            }
        }
    }
}
