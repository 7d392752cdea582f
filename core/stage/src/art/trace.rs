//! Somebody did something here: a ring in the colour of the seat, with its symbol.

use super::{badge, hexagon, pen::Pen};
use crate::Ink;

/// Did something come here, or go away?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TraceLook {
    /// It came here, or was changed here: a whole ring.
    Here,
    /// It has gone: a broken ring.
    Gone,
}

/// What the ring is around.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TraceShape {
    /// A die of the pyramid.
    Hexagon,
    /// Anything else.
    Box,
}

/// Lines in real size, so that a broad place has no broader ones.
const LINE: f32 = 3.0;
const HALO: f32 = 5.5;
/// The symbol, as a part of the smaller side, and in real size.
const SYMBOL: f32 = 0.36;
const SYMBOL_SIZES: (f32, f32) = (11.0, 22.0);

pub(super) fn draw(pen: &mut Pen, seat: u8, look: TraceLook, shape: TraceShape) {
    let (ground, on_it) = Ink::seat(seat);
    let (width, height) = (pen.width(), pen.height());
    let side = width.min(height);
    let part = |real: f32| 100.0 * real / side;
    for (line, ink) in [(part(HALO), on_it), (part(LINE), ground)] {
        match shape {
            TraceShape::Hexagon => {
                hexagon::within(pen, |pen| ring(pen, &hexagon::outline(0.93), look, line, ink));
            }
            TraceShape::Box => {
                let (x, y) = (100.0 * HALO / 2.0 / width, 100.0 * HALO / 2.0 / height);
                let corners = [(x, y), (100.0 - x, y), (100.0 - x, 100.0 - y), (x, 100.0 - y)];
                ring(pen, &corners, look, line, ink);
            }
        }
    }
    let symbol = (side * SYMBOL).clamp(SYMBOL_SIZES.0, SYMBOL_SIZES.1).min(side);
    let (wide, high) = (100.0 * symbol / width, 100.0 * symbol / height);
    pen.within(100.0 - wide, 0.0, wide, high, |pen| {
        pen.ellipse(50.0, 50.0, 50.0, 50.0, on_it);
        pen.within(6.0, 6.0, 88.0, 88.0, |pen| badge::draw(pen, seat));
    });
}

/// A line round the corners, with openings in it if something has gone.
fn ring(pen: &mut Pen, corners: &[(f32, f32)], look: TraceLook, line: f32, ink: Ink) {
    let after = corners.iter().cycle().skip(1);
    for (&from, &to) in corners.iter().zip(after) {
        let between = |part: f32| (from.0 + part * (to.0 - from.0), from.1 + part * (to.1 - from.1));
        match look {
            TraceLook::Here => pen.straight(&[from, to], line, ink),
            TraceLook::Gone => pen.straight(&[between(0.3), between(0.7)], line, ink),
        }
    }
}
