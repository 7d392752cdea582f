use super::Pen;
use crate::{Ink, art::badge};

const HEM: f32 = 3.0;
/// The badge on the largest circle that the side holds.
const BADGE: f32 = 0.62;
/// The rim is drawn in so many straight pieces.
const PIECES: u8 = 12;

/// A patch sewn on the pillow, with a hem in the colour of its player, who looks at it from outside.
pub(super) fn draw(pen: &mut Pen, seat: u8, spread: u16) {
    let (width, height) = (pen.width(), pen.height());
    let half = (f32::from(spread) / 2.0).to_radians();
    let rim = (0..=PIECES).map(|piece| {
        let aslant = half * (2.0 * f32::from(piece) / f32::from(PIECES) - 1.0);
        (50.0 + 100.0 * height / width * aslant.sin(), 100.0 - 100.0 * aslant.cos())
    });
    let point = (50.0, 100.0);
    let outline: Vec<(f32, f32)> = [point].into_iter().chain(rim).chain([point]).collect();
    pen.polygon(&outline, Ink::CardPaper);
    let hem = 100.0 * HEM / width.min(height);
    pen.straight(&outline, hem, Ink::seat(seat).0);
    let radius = height * half.sin() / (1.0 + half.sin());
    let (x, y) = (100.0 * radius * BADGE / width, 100.0 * radius * BADGE / height);
    let middle = 100.0 * radius / height;
    pen.within(50.0 + x, middle + y, -2.0 * x, -2.0 * y, |pen| badge::draw(pen, seat));
}
