use empile_games::pilo_pilo::Character;

use super::{Pen, emblem, figure};
use crate::Ink;

/// Radius, edge and emblem of a card, in parts of its width.
const RADIUS: f32 = 0.11;
const EDGE: f32 = 0.055;
/// A pile rises by so much with each of its layers.
const STEP: f32 = 0.05;

/// The character as large as the card, its emblem in two corners for those who sit opposite.
pub(super) fn draw_face(pen: &mut Pen, character: Character) {
    let (width, height) = (pen.width(), pen.height());
    let (radius, edge) = (width * RADIUS, width * EDGE);
    pen.plain_round(0.0, width * 0.03, width, height, radius, Ink::Shadow);
    pen.plain_round(0.0, 0.0, width, height, radius, Ink::CardPaper);
    pen.plain_round(
        edge,
        edge,
        width - 2.0 * edge,
        height - 2.0 * edge,
        radius - edge * 0.6,
        ground(character),
    );
    let square = 100.0 * width / height;
    pen.within(5.0, 50.0 - square * 0.45, 90.0, square * 0.9, |pen| figure(pen, character));
    let sign = 19.0;
    let (side, inset) = (sign * width / height, 9.0 * width / height);
    pen.within(9.0, inset, sign, side, |pen| emblem::draw(pen, character));
    // Upside down in the other corner.
    pen.within(91.0, 100.0 - inset, -sign, -side, |pen| emblem::draw(pen, character));
}

fn ground(character: Character) -> Ink {
    match character {
        Character::Attacker => Ink::AttackGround,
        Character::Defender => Ink::DefenceGround,
        Character::Dragon => Ink::DragonGround,
        Character::King => Ink::RoyalGround,
    }
}

/// Card backs: a night sky with a moon. Nothing at all when no card is left but where the pile was.
pub(super) fn draw_pile(pen: &mut Pen, layers: u8) {
    let (width, height) = (pen.width(), pen.height());
    let radius = width * RADIUS;
    if layers == 0 {
        pen.plain_round(0.0, 0.0, width, height, radius, Ink::Outline);
        pen.plain_round(2.0, 2.0, width - 4.0, height - 4.0, radius - 2.0, Ink::Surface);
        return;
    }
    let step = width * STEP;
    let thick = step * f32::from(layers.min(3));
    let card = height - thick;
    pen.plain_round(0.0, width * 0.03, width, height, radius, Ink::Shadow);
    for layer in (0..layers.min(3)).rev() {
        let y = thick - step * f32::from(2_u8.saturating_sub(layer).min(2));
        pen.plain_round(0.0, y.max(0.0), width, card, radius, Ink::CardEdge);
    }
    back(pen, width, card, radius);
}

fn back(pen: &mut Pen, width: f32, height: f32, radius: f32) {
    let edge = width * EDGE;
    pen.plain_round(0.0, 0.0, width, height, radius, Ink::CardPaper);
    pen.plain_round(edge, edge, width - 2.0 * edge, height - 2.0 * edge, radius - edge * 0.6, Ink::Night);
    pen.within_square(|pen| {
        pen.ellipse(50.0, 48.0, 28.0, 28.0, Ink::NightMark);
        pen.blob(
            (56.0, 24.0),
            &[
                [36.0, 24.0, 28.0, 42.0, 32.0, 54.0],
                [37.0, 72.0, 60.0, 76.0, 70.0, 58.0],
                [52.0, 62.0, 42.0, 42.0, 56.0, 24.0],
            ],
            Ink::Moon,
        );
        for (x, y, size) in [
            (64.0, 36.0, 3.0),
            (72.0, 46.0, 2.0),
            (22.0, 20.0, 2.4),
            (80.0, 16.0, 2.4),
            (18.0, 76.0, 2.4),
            (80.0, 80.0, 3.0),
        ] {
            star(pen, x, y, size, Ink::Moon);
        }
    });
}

/// Four points, as stars twinkle.
pub(super) fn star(pen: &mut Pen, x: f32, y: f32, size: f32, ink: Ink) {
    let (far, near) = (size * 1.7, size * 0.5);
    let points: Vec<(f32, f32)> = [
        (0.0, -far),
        (near, -near),
        (far, 0.0),
        (near, near),
        (0.0, far),
        (-near, near),
        (-far, 0.0),
        (-near, -near),
    ]
    .iter()
    .map(|(dx, dy)| (x + dx, y + dy))
    .collect();
    pen.polygon(&points, ink);
}
