//! What lies where before a player, seen from there: the middle of the table is above.

use crate::Area;

const INSET: f32 = 6.0;
const GAP: f32 = 6.0;
const NAME_HEIGHT: f32 = 20.0;
const STATE_HEIGHT: f32 = 18.0;
/// Name and state side by side.
const LINE_HEIGHT: f32 = 24.0;
const WIDEST_LINE: f32 = 560.0;
/// Larger text may take this much from the card, and no more.
const LARGEST_TEXT: f32 = 1.4;
/// Wider than this many times its depth, a zone has everything in one row.
const WIDE: f32 = 1.6;
/// Cards, as wide as high.
const CARD: f32 = 0.74;
/// A pile lies further away than the card.
const PILE: f32 = 0.72;
/// What can be touched is not smaller.
const FINGER: f32 = 48.0;
const LARGEST_SPOT: f32 = 104.0;

/// The things of a zone, in its player's own view.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parts {
    pub(super) card: Area,
    pub(super) pile: Area,
    pub(super) shield: Area,
    pub(super) ear: Area,
    pub(super) state: Area,
    pub(super) badge: Area,
    pub(super) name: Area,
    pub(super) cards: Area,
}

impl Parts {
    pub(super) fn of(own: Area, text_scale: f32) -> Parts {
        let text = text_scale.clamp(1.0, LARGEST_TEXT);
        if own.width > WIDE * own.height { Parts::in_a_row(own, text) } else { Parts::stacked(own, text) }
    }

    /// Pile, card, shield and ear side by side; below them the words.
    fn in_a_row(own: Area, text: f32) -> Parts {
        let mut rest = own.inset(INSET);
        let mut line = rest.take_bottom(LINE_HEIGHT * text, GAP);
        let spare = (line.width - WIDEST_LINE * text).max(0.0) / 2.0;
        line = Area::new(line.x + spare, line.y, line.width - 2.0 * spare, line.height);
        let mut name = line.take_left((line.width - GAP) * 0.46, GAP);
        let height = rest.height;
        let (card, pile) = (height * CARD, height * CARD * PILE);
        let left_for_spots = (rest.width - card - pile - 3.0 * GAP) / 2.0;
        let spot = left_for_spots.min(height).clamp(FINGER, LARGEST_SPOT);
        let width = pile + card + 2.0 * spot + 3.0 * GAP;
        let mut row = Area::new(rest.centre().x - width / 2.0, rest.y, width, height);
        let pile = row.take_left(pile, GAP).middle(pile, height * PILE);
        let card = row.take_left(card, GAP);
        let shield = row.take_left(spot, GAP).middle_square(spot);
        let ear = row.middle_square(spot);
        let (badge, cards) = ends_of(&mut name);
        Parts { card, pile, shield, ear, state: line, badge, name, cards }
    }

    /// Card and pile towards the middle of the table, then the two spots, then the words.
    fn stacked(own: Area, text: f32) -> Parts {
        let mut rest = own.inset(INSET);
        let mut name = rest.take_bottom(NAME_HEIGHT * text, 2.0);
        let state = rest.take_bottom(STATE_HEIGHT * text, GAP);
        let spots = rest.take_bottom(FINGER.max(rest.height * 0.3), GAP).columns(2, GAP);
        let height = rest.height.min((rest.width - FINGER - GAP) / CARD);
        let card = height * CARD;
        let pile = (card * PILE).max(FINGER);
        let width = card + pile + GAP;
        let mut row = Area::new(rest.centre().x - width / 2.0, rest.centre().y - height / 2.0, width, height);
        let card = row.take_left(card, GAP);
        let pile = row.middle(pile, (pile / CARD).min(height));
        let spot = |index: usize| {
            spots
                .get(index)
                .map_or(rest, |area| area.middle(area.width.min(LARGEST_SPOT), area.height.min(LARGEST_SPOT)))
        };
        let (badge, cards) = ends_of(&mut name);
        Parts { card, pile, shield: spot(0), ear: spot(1), state, badge, name, cards }
    }
}

/// The badge before a name, and the number after it.
fn ends_of(name: &mut Area) -> (Area, Area) {
    let badge = name.take_left(name.height, 4.0);
    let cards = name.take_right(name.height * 1.2, 4.0);
    (badge, cards)
}
