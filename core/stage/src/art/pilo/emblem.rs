use empile_games::pilo_pilo::Character;

use super::{Pen, dragon};
use crate::Ink;

/// The sign of a character: small, and told apart by its outline alone.
pub(super) fn draw(pen: &mut Pen, character: Character) {
    match character {
        Character::Attacker => sword(pen),
        Character::Defender => shield(pen, Ink::DefenceMark, Ink::Defence),
        Character::Dragon => {
            dragon::zed(pen, 14.0, 36.0, 50.0);
            dragon::zed(pen, 66.0, 12.0, 26.0);
        }
        Character::King => crown(pen),
    }
}

fn sword(pen: &mut Pen) {
    pen.straight(&[(22.0, 78.0), (34.0, 66.0)], 15.0, Ink::Attack);
    pen.polygon(&[(32.0, 58.0), (74.0, 16.0), (92.0, 8.0), (84.0, 26.0), (42.0, 68.0)], Ink::AttackMark);
    pen.straight(&[(24.0, 50.0), (50.0, 76.0)], 11.0, Ink::Attack);
}

pub(super) fn shield(pen: &mut Pen, ink: Ink, mark: Ink) {
    pen.blob(
        (14.0, 16.0),
        &[
            [36.0, 20.0, 64.0, 20.0, 86.0, 16.0],
            [90.0, 56.0, 76.0, 82.0, 50.0, 95.0],
            [24.0, 82.0, 10.0, 56.0, 14.0, 16.0],
        ],
        ink,
    );
    pen.blob(
        (50.0, 18.5),
        &[
            [62.0, 18.5, 74.0, 18.0, 86.0, 16.0],
            [90.0, 56.0, 76.0, 82.0, 50.0, 95.0],
            [50.0, 70.0, 50.0, 44.0, 50.0, 18.5],
        ],
        mark,
    );
}

fn crown(pen: &mut Pen) {
    pen.polygon(
        &[(16.0, 82.0), (8.0, 28.0), (32.0, 50.0), (50.0, 14.0), (68.0, 50.0), (92.0, 28.0), (84.0, 82.0)],
        Ink::Royal,
    );
    for (x, y) in [(8.0, 26.0), (50.0, 14.0), (92.0, 26.0)] {
        pen.ellipse(x, y, 8.0, 8.0, Ink::Royal);
    }
}
