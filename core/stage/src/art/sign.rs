//! Signs that need no words.

use super::pen::Pen;
use crate::Ink;

/// A tick or a cross on a disc.
pub(super) fn draw_mark(pen: &mut Pen, right: bool) {
    pen.within_square(|pen| {
        if right {
            pen.ellipse(50.0, 50.0, 50.0, 50.0, Ink::Success);
            pen.straight(&[(27.0, 52.0), (44.0, 69.0), (74.0, 33.0)], 11.0, Ink::OnSuccess);
        } else {
            pen.ellipse(50.0, 50.0, 50.0, 50.0, Ink::Danger);
            pen.straight(&[(32.0, 32.0), (68.0, 68.0)], 11.0, Ink::OnDanger);
            pen.straight(&[(68.0, 32.0), (32.0, 68.0)], 11.0, Ink::OnDanger);
        }
    });
}

/// An arrow to the right, light on dark so that it shows on anything.
pub(super) fn draw_arrow(pen: &mut Pen) {
    pen.within_square(|pen| {
        for (width, ink) in [(24.0, Ink::MarkShade), (13.0, Ink::Accent)] {
            pen.straight(&[(16.0, 50.0), (80.0, 50.0)], width, ink);
            pen.straight(&[(54.0, 22.0), (82.0, 50.0), (54.0, 78.0)], width, ink);
        }
    });
}
