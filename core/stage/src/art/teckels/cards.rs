//! Cards as they lie before a player: piles, the turned card, and where cards may go.

use empile_games::teckels::{Card, Colour};

use super::{
    super::{badge, pen::Pen},
    blanket, dog,
};
use crate::Ink;

const RADIUS: f32 = 8.0;
const EDGE: f32 = 3.0;

/// Paper with a slice on it that runs to both sides, as on the table it will.
pub(super) fn draw_card(pen: &mut Pen, card: Card, lifted: bool) {
    let (width, height) = (pen.width(), pen.height());
    if lifted {
        pen.plain_round(0.0, 5.0, width, height, RADIUS, Ink::Shadow);
        pen.plain_round(-EDGE, -EDGE, width + 2.0 * EDGE, height + 2.0 * EDGE, RADIUS + EDGE, Ink::Accent);
    } else {
        pen.plain_round(0.0, 2.0, width, height, RADIUS, Ink::Shadow);
    }
    pen.plain_round(0.0, 0.0, width, height, RADIUS, Ink::DieEdge);
    pen.plain_round(1.5, 1.5, width - 3.0, height - 3.0, RADIUS - 1.5, Ink::Die);
    let tall = 100.0 * (width / height).min(1.0);
    pen.within(0.0, (100.0 - tall) / 2.0, 100.0, tall, |pen| dog::draw_slice(pen, card));
}

/// A pile of cards face down: the seat's colour and symbol, and the edges of some of the cards below.
pub(super) fn draw_pile(pen: &mut Pen, colour: u8, layers: u8, held: bool) {
    let (width, height) = (pen.width(), pen.height());
    if layers == 0 {
        pen.plain_round(0.0, 0.0, width, height, RADIUS, Ink::Outline);
        pen.plain_round(2.0, 2.0, width - 4.0, height - 4.0, RADIUS - 2.0, Ink::Surface);
        return;
    }
    let (ground, ink) = Ink::seat(colour);
    let step = 1.6;
    let below = f32::from(layers - 1) * step;
    let (card_width, card_height) = (width - below, height - below);
    if held {
        pen.plain_round(-EDGE, -EDGE, width + 2.0 * EDGE, height + 2.0 * EDGE, RADIUS + EDGE, Ink::Accent);
    }
    pen.plain_round(below, below + 2.0, card_width, card_height, RADIUS, Ink::Shadow);
    for layer in (1..layers).rev() {
        let at = f32::from(layer) * step;
        pen.plain_round(
            at,
            at,
            card_width,
            card_height,
            RADIUS,
            if layer % 2 == 0 { Ink::Die } else { Ink::DieEdge },
        );
    }
    pen.plain_round(0.0, 0.0, card_width, card_height, RADIUS, Ink::Die);
    pen.plain_round(2.0, 2.0, card_width - 4.0, card_height - 4.0, RADIUS - 2.0, ground);
    let (w, h) = (100.0 * card_width / width, 100.0 * card_height / height);
    pen.within(0.0, 0.0, w, h, |pen| {
        for x in [14.0, 86.0] {
            pen.ellipse(x, 14.0, 4.0, 4.0, ink);
        }
        pen.within(27.0, 10.0, 46.0, 46.0, |pen| badge::draw(pen, colour));
    });
}

/// An arrow that dives under the pile.
pub(super) fn draw_under(pen: &mut Pen) {
    pen.within_square(|pen| {
        pen.ellipse(50.0, 50.0, 50.0, 50.0, Ink::Accent);
        pen.line((28.0, 36.0), &[[28.0, 78.0, 72.0, 78.0, 72.0, 44.0]], 11.0, Ink::OnAccent);
        pen.polygon(&[(54.0, 46.0), (72.0, 24.0), (90.0, 46.0)], Ink::OnAccent);
    });
}

/// Where the next slice goes, and the blanket it must have.
pub(super) fn draw_end(pen: &mut Pen, colour: Colour, lit: bool) {
    let (width, height) = (pen.width(), pen.height());
    let (cloth, _) = blanket::inks(colour);
    let edge = (height * 0.06).clamp(1.5, 3.0);
    if lit {
        pen.plain_round(
            -2.0 * edge,
            -2.0 * edge,
            width + 4.0 * edge,
            height + 4.0 * edge,
            RADIUS + edge,
            Ink::Accent,
        );
    }
    pen.plain_round(-edge, -edge, width + 2.0 * edge, height + 2.0 * edge, RADIUS, Ink::Raised);
    pen.plain_round(0.0, 0.0, width, height, RADIUS - edge, cloth);
    pen.within(12.0, 12.0, 76.0, 76.0, |pen| blanket::weave(pen, colour));
}

/// Free grass for a new head.
pub(super) fn draw_new_head(pen: &mut Pen, lit: bool) {
    let (width, height) = (pen.width(), pen.height());
    let (edge, ink) = if lit { (Ink::Accent, Ink::Accent) } else { (Ink::OnGrass, Ink::GrassMark) };
    pen.plain_round(0.0, 0.0, width, height, RADIUS, edge);
    pen.plain_round(1.5, 1.5, width - 3.0, height - 3.0, RADIUS - 1.5, Ink::Lane);
    pen.within_square(|pen| badge::paw(pen, ink));
}

/// The lawn that everyone lays on.
pub(super) fn draw_park(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    pen.plain_round(0.0, 0.0, width, height, 20.0, Ink::Grass);
    let tuft = 7.0;
    let (columns, rows) = (blanket::times(width, 96.0), blanket::times(height, 72.0));
    for row in 0..rows {
        for column in 0..columns {
            let shift = if row % 2 == 0 { 0.3 } else { 0.7 };
            let x = 100.0 * (f32::from(column) + shift) / f32::from(columns);
            let y = 100.0 * (f32::from(row) + 0.5) / f32::from(rows);
            let (dx, dy) = (100.0 * tuft / width, 100.0 * tuft / height);
            for lean in [-1.0, 0.0, 1.0] {
                let tip = (x + lean * dx * 0.7, y - dy);
                pen.polygon(
                    &[(x + lean * dx * 0.3 - dx * 0.2, y), tip, (x + lean * dx * 0.3 + dx * 0.2, y)],
                    Ink::GrassMark,
                );
            }
        }
    }
}

/// The strip of grass a teckel stands on.
pub(super) fn draw_lane(pen: &mut Pen, lit: bool) {
    let (width, height) = (pen.width(), pen.height());
    if lit {
        pen.plain_round(0.0, 0.0, width, height, RADIUS, Ink::Accent);
        pen.plain_round(2.5, 2.5, width - 5.0, height - 5.0, RADIUS - 2.5, Ink::Lane);
    } else {
        pen.plain_round(0.0, 0.0, width, height, RADIUS, Ink::Lane);
    }
}
