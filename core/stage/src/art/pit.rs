//! A case that is looked for: it gets darker inwards, or three dice around it could be taken for one that sticks out.

use super::{
    hexagon::{MIDDLE, outline},
    pen::Pen,
};
use crate::Ink;

/// How far each shade reaches. The pips around it lie further out.
const DEPTHS: [f32; 3] = [0.56, 0.4, 0.24];
/// The edges between the three faces run down to the bottom, where they are widest.
const SEAM: f32 = 0.045;

pub(super) fn draw(pen: &mut Pen) {
    for depth in DEPTHS {
        pen.polygon(&outline(depth), Ink::BaseDepth);
    }
    let corners = outline(1.0);
    for (index, corner) in corners.into_iter().enumerate().filter(|(index, _)| index % 2 == 0) {
        let aside = |other: (f32, f32)| {
            (MIDDLE.0 + SEAM * (other.0 - MIDDLE.0), MIDDLE.1 + SEAM * (other.1 - MIDDLE.1))
        };
        let (one, other) = (aside(corners[(index + 1) % 6]), aside(corners[(index + 5) % 6]));
        pen.polygon(&[one, corner, other], Ink::MarkShade);
    }
}
