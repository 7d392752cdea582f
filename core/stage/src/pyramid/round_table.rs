//! The pyramid when the device goes round: it is a triangle, and the players' cards lie on both sides of its peak,
//! clockwise as the turns go.

use empile_games::pyramid::lattice::Side;

use super::Hexagons;
use crate::{
    Area,
    board::Room,
    kit::{Frame, GAP, Wish},
};

const BETWEEN_CARDS: f32 = 6.0;
/// Cards of two lines, from the most comfortable down, and the width that a short name asks for.
const CARD_HEIGHTS: [f32; 3] = [64.0, 56.0, 48.0];
const NARROWEST_CARD: f32 = 98.0;
/// A card that is wider than this many times its height would be laid out as a line.
const WIDEST_CARD: f32 = 3.1;
/// Cards of one line, and the width that a badge with a short name and every count ask for.
const LINE_HEIGHTS: [f32; 2] = [36.0, 32.0];
const NARROWEST_LINE: f32 = 78.0;
const WIDTH_OF_COUNT: f32 = 36.0;
const WIDEST_LINE: f32 = 190.0;
/// The pyramid gives way to the cards by steps.
const STEP: f32 = 4.0;
/// Larger cards may take room from the pyramid until its dice are this much of what they could be.
const PYRAMID_KEEPS: f32 = 0.72;
/// The tray lies beside the buttons where that makes the dice so much larger.
const WORTH_IT: f32 = 1.04;
/// What the tray then has of their line.
const TRAY_PART: f32 = 0.53;

/// Who sits at the table, and what lies on it beside the pyramid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guests {
    pub(crate) players: u8,
    /// How many counts each card has.
    pub(crate) counts: usize,
}

/// The parts of the table.
#[derive(Clone, Debug)]
pub(crate) struct RoundTable {
    /// With the seats beside the peak.
    pub(crate) frame: Frame,
    pub(crate) hexagons: Hexagons,
}

impl RoundTable {
    pub(crate) fn of(room: Room<'_>, guests: Guests) -> RoundTable {
        let apart = RoundTable::laid(room, guests, true);
        let beside = RoundTable::laid(room, guests, false);
        if beside.hexagons.edge() > apart.hexagons.edge() * WORTH_IT { beside } else { apart }
    }

    fn laid(room: Room<'_>, guests: Guests, tray: bool) -> RoundTable {
        let wish = Wish { players: 0, text_scale: room.text_scale, tray };
        let peak = |area| Peak::of(area, guests, room.text_scale);
        let mut frame = Frame::of(room.surface, wish, |area| peak(area).hexagons.edge());
        let Peak { hexagons, cards } = peak(frame.board);
        frame.seats = cards;
        if !tray {
            frame.tray = frame.buttons.take_left(frame.buttons.width * TRAY_PART, GAP);
        }
        RoundTable { frame, hexagons }
    }
}

/// The pyramid with a card for each player beside its peak.
struct Peak {
    hexagons: Hexagons,
    cards: Vec<Area>,
}

impl Peak {
    /// With cards for a reader who wants larger text, as far as the pyramid leaves room for them.
    fn of(board: Area, guests: Guests, text_scale: f32) -> Peak {
        let wished = text_scale.clamp(1.0, 2.0);
        let enough = Hexagons::within(board, Side::U).edge() * PYRAMID_KEEPS;
        [wished, f32::midpoint(1.0, wished)]
            .into_iter()
            .filter_map(|scale| Peak::scaled(board, guests, scale))
            .find(|peak| peak.hexagons.edge() >= enough)
            .or_else(|| Peak::scaled(board, guests, 1.0))
            .unwrap_or_else(|| Peak::squeezed(board, guests))
    }

    /// The largest pyramid that leaves room for all cards, and the largest cards beside it.
    fn scaled(board: Area, guests: Guests, scale: f32) -> Option<Peak> {
        let steps = (0..).map(|step| step as f32 * STEP).take_while(|lower| *lower < board.height);
        steps.into_iter().find_map(|lower| {
            let hexagons = pyramid(board, lower);
            let cards = card_size(board, &hexagons, guests, scale)?;
            Some(Peak { hexagons, cards: cards_of(board, guests, cards) })
        })
    }

    /// A screen too small for anything: half of it is for the cards.
    fn squeezed(board: Area, guests: Guests) -> Peak {
        let rows = f32::from(rows(guests));
        let height = (board.height / 2.0 - BETWEEN_CARDS * (rows - 1.0)) / rows;
        let size = ((board.width - GAP) / 2.0, height.max(0.0));
        Peak { hexagons: pyramid(board, board.height / 2.0), cards: cards_of(board, guests, size) }
    }
}

/// The pyramid, so much lower than the board.
fn pyramid(mut board: Area, lower: f32) -> Hexagons {
    board.take_top(lower, 0.0);
    Hexagons::at_the_bottom_of(board, Side::U)
}

/// Cards on one side of the peak.
fn rows(guests: Guests) -> u8 {
    guests.players.div_ceil(2).max(1)
}

/// Width and height of the largest cards that find room on both sides of the peak.
fn card_size(board: Area, hexagons: &Hexagons, guests: Guests, scale: f32) -> Option<(f32, f32)> {
    let line = NARROWEST_LINE + WIDTH_OF_COUNT * guests.counts as f32;
    let cards = CARD_HEIGHTS.map(|height| (NARROWEST_CARD, WIDEST_CARD * height, height));
    let lines = LINE_HEIGHTS.map(|height| (line, WIDEST_LINE, height));
    let middle = hexagons.plate().centre().x;
    cards.into_iter().chain(lines).find_map(|(narrowest, widest, height)| {
        let (narrowest, widest, height) = (narrowest * scale, widest * scale, height * scale);
        let rows = f32::from(rows(guests));
        let bottom = board.y + height * rows + BETWEEN_CARDS * (rows - 1.0);
        let free = middle - hexagons.half_width_at(bottom) - GAP - board.x;
        (bottom <= board.bottom() && free >= narrowest).then_some((free.min(widest), height))
    })
}

/// Up on the left, down on the right.
fn cards_of(board: Area, guests: Guests, (width, height): (f32, f32)) -> Vec<Area> {
    let left = rows(guests);
    let row = |index: u8| board.y + f32::from(index) * (height + BETWEEN_CARDS);
    let card = |seat: u8| {
        if seat < left {
            Area::new(board.x, row(left - 1 - seat), width, height)
        } else {
            Area::new(board.right() - width, row(seat - left), width, height)
        }
    };
    (0..guests.players).map(card).collect()
}

#[cfg(test)]
mod tests;
