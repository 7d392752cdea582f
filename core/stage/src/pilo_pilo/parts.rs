//! What lies where before a player, seen from there: the middle of the table is above.

use crate::{Area, fingers::SMALLEST_TARGET};

const INSET: f32 = 6.0;
const GAP: f32 = 6.0;
const NAME_HEIGHT: f32 = 20.0;
const STATE_HEIGHT: f32 = 18.0;
/// Name and state side by side, in parts of the zone's depth.
const LINE: f32 = 0.14;
const LINE_HEIGHT: (f32, f32) = (24.0, 34.0);
const NARROWEST_LINE: f32 = 220.0;
const WIDEST_LINE: f32 = 560.0;
/// Larger text may take this much from the card, and no more; less where the card is small.
const LARGEST_TEXT: f32 = 1.4;
const LARGEST_NARROW_TEXT: f32 = 1.1;
/// Wider than this many times its depth, a zone has everything in one row.
const WIDE: f32 = 1.6;
/// Wider than this, it has the card on one side and the rest beside it.
const SQUARE: f32 = 1.15;
/// Narrower than this, a player's state takes two lines.
const NARROW: f32 = 150.0;
/// Cards, as wide as high.
const CARD: f32 = 0.74;
/// A pile lies further away than the card.
const PILE: f32 = 0.72;
/// What can be touched is not smaller.
const FINGER: f32 = SMALLEST_TARGET;
const LARGEST_SPOT: f32 = 104.0;
/// Twins of the pillows, how high at most and as wide as high.
const LARGEST_TWIN: f32 = 84.0;
const TWIN_SHAPE: f32 = 1.3;

/// Nothing leaves a zone by more than a rounding.
const EDGE: f32 = 0.01;

/// The things of a zone, in its player's own view.
#[derive(Clone, Debug)]
pub(super) struct Parts {
    /// The card between rounds.
    pub(super) card: Area,
    /// The card while it matters: where there is little room it comes before the pile.
    pub(super) open: Area,
    pub(super) pile: Area,
    pub(super) shield: Area,
    pub(super) ear: Area,
    pub(super) state: Area,
    pub(super) badge: Area,
    pub(super) name: Area,
    pub(super) cards: Area,
    /// The player's own of each pillow, if those of the middle are only looked at.
    pub(super) twins: Vec<Area>,
}

impl Parts {
    /// With so many twins of pillows, so much of the zone's depth high, towards the middle of the table: away from the pile,
    /// where hands wait.
    pub(super) fn with_twins(own: Area, text_scale: f32, twins: u8, part: f32) -> Parts {
        let mut rest = own;
        rest.take_top(INSET, 0.0);
        let height = (own.height * part).clamp(FINGER, LARGEST_TWIN);
        let strip = rest.take_top(height, 0.0);
        let strip = strip.middle(strip.width - 2.0 * INSET, height);
        let count = f32::from(twins);
        let width = ((strip.width - GAP * (count - 1.0)) / count).min(height * TWIN_SHAPE);
        let row = strip.middle(width * count + GAP * (count - 1.0), height);
        Parts { twins: row.columns(usize::from(twins), GAP), ..Parts::of(rest, text_scale) }
    }

    /// Is everything in the zone, and nothing on top of something else?
    pub(super) fn are_apart_within(&self, own: Area) -> bool {
        let beside = [self.pile, self.shield, self.ear, self.state, self.badge, self.name, self.cards];
        let all: Vec<Area> =
            [self.card].into_iter().chain(beside).chain(self.twins.iter().copied()).collect();
        let is_apart =
            |(index, area): (usize, &Area)| all.iter().skip(index + 1).all(|other| !area.overlaps(*other));
        let within = own.inset(-EDGE);
        let is_within = |area: &Area| {
            within.x <= area.x
                && within.y <= area.y
                && area.right() <= within.right()
                && area.bottom() <= within.bottom()
        };
        all.iter().all(is_within) && all.iter().enumerate().all(is_apart)
    }

    pub(super) fn of(own: Area, text_scale: f32) -> Parts {
        let largest = if own.width < NARROW { LARGEST_NARROW_TEXT } else { LARGEST_TEXT };
        let text = text_scale.clamp(1.0, largest);
        let has_room_for_a_line = own.width >= NARROWEST_LINE * text;
        if has_room_for_a_line && own.width > WIDE * own.height {
            Parts::in_a_row(own, text)
        } else if has_room_for_a_line && own.width > SQUARE * own.height {
            Parts::beside(own, text)
        } else {
            Parts::stacked(own, text)
        }
    }

