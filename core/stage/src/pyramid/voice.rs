//! Where a table between three players speaks to the one who plays: headline, hint and buttons are turned to that player,
//! as the cards are.

use empile_games::contract::Seat;

use super::Hexagons;
use crate::{
    Area, Surface,
    kit::{Frame, GAP},
    zones::Zone,
};

/// As long and as deep as words with a button ask for, as their reader sees them.
const ENOUGH: (f32, f32) = (220.0, 130.0);
const BUTTON_HEIGHT: f32 = 52.0;
/// Deeper than this, what is said would fall apart: it stays near its reader.
const DEEPEST: f32 = 168.0;
const HEADLINE_PART: f32 = 0.45;
/// How deep a strip along an edge can be.
const DEPTHS: std::ops::RangeInclusive<u16> = 48..=260;
const STEP: usize = 4;

/// The place to speak from to one player.
#[derive(Clone, Debug)]
pub(super) struct Voice {
    /// Turned to that player; for the one in front, the whole surface as it is.
    pub(super) zone: Zone,
    /// With words and buttons where that player has them.
    pub(super) frame: Frame,
    /// What it leaves of the board for a sheet over the dice.
    pub(super) clear: Area,
}

impl Voice {
    /// To the player in front: above and below the board.
    pub(super) fn in_front(seat: Seat, surface: Surface, frame: &Frame) -> Voice {
        let zone = Zone { seat, area: surface.area(), turn: 0.0 };
        Voice { zone, frame: frame.clone(), clear: frame.board }
    }

    /// To a player at the side, who has the card given: along the own edge if there is room, else where there is most.
    pub(super) fn at_the_side(
        card: &Zone,
        other: &Zone,
        frame: &Frame,
        hexagons: &Hexagons,
        text: f32,
    ) -> Voice {
        let room = Room { card: card.area, other: other.area, frame, hexagons };
        let places = [room.along_the_edge(), room.above_the_peak(), room.beside_the_board()];
        let scale = text.clamp(1.0, 2.0);
        let enough = |place: &Place| place.comfort() / scale;
        let [edge, rest @ ..] = places;
        let best = rest.into_iter().flatten().max_by(|a, b| a.comfort().total_cmp(&b.comfort()));
        let place = match (edge, best) {
            (Some(edge), Some(best)) if enough(&edge) < 1.0 && best.comfort() > edge.comfort() => best,
            (Some(edge), _) => edge,
            (None, Some(best)) => best,
            (None, None) => Place { area: frame.headline.union(frame.hint), clear: frame.board },
        };
        let zone = Zone { area: place.area, ..*card };
        let mut own = zone.own();
        let mut hint = own.take_bottom(own.height.min(DEEPEST * scale), 0.0);
        let buttons = hint.take_bottom(BUTTON_HEIGHT * scale.sqrt(), GAP);
        let headline = hint.take_top(hint.height * HEADLINE_PART, 0.0);
        let frame = Frame { headline, hint, buttons, ..frame.clone() };
        Voice { zone, frame, clear: place.clear }
    }
}

/// A place for turned words.
#[derive(Clone, Copy, Debug)]
struct Place {
    area: Area,
    clear: Area,
}

impl Place {
    /// Words that are turned run from top to bottom.
    fn comfort(&self) -> f32 {
        (self.area.height / ENOUGH.0).min(self.area.width / ENOUGH.1)
    }
}

/// What a table leaves free.
struct Room<'a> {
    card: Area,
    other: Area,
    frame: &'a Frame,
    hexagons: &'a Hexagons,
}

impl Room<'_> {
    /// Between the own card and the side of the pyramid.
    fn along_the_edge(&self) -> Option<Place> {
        let (card, board) = (self.card, self.frame.board);
        let is_left = card.x < self.other.x;
        let middle = self.hexagons.plate().centre().x;
        let top = card.bottom() + GAP;
        let reach = if is_left { middle - board.x } else { board.right() - middle };
        let strip = |depth: f32| {
            let bottom = self.hexagons.height_of_half_width(reach - depth - GAP).min(board.bottom());
            let x = if is_left { board.x } else { board.right() - depth };
            let mut clear = board;
            if is_left {
                clear.take_left(depth, GAP);
            } else {
                clear.take_right(depth, GAP);
            }
            Place { area: Area::new(x, top, depth, bottom - top), clear }
        };
        let strips = DEPTHS.step_by(STEP).map(|depth| strip(f32::from(depth)));
        strips.max_by(|a, b| a.comfort().total_cmp(&b.comfort())).filter(|place| place.comfort() > 0.0)
    }

    /// Between the two cards, where the words for the player in front would be, and down to the peak.
    fn above_the_peak(&self) -> Option<Place> {
        let (left, right) =
            if self.card.x < self.other.x { (self.card, self.other) } else { (self.other, self.card) };
        let (top, peak) = (self.frame.headline.y, self.hexagons.plate().y);
        let area = Area::new(left.right() + GAP, top, right.x - left.right() - 2.0 * GAP, peak - top - GAP);
        let board = self.frame.board;
        let clear = Area::new(board.x, peak, board.width, board.bottom() - peak);
        (self.words_are_above() && area.height > 0.0).then_some(Place { area, clear })
    }

    /// In the column of the words, down to what is thrown.
    fn beside_the_board(&self) -> Option<Place> {
        let Frame { headline, hint, tray, board, .. } = self.frame;
        let words = headline.union(*hint);
        let foot = tray.y.min(self.frame.buttons.y) - GAP;
        let area = Area::new(words.x, board.y, words.width, foot - board.y);
        (!self.words_are_above()).then_some(Place { area, clear: *board })
    }

    fn words_are_above(&self) -> bool {
        self.frame.headline.x < self.frame.board.right()
    }
}
