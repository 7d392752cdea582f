//! Where things go on a phone or a tablet, upright or lying, when players pass the device on.

use crate::{Area, Surface};

const MARGIN: f32 = 12.0;
pub(crate) const GAP: f32 = 8.0;
/// A seat as a card: name above, counts below.
const CARD_HEIGHT: f32 = 64.0;
/// A seat as a chip: everything in one line, for four on a phone.
const CHIP_HEIGHT: f32 = 40.0;
const WORDS_HEIGHT: f32 = 64.0;
const TRAY_HEIGHT: f32 = 76.0;
const BUTTON_HEIGHT: f32 = 56.0;
/// A phone lower than this keeps its height for the board.
const LOW: f32 = 640.0;
const LOW_SCALE: f32 = 0.84;
/// The column beside the board when the screen lies.
const SIDE_COLUMN: (f32, f32) = (300.0, 400.0);
const SIDE_WORDS_HEIGHT: f32 = 140.0;
const SIDE_TRAY_HEIGHT: f32 = 92.0;
/// A card is never narrower than a short name beside a badge.
const NARROWEST_CARD: f32 = 100.0;
/// Larger text may take room from the board until its cells are this much of what they could be.
const BOARD_KEEPS: f32 = 0.72;

/// What a board needs around it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    /// Seats in a row of cards; none where the board has places of its own for them.
    pub(crate) players: usize,
    /// A reader wants text so many times as large.
    pub(crate) text_scale: f32,
    /// Dice are thrown, or cards wait, between the board and the buttons.
    pub(crate) tray: bool,
}

/// The parts of the table.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// One per seat; a last row of two may have one more.
    pub(crate) seats: Vec<Area>,
    pub(crate) headline: Area,
    pub(crate) headline_size: f32,
    pub(crate) hint: Area,
    pub(crate) hint_size: f32,
    /// As high as nothing where no tray is wanted.
    pub(crate) tray: Area,
    pub(crate) buttons: Area,
    pub(crate) board: Area,
}

impl Frame {
    /// Lays out for a reader who wants larger text, as far as the board leaves room for it: `cell_size` tells how large
    /// the board's cells come out in an area.
    pub(crate) fn of(surface: Surface, wish: Wish, cell_size: impl Fn(Area) -> f32) -> Frame {
        let plain = Frame::scaled(surface, 1.0, wish);
        let wished = wish.text_scale.clamp(1.0, 2.0);
        [wished, f32::midpoint(1.0, wished)]
            .into_iter()
            .map(|scale| Frame::scaled(surface, scale, wish))
            .find(|larger| cell_size(larger.board) >= cell_size(plain.board) * BOARD_KEEPS)
            .unwrap_or(plain)
    }

    fn scaled(surface: Surface, scale: f32, wish: Wish) -> Frame {
        let area = surface.area().inset(MARGIN);
        if surface.is_landscape() {
            Frame::lying(area, scale, wish)
        } else {
            let low = if surface.height < LOW { LOW_SCALE } else { 1.0 };
            Frame::upright(area, low, scale, wish)
        }
    }

    /// From top to bottom: seats, words, board, tray, buttons.
    fn upright(mut rest: Area, low: f32, scale: f32, Wish { players, tray, .. }: Wish) -> Frame {
        let column = rest.width / players.max(1) as f32 - GAP;
        let seats = if players == 0 {
            Vec::new()
        } else if column >= NARROWEST_CARD * scale {
            rest.take_top(CARD_HEIGHT * low * scale, GAP).columns(players, GAP)
        } else {
            let rows = players.div_ceil(2);
            let height = CHIP_HEIGHT * low * scale * rows as f32 + GAP * (rows - 1) as f32;
            grid(rest.take_top(height, GAP), rows, 2)
        };
        let mut hint = rest.take_top(WORDS_HEIGHT * low * scale, GAP);
        let headline = hint.take_top(hint.height * 0.55, 0.0);
        let buttons = rest.take_bottom(BUTTON_HEIGHT * low * scale.sqrt(), GAP);
        let tray = if tray { rest.take_bottom(TRAY_HEIGHT * low, GAP) } else { rest.take_bottom(0.0, 0.0) };
        Frame { seats, headline, headline_size: 22.0, hint, hint_size: 15.0, tray, buttons, board: rest }
    }

    /// The board at the left, everything else in a column at the right.
    fn lying(mut rest: Area, scale: f32, Wish { players, tray, .. }: Wish) -> Frame {
        let (narrow, wide) = SIDE_COLUMN;
        let width = (rest.width * 0.31).clamp(narrow, wide) * scale;
        let mut side = rest.take_right(width.min(rest.width * 0.45), 2.0 * GAP);
        let roomy = side.height >= LOW;
        let rows = players.div_ceil(2);
        let seat_height = (CARD_HEIGHT * scale).min(side.height / (3.0 * rows as f32));
        let seats = if players == 0 {
            Vec::new()
        } else {
            grid(side.take_top(seat_height * rows as f32 + GAP * (rows - 1) as f32, GAP), rows, 2)
        };
        let buttons = side.take_bottom((BUTTON_HEIGHT * scale).min(side.height / 4.0), GAP);
        let tray = if tray {
            side.take_bottom(SIDE_TRAY_HEIGHT.min(side.height / 2.0), GAP)
        } else {
            side.take_bottom(0.0, 0.0)
        };
        let words = (SIDE_WORDS_HEIGHT * scale).min(side.height);
        side.take_top((side.height - words) / 2.0, 0.0);
        let mut hint = side.take_top(words, 0.0);
        let headline = hint.take_top(hint.height * 0.5, 0.0);
        let (headline_size, hint_size) = if roomy { (28.0, 17.0) } else { (22.0, 15.0) };
        Frame { seats, headline, headline_size, hint, hint_size, tray, buttons, board: rest }
    }
}

/// Row by row.
fn grid(area: Area, rows: usize, columns: usize) -> Vec<Area> {
    area.rows(rows, GAP).into_iter().flat_map(|row| row.columns(columns, GAP)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::screens::{SCREENS, assert_laid_out};

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_screen() {
        for screen in SCREENS {
            for (players, text_scale) in (0..=8).flat_map(|p| [(p, 1.0), (p, 1.3), (p, 2.0)]) {
                for tray in [true, false] {
                    let wish = Wish { players, text_scale, tray };
                    let frame = Frame::of(screen, wish, |area| area.width.min(area.height));
                    let mut parts = frame.seats[..players].to_vec();
                    parts.extend([frame.headline, frame.hint, frame.buttons, frame.board]);
                    if tray {
                        parts.push(frame.tray);
                    }
                    assert_laid_out(&parts, screen, wish);
                }
            }
        }
    }
}
