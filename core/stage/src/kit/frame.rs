//! Where things go on a phone or a tablet, upright or lying, when players pass the device on.

use crate::{Area, Surface, fingers::SMALLEST_TARGET};

const MARGIN: f32 = 12.0;
pub(crate) const GAP: f32 = 8.0;
/// A seat as a card: name above, counts below.
const CARD_HEIGHT: f32 = 64.0;
const BUTTON_HEIGHT: f32 = 56.0;
/// A phone lower than this keeps its height for the board.
const LOW: f32 = 640.0;
const LOW_SCALE: f32 = 0.84;
/// One so low that only the board may be larger than it must.
const LOWEST: f32 = 460.0;
const LOWEST_MARGIN: f32 = 6.0;
const LOWEST_GAP: f32 = 4.0;
/// The column beside the board when the screen lies.
const SIDE_COLUMN: (f32, f32) = (300.0, 400.0);
const SIDE_WORDS_HEIGHT: f32 = 140.0;
const SIDE_TRAY_HEIGHT: f32 = 92.0;
/// A card is never narrower than a short name beside a badge.
const NARROWEST_CARD: f32 = 100.0;
/// Larger text may take room from the board until its cells are this much of what they could be.
const BOARD_KEEPS: f32 = 0.72;

/// How high things are above and below an upright board, and how far apart.
#[derive(Clone, Copy)]
struct Heights {
    gap: f32,
    card: f32,
    /// A seat as a chip: everything in one line, for four on a phone.
    chip: f32,
    words: f32,
    tray: f32,
    button: f32,
}

impl Heights {
    const ROOMY: Heights =
        Heights { gap: GAP, card: CARD_HEIGHT, chip: 40.0, words: 64.0, tray: 76.0, button: BUTTON_HEIGHT };
    /// Whatever can be touched still is a target; a card is a chip.
    const LEAST: Heights = Heights {
        gap: LOWEST_GAP,
        card: 34.0,
        chip: 30.0,
        words: SMALLEST_TARGET,
        tray: 46.0,
        button: SMALLEST_TARGET,
    };

    fn on(surface: Surface) -> Heights {
        let Heights { gap, card, chip, words, tray, button } = Heights::ROOMY;
        if surface.height < LOWEST {
            Heights::LEAST
        } else if surface.height < LOW {
            let low = |height: f32| height * LOW_SCALE;
            let (card, chip, words, tray, button) =
                (low(card), low(chip), low(words), low(tray), low(button));
            Heights { gap, card, chip, words, tray, button }
        } else {
            Heights::ROOMY
        }
    }
}

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
        if surface.is_landscape() {
            Frame::lying(surface.area().inset(MARGIN), scale, wish)
        } else {
            let margin = if surface.height < LOWEST { LOWEST_MARGIN } else { MARGIN };
            Frame::upright(surface.area().inset(margin), Heights::on(surface), scale, wish)
        }
    }

    /// From top to bottom: seats, words, board, tray, buttons.
    fn upright(mut rest: Area, high: Heights, scale: f32, Wish { players, tray, .. }: Wish) -> Frame {
        let gap = high.gap;
        let column = rest.width / players.max(1) as f32 - gap;
        let seats = if players == 0 {
            Vec::new()
        } else if column >= NARROWEST_CARD * scale {
            rest.take_top(high.card * scale, gap).columns(players, gap)
        } else {
            let rows = players.div_ceil(2);
            let height = high.chip * scale * rows as f32 + gap * (rows - 1) as f32;
            grid(rest.take_top(height, gap), rows, 2, gap)
        };
        let mut hint = rest.take_top(high.words * scale, gap);
        let headline = hint.take_top(hint.height * 0.55, 0.0);
        let buttons = rest.take_bottom(high.button * scale.sqrt(), gap);
        let tray = if tray { rest.take_bottom(high.tray, gap) } else { rest.take_bottom(0.0, 0.0) };
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
            grid(side.take_top(seat_height * rows as f32 + GAP * (rows - 1) as f32, GAP), rows, 2, GAP)
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
fn grid(area: Area, rows: usize, columns: usize, gap: f32) -> Vec<Area> {
    area.rows(rows, gap).into_iter().flat_map(|row| row.columns(columns, gap)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::screens::{SCREENS, SMALLEST, assert_laid_out};

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_screen() {
        for screen in SCREENS.into_iter().chain([SMALLEST]) {
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
