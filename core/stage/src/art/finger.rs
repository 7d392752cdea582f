//! A hand that shows where.

use super::pen::Pen;
use crate::Ink;

/// A hand with one finger stretched upwards, its tip at the upper edge, left of the middle; light on dark so that it shows
/// on anything.
pub(super) fn draw(pen: &mut Pen) {
    for (grown, ink) in [(7.0, Ink::MarkShade), (0.0, Ink::Accent)] {
        pen.straight(&[(30.0, 14.0), (30.0, 60.0)], 18.0 + grown, ink);
        pen.straight(&[(48.0, 46.0), (48.0, 66.0)], 17.0 + grown, ink);
        pen.straight(&[(65.0, 50.0), (65.0, 68.0)], 16.0 + grown, ink);
        pen.straight(&[(80.0, 56.0), (80.0, 70.0)], 14.0 + grown, ink);
        pen.straight(&[(14.0, 56.0), (28.0, 74.0)], 16.0 + grown, ink);
        pen.straight(&[(38.0, 72.0), (70.0, 72.0), (66.0, 84.0), (42.0, 84.0)], 26.0 + grown, ink);
    }
    for x in [39.0, 56.5, 73.0] {
        pen.straight(&[(x, 52.0), (x, 64.0)], 2.5, Ink::MarkShade);
    }
}