    /// Pile, card, shield and ear side by side; below them the words.
    fn in_a_row(own: Area, text: f32) -> Parts {
        let mut rest = own.inset(INSET);
        let words = Line::of(rest.take_bottom(line_height(own) * text, GAP), text);
        let height = rest.height;
        let (card, pile) = (height * CARD, height * CARD * PILE);
        let left_for_spots = (rest.width - card - pile - 3.0 * GAP) / 2.0;
        let spot = left_for_spots.min(height).clamp(FINGER, LARGEST_SPOT);
        let mut row = rest.middle(pile + card + 2.0 * spot + 3.0 * GAP, height);
        let pile = row.take_left(pile, GAP).middle(pile, height * PILE);
        let card = row.take_left(card, GAP);
        let shield = row.take_left(spot, GAP).middle_square(spot);
        let ear = row.middle_square(spot);
        words.with(card, card, pile, [shield, ear])
    }

    /// The card at the left; at the right the pile, and below it the two spots.
    fn beside(own: Area, text: f32) -> Parts {
        let mut rest = own.inset(INSET);
        let words = Line::of(rest.take_bottom(line_height(own) * text, GAP), text);
        let height = rest.height.min((rest.width - 2.0 * FINGER - 2.0 * GAP) / CARD);
        let card = rest.take_left(height * CARD, GAP).middle(height * CARD, height);
        let spots = rest.take_bottom((rest.height * 0.45).max(FINGER), GAP).columns(2, GAP);
        let pile = (rest.height * CARD).min(rest.width).max(FINGER);
        let pile = rest.middle(pile, rest.height);
        words.with(card, card, pile, spots_in(&spots, rest))
    }

    /// Card and pile towards the middle of the table, then the two spots, then the words.
    fn stacked(own: Area, text: f32) -> Parts {
        let mut rest = own.inset(INSET);
        let name = rest.take_bottom(NAME_HEIGHT * text, 2.0);
        let state = if own.width < NARROW { STATE_HEIGHT * 1.5 } else { STATE_HEIGHT };
        let words = Line::stacked(rest.take_bottom(state * text, GAP), name);
        let spots = rest.take_bottom(FINGER.max(rest.height * 0.3), GAP).columns(2, GAP);
        let height = rest.height.min((rest.width - FINGER - GAP) / CARD);
        let pile = (height * CARD * PILE).max(FINGER);
        let mut row = rest.middle(height * CARD + pile + GAP, rest.height);
        let card = row.take_left(height * CARD, GAP).middle(height * CARD, height);
        let pile = row.middle(pile, (pile / CARD).min(rest.height));
        let open = Area::new(card.x, rest.y, rest.height * CARD, rest.height);
        // Half of the pile stays in sight.
        let open = if open.right() > pile.centre().x {
            let width = pile.centre().x - card.x;
            Area::new(card.x, rest.y, width, rest.height).middle(width, width / CARD)
        } else {
            open
        };
        words.with(card, open, pile, spots_in(&spots, rest))
    }
}

fn line_height(own: Area) -> f32 {
    let (least, most) = LINE_HEIGHT;
    (own.height * LINE).clamp(least, most)
}

fn spots_in(columns: &[Area], rest: Area) -> [Area; 2] {
    [0, 1].map(|index| {
        let area = columns.get(index).copied().unwrap_or(rest);
        area.middle(area.width.min(LARGEST_SPOT), area.height.min(LARGEST_SPOT))
    })
}

/// What is written before a player.
struct Line {
    badge: Area,
    name: Area,
    cards: Area,
    state: Area,
}

impl Line {
    /// Name and state side by side.
    fn of(line: Area, text: f32) -> Line {
        let mut state = line.middle(line.width.min(WIDEST_LINE * text), line.height);
        let name = state.take_left((state.width - GAP) * 0.46, GAP);
        Line::stacked(state, name)
    }

    /// The badge before a name, and the number after it.
    fn stacked(state: Area, mut name: Area) -> Line {
        let badge = name.take_left(name.height, 4.0);
        let cards = name.take_right(name.height * 1.2, 4.0);
        Line { badge, name, cards, state }
    }

    fn with(self, card: Area, open: Area, pile: Area, [shield, ear]: [Area; 2]) -> Parts {
        let Line { badge, name, cards, state } = self;
        Parts { card, open, pile, shield, ear, state, badge, name, cards, twins: Vec::new() }
    }
}
