use super::{face, pen::Pen};
use crate::Ink;

/// A seat is told by its colour and, without colour, by its symbol or the face that somebody chose.
pub(super) fn draw(pen: &mut Pen, seat: u8) {
    let (ground, ink) = Ink::seat(seat);
    pen.within_square(|pen| {
        pen.ellipse(50.0, 50.0, 50.0, 50.0, ground);
        if face::draw(pen, seat, ink, ground) {
            return;
        }
        match seat % 8 {
            0 => paw(pen, ink),
            1 => pen.polygon(&[(50.0, 20.0), (80.0, 72.0), (20.0, 72.0)], ink),
            2 => pen.polygon(&[(28.0, 28.0), (72.0, 28.0), (72.0, 72.0), (28.0, 72.0)], ink),
            3 => pen.polygon(&[(50.0, 16.0), (80.0, 50.0), (50.0, 84.0), (20.0, 50.0)], ink),
            4 => star(pen, ink),
            5 => moon(pen, ink),
            6 => cross(pen, ink),
            _ => flower(pen, ink, ground),
        }
    });
}

pub(super) fn paw(pen: &mut Pen, ink: Ink) {
    pen.ellipse(50.0, 62.0, 19.0, 15.0, ink);
    for (x, y) in [(25.0, 46.0), (41.0, 32.0), (59.0, 32.0), (75.0, 46.0)] {
        pen.ellipse(x, y, 8.0, 10.0, ink);
    }
}

fn star(pen: &mut Pen, ink: Ink) {
    let points: Vec<(f32, f32)> = (0..10u8)
        .map(|corner| {
            let radius = if corner % 2 == 0 { 36.0 } else { 15.0 };
            let angle = f32::from(corner) * std::f32::consts::PI / 5.0;
            (50.0 + radius * angle.sin(), 51.0 - radius * angle.cos())
        })
        .collect();
    pen.polygon(&points, ink);
}

fn moon(pen: &mut Pen, ink: Ink) {
    pen.blob(
        (60.0, 17.0),
        &[
            [30.0, 14.0, 16.0, 40.0, 20.0, 58.0],
            [25.0, 80.0, 58.0, 92.0, 78.0, 68.0],
            [52.0, 74.0, 34.0, 46.0, 60.0, 17.0],
        ],
        ink,
    );
}

fn cross(pen: &mut Pen, ink: Ink) {
    pen.polygon(&[(41.0, 20.0), (59.0, 20.0), (59.0, 80.0), (41.0, 80.0)], ink);
    pen.polygon(&[(20.0, 41.0), (80.0, 41.0), (80.0, 59.0), (20.0, 59.0)], ink);
}

fn flower(pen: &mut Pen, ink: Ink, ground: Ink) {
    for petal in 0..5u8 {
        let angle = f32::from(petal) * std::f32::consts::TAU / 5.0;
        pen.ellipse(50.0 + 19.0 * angle.sin(), 50.0 - 19.0 * angle.cos(), 14.0, 14.0, ink);
    }
    pen.ellipse(50.0, 50.0, 8.0, 8.0, ground);
}
