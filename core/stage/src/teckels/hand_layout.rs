//! Where a player's things lie, as the player sees them.

use empile_games::teckels::{PILES, TOKENS};

use crate::{Area, Surface};

const INSET: f32 = 5.0;
pub(super) const GAP: f32 = 4.0;
const SMALLEST: f32 = 48.0;
/// The largest a card is shown in hand.
const LARGEST: f32 = 96.0;
/// A button is not higher than this.
const BUTTON: f32 = 64.0;
/// Badge and name, tokens, points are not higher than this together.
const STATUS: f32 = 84.0;
/// Screens whose short side is shorter than this have two players at an edge once there are three.
const PHONE: f32 = 520.0;
/// Everything in one row needs this much.
const ONE_ROW: f32 = 330.0;
/// A name is shown where there is this much beside the badge.
const NAME: f32 = 40.0;

/// How deep the zones are.
pub(super) fn depth(surface: Surface, players: usize) -> f32 {
    let short = surface.width.min(surface.height);
    match players {
        _ if short >= PHONE => (short * 0.15).clamp(100.0, 124.0),
        0..=2 => 76.0,
        _ => 118.0,
    }
}

pub(super) struct HandLayout {
    pub(super) panel: Area,
    pub(super) badge: Area,
    pub(super) name: Option<Area>,
    pub(super) tokens: Vec<Area>,
    pub(super) points: Area,
    pub(super) piles: Vec<Area>,
    /// In place of the piles, what a picked card can be laid by: as many side by side as fingers tell apart.
    pub(super) choices: Area,
    pub(super) turned: Area,
    pub(super) call: Area,
    /// Between rounds: the button that begins one, and what the last one brought.
    pub(super) bark: Area,
    pub(super) words: Area,
    pub(super) won: Vec<Area>,
}

/// How many of so many choices have room side by side.
pub(super) fn room_for_choices(area: Area, wanted: usize) -> usize {
    let has_room = |count: &usize| *count as f32 * (SMALLEST + GAP) - GAP <= area.width;
    (2..=wanted).take_while(has_room).last().unwrap_or(1)
}

impl HandLayout {
    pub(super) fn of(own: Area) -> HandLayout {
        let room = own.inset(INSET);
        if room.width < ONE_ROW {
            HandLayout::in_two_rows(own, room)
        } else {
            HandLayout::in_one_row(own, room)
        }
    }

    fn in_two_rows(own: Area, room: Area) -> HandLayout {
        let rows = room.rows(2, GAP);
        let (mut far, near) = (rows[0], rows[1]);
        let status = far.take_left((room.width * 0.34).min(96.0), GAP);
        let result = far;
        let call = far.take_right(SMALLEST, GAP);
        let turned = far.middle_square(far.width.min(far.height));
        HandLayout::with(own, status, near.columns(PILES, GAP), (turned, call), (near, result))
    }

    fn in_one_row(own: Area, room: Area) -> HandLayout {
        let status = (room.width * 0.22).clamp(80.0, 170.0);
        let gaps = GAP * 5.0;
        let call =
            (room.width - status - gaps - 4.0 * SMALLEST).clamp(SMALLEST, room.height.clamp(SMALLEST, 76.0));
        let side = ((room.width - status - call - gaps) / 4.0).min(room.height).min(LARGEST);
        let all = status + call + gaps + 4.0 * side;
        let mut rest = Area::new(room.centre().x - all / 2.0, room.y, all, room.height);
        let status = rest.take_left(status, GAP);
        let whole = rest;
        let piles = (0..PILES).map(|_| rest.take_left(side, GAP).middle_square(side)).collect();
        let turned = rest.take_left(side, GAP).middle_square(side);
        let call = rest.middle_square(rest.width.min(rest.height));
        let mut result = whole;
        let bark = result.take_right(whole.width * 0.46, 2.0 * GAP);
        let height = bark.height.min(BUTTON);
        let bark = Area::new(bark.x, bark.centre().y - height / 2.0, bark.width, height);
        HandLayout::with(own, status, piles, (turned, call), (bark, result))
    }

    fn with(
        own: Area,
        status: Area,
        piles: Vec<Area>,
        (turned, call): (Area, Area),
        (bark, mut result): (Area, Area),
    ) -> HandLayout {
        let height = status.height.min(STATUS);
        let status = Area::new(status.x, status.centre().y - height / 2.0, status.width, height);
        let lines = status.rows(3, 2.0);
        let mut first = lines[0];
        let badge = first.take_left(first.height, GAP);
        let name = (first.width >= NAME).then_some(first);
        let side = (lines[1].width / f32::from(TOKENS)).min(lines[1].height);
        let tokens = (0..TOKENS)
            .map(|token| {
                let at = Area::new(lines[1].x + f32::from(token) * side, lines[1].y, side, lines[1].height);
                at.middle_square(side - 1.0)
            })
            .collect();
        let words = result.take_top(result.height * 0.45, 0.0);
        let won_side = result.height.min(result.width / 2.0);
        let won = Area::new(result.centre().x - won_side, result.y, 2.0 * won_side, result.height);
        HandLayout {
            panel: own.inset(2.0),
            badge,
            name,
            tokens,
            points: lines[2],
            choices: piles.iter().copied().reduce(Area::union).unwrap_or(own),
            piles,
            turned,
            call,
            bark,
            words,
            won: won.columns(2, 0.0),
        }
    }
}
