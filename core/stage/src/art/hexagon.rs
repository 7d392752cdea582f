//! A cube that stands on a corner, seen straight from above: a hexagon of three rhombi, on the pen's sheet of
//! 100 × 100.

use super::pen::Pen;
use crate::Ink;

pub(super) type Spot = (f32, f32);

/// Where the three faces meet, the corner on top.
pub(super) const MIDDLE: Spot = (50.0, 50.0);
/// The corners of the outline, clockwise from the lowest one.
pub(super) const CORNERS: [Spot; 6] =
    [(50.0, 100.0), (0.0, 75.0), (0.0, 25.0), (50.0, 0.0), (100.0, 25.0), (100.0, 75.0)];

/// Draws on the largest regular hexagon in the middle.
pub(super) fn within(pen: &mut Pen, draw: impl FnOnce(&mut Pen)) {
    let width = pen.width().min(pen.height() * UPRIGHT);
    let height = width / UPRIGHT;
    let (wide, high) = (100.0 * width / pen.width(), 100.0 * height / pen.height());
    pen.within((100.0 - wide) / 2.0, (100.0 - high) / 2.0, wide, high, draw);
}

/// A spot of a face: from the middle `a` of the way along the face's first edge and `b` along its second one. Faces are
/// counted as a player at the lower edge sees them: front, left, right.
pub(super) fn on_face(face: usize, a: f32, b: f32) -> Spot {
    let first = CORNERS[(2 * face + 5) % 6];
    let second = CORNERS[(2 * face + 1) % 6];
    (
        MIDDLE.0 + a * (first.0 - MIDDLE.0) + b * (second.0 - MIDDLE.0),
        MIDDLE.1 + a * (first.1 - MIDDLE.1) + b * (second.1 - MIDDLE.1),
    )
}

/// The outline, larger or smaller around its middle.
pub(super) fn outline(scale: f32) -> [Spot; 6] {
    CORNERS.map(|(x, y)| (MIDDLE.0 + scale * (x - MIDDLE.0), MIDDLE.1 + scale * (y - MIDDLE.1)))
}

/// A line round the whole outline.
pub(super) fn ring(pen: &mut Pen, scale: f32, width: f32, ink: Ink) {
    let [from, rest @ ..] = outline(scale);
    let mut along = vec![from];
    along.extend(rest);
    along.push(from);
    pen.straight(&along, width, ink);
}

/// A line round the outline with an opening at each corner: told from a whole ring without its colour.
pub(super) fn broken_ring(pen: &mut Pen, scale: f32, width: f32, ink: Ink) {
    let corners = outline(scale);
    for (index, &from) in corners.iter().enumerate() {
        let to = corners[(index + 1) % corners.len()];
        let between = |part: f32| (from.0 + part * (to.0 - from.0), from.1 + part * (to.1 - from.1));
        pen.straight(&[between(0.27), between(0.73)], width, ink);
    }
}

/// A die can be laid here.
pub(super) fn plus(pen: &mut Pen, reach: f32, width: f32, ink: Ink) {
    let (x, y) = MIDDLE;
    let up = reach * UPRIGHT;
    pen.straight(&[(x - reach, y), (x + reach, y)], width, ink);
    pen.straight(&[(x, y - up), (x, y + up)], width, ink);
}

/// Not this one.
pub(super) fn cross(pen: &mut Pen, reach: f32, width: f32, ink: Ink) {
    let (x, y) = MIDDLE;
    let up = reach * UPRIGHT;
    pen.straight(&[(x - reach, y - up), (x + reach, y + up)], width, ink);
    pen.straight(&[(x - reach, y + up), (x + reach, y - up)], width, ink);
}

/// This one.
pub(super) fn tick(pen: &mut Pen, reach: f32, width: f32, ink: Ink) {
    let (x, y) = MIDDLE;
    let up = reach * UPRIGHT;
    pen.straight(&[(x - reach, y), (x - 0.25 * reach, y + 0.7 * up), (x + reach, y - 0.7 * up)], width, ink);
}

/// The sheet is stretched over a hexagon, which is higher than wide: what is to look square is lower on the sheet.
pub(super) const UPRIGHT: f32 = 0.866_025_4;
