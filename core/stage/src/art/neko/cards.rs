//! Action and mission cards, drawn from what they say.

use empile_games::neko_tower::{ActionCard, CatOffer, Colour, Mission};

use super::{CardLook, cats::draw_nakama, missions, walls};
use crate::{Ink, art::pen::Pen};

/// The face of a card with its edge; the content follows.
fn face(pen: &mut Pen, look: CardLook) {
    let (width, height) = (pen.width(), pen.height());
    let radius = (width * 0.14).min(16.0);
    let (edge, ring) = match look {
        CardLook::Plain | CardLook::Dim => (Ink::Outline, 1.5),
        CardLook::Lit => (Ink::Accent, 3.5),
        CardLook::Chosen => (Ink::Primary, 3.5),
    };
    pen.plain_round(0.0, 3.0, width, height, radius, Ink::Shadow);
    pen.plain_round(0.0, 0.0, width, height, radius, edge);
    pen.plain_round(ring, ring, width - 2.0 * ring, height - 2.0 * ring, radius - ring, Ink::CardFace);
}

/// A veil over a card with which nothing can be done now.
fn veil(pen: &mut Pen, look: CardLook) {
    if look == CardLook::Dim {
        let (width, height) = (pen.width(), pen.height());
        pen.plain_round(0.0, 0.0, width, height, (width * 0.14).min(16.0), Ink::Veil);
    }
}

pub(super) fn draw_action(pen: &mut Pen, card: ActionCard, look: CardLook) {
    face(pen, look);
    let content = card.face();
    match (content.walls, content.cat) {
        (Some(pair), None) => {
            pen.within(9.0, 15.0, 82.0, 70.0, |pen| walls::draw_storey(pen, pair));
        }
        (Some(pair), Some(offer)) => {
            pen.within(17.0, 4.0, 66.0, 44.0, |pen| walls::draw_storey(pen, pair));
            // Either, or.
            pen.line((12.0, 53.0), &[[30.0, 53.0, 70.0, 49.0, 88.0, 49.0]], 3.0, Ink::Outline);
            square_in(pen, (8.0, 54.0, 84.0, 42.0), |pen| draw_offer(pen, offer));
        }
        (None, Some(offer)) => {
            square_in(pen, (8.0, 10.0, 84.0, 80.0), |pen| draw_offer(pen, offer));
        }
        (None, None) => {}
    }
    veil(pen, look);
}

fn square_in(pen: &mut Pen, (x, y, width, height): (f32, f32, f32, f32), draw: impl FnOnce(&mut Pen)) {
    pen.within(x, y, width, height, |pen| pen.within_square(draw));
}

/// The cat of a card: in its colour, or cream among the four; with a finger if it is to be stroked.
fn draw_offer(pen: &mut Pen, offer: CatOffer) {
    let cat = if offer.stroke { (4.0, 22.0, 74.0, 74.0) } else { (12.0, 18.0, 76.0, 76.0) };
    pen.within(cat.0, cat.1, cat.2, cat.3, |pen| draw_nakama(pen, offer.colour, false));
    if offer.colour.is_none() {
        let middle = cat.0 + cat.2 / 2.0;
        for (colour, step) in Colour::ALL.into_iter().zip([-1.5, -0.5, 0.5, 1.5]) {
            let x = middle + step * 19.0;
            pen.within(x - 8.5, 0.0, 17.0, 17.0, |pen| draw_head_dot(pen, colour));
        }
    }
    if offer.stroke {
        pen.within(56.0, 30.0, 44.0, 44.0, draw_hand);
    }
}

/// A spot of a colour with the ears of its cats.
fn draw_head_dot(pen: &mut Pen, colour: Colour) {
    pen.within(-20.0, -5.0, 140.0, 140.0, |pen| super::cats::draw_head(pen, colour));
}

pub(super) fn draw_stroke(pen: &mut Pen) {
    pen.within(0.0, 20.0, 80.0, 80.0, |pen| draw_nakama(pen, None, false));
    pen.within(52.0, 10.0, 46.0, 46.0, draw_hand);
}

