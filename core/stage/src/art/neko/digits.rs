//! Numbers that are part of a piece, and turn with it.

use crate::{Ink, art::pen::Pen};

/// A digit is drawn so thick, in parts of a hundred of its picture.
const THICK: f32 = 17.0;

/// The digits of a number below a hundred, the first first.
pub(super) fn of(number: u8) -> Vec<u8> {
    if number > 9 { vec![number / 10 % 10, number % 10] } else { vec![number] }
}

/// One digit, with round ends.
pub(super) fn draw(pen: &mut Pen, digit: u8, ink: Ink) {
    match digit {
        0 => pen.line(
            (50.0, 8.0),
            &[[84.0, 8.0, 84.0, 92.0, 50.0, 92.0], [16.0, 92.0, 16.0, 8.0, 50.0, 8.0]],
            THICK,
            ink,
        ),
        1 => pen.straight(&[(30.0, 28.0), (54.0, 8.0), (54.0, 92.0)], THICK, ink),
        2 => {
            pen.line(
                (22.0, 32.0),
                &[[20.0, 0.0, 80.0, 0.0, 78.0, 32.0], [78.0, 52.0, 42.0, 66.0, 22.0, 92.0]],
                THICK,
                ink,
            );
            pen.straight(&[(22.0, 92.0), (80.0, 92.0)], THICK, ink);
        }
        3 => pen.line(
            (24.0, 16.0),
            &[
                [46.0, -2.0, 82.0, 10.0, 74.0, 32.0],
                [70.0, 44.0, 56.0, 46.0, 46.0, 46.0],
                [92.0, 46.0, 88.0, 92.0, 48.0, 92.0],
                [34.0, 92.0, 26.0, 88.0, 20.0, 80.0],
            ],
            THICK,
            ink,
        ),
        4 => pen.straight(&[(64.0, 92.0), (64.0, 8.0), (18.0, 66.0), (84.0, 66.0)], THICK, ink),
        5 => {
            pen.straight(&[(76.0, 8.0), (30.0, 8.0), (26.0, 46.0)], THICK, ink);
            pen.line(
                (26.0, 46.0),
                &[[58.0, 32.0, 84.0, 48.0, 78.0, 70.0], [72.0, 98.0, 34.0, 98.0, 20.0, 82.0]],
                THICK,
                ink,
            );
        }
        6 => six(pen, |x| x, ink),
        7 => pen.straight(&[(20.0, 8.0), (80.0, 8.0), (42.0, 92.0)], THICK, ink),
        8 => pen.line(
            (50.0, 47.0),
            &[
                [20.0, 47.0, 20.0, 8.0, 50.0, 8.0],
                [80.0, 8.0, 80.0, 47.0, 50.0, 47.0],
                [88.0, 47.0, 88.0, 92.0, 50.0, 92.0],
                [12.0, 92.0, 12.0, 47.0, 50.0, 47.0],
            ],
            THICK,
            ink,
        ),
        _ => six(pen, |x| 100.0 - x, ink),
    }
}

/// A six, and turned by half a turn a nine.
fn six(pen: &mut Pen, turned: impl Fn(f32) -> f32, ink: Ink) {
    let curves = [
        [36.0, 18.0, 16.0, 52.0, 24.0, 74.0],
        [32.0, 98.0, 76.0, 98.0, 78.0, 68.0],
        [78.0, 42.0, 38.0, 40.0, 23.0, 66.0],
    ];
    pen.line((turned(68.0), turned(8.0)), &curves.map(|curve| curve.map(&turned)), THICK, ink);
}
