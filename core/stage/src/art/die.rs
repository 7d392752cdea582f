use super::pen::Pen;
use crate::Ink;

/// How a die stands in the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DieLook {
    /// Waits to be chosen.
    Plain,
    /// Chosen.
    Chosen,
    /// In the hand, not thrown yet.
    Unthrown,
}

const PIPS: [&[(f32, f32)]; 6] = [
    &[(50.0, 50.0)],
    &[(28.0, 28.0), (72.0, 72.0)],
    &[(27.0, 27.0), (50.0, 50.0), (73.0, 73.0)],
    &[(28.0, 28.0), (72.0, 28.0), (28.0, 72.0), (72.0, 72.0)],
    &[(27.0, 27.0), (73.0, 27.0), (50.0, 50.0), (27.0, 73.0), (73.0, 73.0)],
    &[(28.0, 24.0), (72.0, 24.0), (28.0, 50.0), (72.0, 50.0), (28.0, 76.0), (72.0, 76.0)],
];

pub(super) fn draw(pen: &mut Pen, face: u8, look: DieLook) {
    let side = pen.width().min(pen.height());
    let (x, y) = ((pen.width() - side) / 2.0, (pen.height() - side) / 2.0);
    let radius = side * 0.24;
    if look == DieLook::Chosen {
        let ring = (side * 0.09).max(2.0);
        pen.plain_round(x - ring, y - ring, side + 2.0 * ring, side + 2.0 * ring, radius + ring, Ink::Accent);
    }
    let face = if look == DieLook::Unthrown { 0 } else { face };
    draw_coloured(pen, face, Ink::Die, Ink::DieEdge, Ink::Pip);
}

/// A die in another colour, as it lies after a throw.
pub(super) fn draw_coloured(pen: &mut Pen, face: u8, body: Ink, edge: Ink, pips: Ink) {
    let side = pen.width().min(pen.height());
    let (x, y) = ((pen.width() - side) / 2.0, (pen.height() - side) / 2.0);
    let radius = side * 0.24;
    pen.plain_round(x, y + side * 0.06, side, side, radius, Ink::Shadow);
    pen.plain_round(x, y, side, side, radius, edge);
    pen.plain_round(x, y, side, side * 0.94, radius, body);
    draw_pips(pen, face, pips);
}

fn draw_pips(pen: &mut Pen, face: u8, ink: Ink) {
    pen.within_square(|pen| {
        let pips = PIPS.get(usize::from(face).wrapping_sub(1)).copied().unwrap_or_default();
        for &(x, y) in pips {
            pen.ellipse(x, y * 0.97, 9.5, 9.5, ink);
        }
    });
}
