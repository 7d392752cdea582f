//! What a mission asks, as a picture of the cats that fulfil it.

use empile_games::neko_tower::{Colour, Mission};

use super::cats::draw_nakama;
use crate::{Ink, art::pen::Pen};

/// A cat of a picture: its colour, its left edge and its foot.
type Sitting = (Option<Colour>, f32, f32);

const SIDE: f32 = 48.0;
/// A cat on another sits this much higher.
const ON_BACK: f32 = 34.0;
const GROUND: f32 = 92.0;

pub(super) fn draw(pen: &mut Pen, mission: Mission) {
    let ground = |colour, x| (colour, x, GROUND);
    let pair = |colour| [ground(colour, 3.0), ground(colour, 49.0)];
    let stack = |colour| [ground(colour, 26.0), (colour, 26.0, GROUND - ON_BACK)];
    match mission {
        Mission::SameColourTouching => {
            touching(pen, &pair(None));
            equals(pen, true);
        }
        Mission::DifferentColoursTouching => {
            touching(pen, &pair(None));
            equals(pen, false);
        }
        Mission::YellowsTouching => touching(pen, &pair(Some(Colour::Yellow))),
        Mission::BlueOnBlue => touching(pen, &stack(Some(Colour::Blue))),
        Mission::OneOnAnother => touching(pen, &stack(None)),
        Mission::TwoTouchingAndOneOnTop => {
            touching(pen, &[ground(None, 3.0), ground(None, 49.0), (None, 49.0, GROUND - ON_BACK)]);
        }
        Mission::AnyThree => anywhere(pen, [None; 3]),
        Mission::VioletOrangeYellow => {
            anywhere(pen, [Some(Colour::Violet), Some(Colour::Orange), Some(Colour::Yellow)]);
        }
    }
}

/// On one floor, with a solid line under them.
fn touching(pen: &mut Pen, cats: &[Sitting]) {
    floor(pen);
    for &(colour, x, foot) in cats {
        pen.within(x, foot - SIDE, SIDE, SIDE, |pen| draw_nakama(pen, colour, false));
    }
}

/// Scattered over a floor seen a little from above: neither touching nor stacked is asked.
fn anywhere(pen: &mut Pen, colours: [Option<Colour>; 3]) {
    pen.polygon(&[(18.0, 36.0), (82.0, 36.0), (100.0, 96.0), (0.0, 96.0)], Ink::PaperEdge);
    pen.polygon(&[(19.5, 36.0), (80.5, 36.0), (97.0, 92.0), (3.0, 92.0)], Ink::PaperFloor);
    for (colour, (x, y)) in colours.into_iter().zip([(30.0, 6.0), (3.0, 46.0), (57.0, 46.0)]) {
        pen.within(x, y, 40.0, 40.0, |pen| draw_nakama(pen, colour, false));
    }
}

fn floor(pen: &mut Pen) {
    pen.polygon(&[(2.0, 91.0), (98.0, 91.0), (98.0, 98.0), (2.0, 98.0)], Ink::PaperEdge);
}

/// « = » or « ≠ » over the two.
fn equals(pen: &mut Pen, same: bool) {
    for y in [16.0, 28.0] {
        pen.line((38.0, y), &[[44.0, y, 56.0, y, 62.0, y]], 6.5, Ink::MissionBack);
    }
    if !same {
        pen.line((60.0, 6.0), &[[56.0, 14.0, 46.0, 30.0, 41.0, 38.0]], 6.5, Ink::MissionBack);
    }
}