/// A hand with one finger out, reaching from the right.
fn draw_hand(pen: &mut Pen) {
    pen.line((8.0, 50.0), &[[20.0, 48.0, 34.0, 46.0, 50.0, 48.0]], 17.0, Ink::HandShade);
    pen.line((8.0, 47.0), &[[20.0, 45.0, 34.0, 43.0, 50.0, 45.0]], 16.0, Ink::Hand);
    pen.blob(
        (42.0, 34.0),
        &[
            [56.0, 24.0, 84.0, 28.0, 88.0, 40.0],
            [92.0, 60.0, 84.0, 80.0, 66.0, 80.0],
            [46.0, 80.0, 38.0, 62.0, 42.0, 34.0],
        ],
        Ink::Hand,
    );
    for y in [56.0, 68.0] {
        pen.line((48.0, y), &[[52.0, y + 1.0, 58.0, y + 1.0, 62.0, y]], 5.0, Ink::HandShade);
    }
    pen.polygon(&[(82.0, 32.0), (100.0, 30.0), (100.0, 76.0), (80.0, 76.0)], Ink::Primary);
}

pub(super) fn draw_mission(pen: &mut Pen, mission: Mission, look: CardLook) {
    face(pen, look);
    square_in(pen, (7.0, 6.0, 86.0, 62.0), |pen| missions::draw(pen, mission));
    square_in(pen, (6.0, 71.0, 88.0, 24.0), |pen| arrows(pen, mission.climb()));
    veil(pen, look);
}

/// As many arrows side by side as floors.
fn arrows(pen: &mut Pen, floors: u8) {
    let step = 58.0;
    let left = 50.0 - step * (f32::from(floors) - 1.0) / 2.0;
    for floor in 0..floors {
        let x = left + step * f32::from(floor);
        pen.polygon(&[(x - 25.0, 58.0), (x, 16.0), (x + 25.0, 58.0)], Ink::MissionBack);
        pen.polygon(
            &[(x - 10.0, 56.0), (x + 10.0, 56.0), (x + 10.0, 86.0), (x - 10.0, 86.0)],
            Ink::MissionBack,
        );
    }
}

/// So many floors up, for the choice of how far to climb.
pub(super) fn draw_climb_token(pen: &mut Pen, floors: u8) {
    pen.ellipse(50.0, 50.0, 50.0, 50.0, Ink::Accent);
    let step = 17.0;
    let top = 50.0 - step * (f32::from(floors) - 1.0) / 2.0;
    for floor in 0..floors {
        let y = top + step * f32::from(floor);
        pen.line(
            (32.0, y + 8.0),
            &[[32.0, y + 8.0, 50.0, y - 8.0, 50.0, y - 8.0], [50.0, y - 8.0, 68.0, y + 8.0, 68.0, y + 8.0]],
            9.0,
            Ink::OnAccent,
        );
    }
}

pub(super) fn draw_action_back(pen: &mut Pen) {
    back(pen, Ink::ActionBack);
    // A storey.
    square_in(pen, (18.0, 20.0, 64.0, 60.0), |pen| {
        for x in [14.0, 62.0] {
            pen.polygon(&[(x, 36.0), (x + 24.0, 36.0), (x + 24.0, 84.0), (x, 84.0)], Ink::OnBack);
        }
        for y in [22.0, 84.0] {
            pen.polygon(&[(2.0, y), (98.0, y), (98.0, y + 10.0), (2.0, y + 10.0)], Ink::OnBack);
        }
    });
}

pub(super) fn draw_mission_back(pen: &mut Pen) {
    back(pen, Ink::MissionBack);
    // A paw, climbing.
    square_in(pen, (18.0, 18.0, 64.0, 64.0), |pen| {
        pen.ellipse(50.0, 68.0, 26.0, 20.0, Ink::OnBack);
        for (x, y) in [(16.0, 46.0), (38.0, 26.0), (62.0, 26.0), (84.0, 46.0)] {
            pen.ellipse(x, y, 10.5, 13.5, Ink::OnBack);
        }
    });
}

fn back(pen: &mut Pen, ink: Ink) {
    let (width, height) = (pen.width(), pen.height());
    let radius = (width * 0.14).min(16.0);
    pen.plain_round(0.0, 3.0, width, height, radius, Ink::Shadow);
    pen.plain_round(0.0, 0.0, width, height, radius, ink);
    let edge = (width * 0.07).min(6.0);
    pen.plain_round(edge, edge, width - 2.0 * edge, height - 2.0 * edge, radius - edge, Ink::BackPattern);
    pen.plain_round(
        edge + 1.5,
        edge + 1.5,
        width - 2.0 * edge - 3.0,
        height - 2.0 * edge - 3.0,
        radius - edge - 1.5,
        ink,
    );
}
