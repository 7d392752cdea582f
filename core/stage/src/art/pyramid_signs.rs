//! Signs of the games around the dice pyramid.

use super::{
    hexagon,
    pen::Pen,
    pyramid::{DieColour, draw_die},
};
use crate::Ink;

/// Three dice on a heap, each side 58 of 100.
pub(super) fn kept(pen: &mut Pen) {
    const DICE: [(f32, f32, DieColour); 3] =
        [(0.0, 42.0, DieColour::Yellow), (42.0, 42.0, DieColour::Pearl), (21.0, 0.0, DieColour::Red)];
    pen.within_square(|pen| {
        for (x, y, colour) in DICE {
            pen.within(x, y, 58.0, 58.0, |pen| hexagon::within(pen, |pen| draw_die(pen, colour, [0; 3])));
        }
    });
}

/// Up to two of the colours, one before the other, with a tick; nobody has a die of the own colour.
pub(super) fn prisoners(pen: &mut Pen, colours: [bool; 3]) {
    let all = [DieColour::Red, DieColour::Yellow, DieColour::Pearl];
    let taken: Vec<DieColour> =
        all.into_iter().zip(colours).filter(|(_, taken)| *taken).map(|(colour, _)| colour).collect();
    pen.within_square(|pen| match taken[..] {
        [] => hexagon::within(pen, |pen| hexagon::broken_ring(pen, 0.9, 7.0, Ink::SoftText)),
        [colour] => hexagon::within(pen, |pen| ticked(pen, colour)),
        [first, second, ..] => {
            pen.within(0.0, 0.0, 68.0, 68.0, |pen| hexagon::within(pen, |pen| draw_die(pen, first, [0; 3])));
            pen.within(32.0, 32.0, 68.0, 68.0, |pen| hexagon::within(pen, |pen| ticked(pen, second)));
        }
    });
}

fn ticked(pen: &mut Pen, colour: DieColour) {
    draw_die(pen, colour, [0; 3]);
    hexagon::tick(pen, 24.0, 19.0, Ink::MarkShade);
    hexagon::tick(pen, 24.0, 11.0, Ink::MarkPlain);
}

/// A coin with a minus.
pub(super) fn loss(pen: &mut Pen) {
    pen.within_square(|pen| {
        pen.ellipse(50.0, 54.0, 44.0, 44.0, Ink::Shadow);
        pen.ellipse(50.0, 50.0, 44.0, 44.0, Ink::Danger);
        pen.straight(&[(31.0, 50.0), (69.0, 50.0)], 13.0, Ink::OnDanger);
    });
}

const POINT: f32 = 0.2;
const RADIUS: f32 = 14.0;
const LINE: f32 = 3.0;

/// A bubble with a point: whole when the sum was found, a frame when it was not.
pub(super) fn sum(pen: &mut Pen, found: bool, points_up: bool) {
    let (width, height) = (pen.width(), pen.height());
    let point = height * POINT;
    let ink = if found { Ink::Success } else { Ink::Text };
    let body = height - point;
    let (top, tip, foot) = if points_up { (point, 0.0, 42.0) } else { (0.0, 100.0, 58.0) };
    pen.plain_round(0.0, top + 2.0, width, body, RADIUS, Ink::Shadow);
    pen.polygon(&[(50.0, tip), (36.0, foot), (64.0, foot)], ink);
    pen.plain_round(0.0, top, width, body, RADIUS, ink);
    if !found {
        let (width, body) = (width - 2.0 * LINE, body - 2.0 * LINE);
        pen.plain_round(LINE, top + LINE, width, body, RADIUS - LINE, Ink::Raised);
    }
}
