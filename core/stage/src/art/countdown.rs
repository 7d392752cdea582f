use super::pen::Pen;
use crate::Ink;

/// A string of pearls that grows shorter: no hand to race against.
const PEARLS: u8 = 10;
const AWAY: f32 = 41.0;
const PEARL: f32 = 7.5;
const GONE: f32 = 3.0;

/// The pearls that are left, clockwise from the top; those that are gone are told by their size.
pub(super) fn draw(pen: &mut Pen, left: u8) {
    pen.within_square(|pen| {
        for pearl in 0..PEARLS {
            let turn = f32::from(pearl) * std::f32::consts::TAU / f32::from(PEARLS);
            let (x, y) = (50.0 - AWAY * turn.sin(), 50.0 - AWAY * turn.cos());
            let (size, ink) = if pearl < left { (PEARL, Ink::Primary) } else { (GONE, Ink::SoftText) };
            pen.ellipse(x, y, size, size, ink);
        }
    });
}
