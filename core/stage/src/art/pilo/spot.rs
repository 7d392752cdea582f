use super::{
    Pen, emblem,
    pillow::{self, PillowLook},
};
use crate::Ink;

/// How a spot stands with the pillows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpotLook {
    /// Nothing to bring.
    Resting,
    /// This player has a pillow in hand.
    Waiting,
    /// A pillow was brought here.
    Taken,
}

impl SpotLook {
    /// The ring, the ground and the sign; a pillow lies where the sign was.
    fn inks(self) -> (Ink, Ink, Option<Ink>) {
        match self {
            SpotLook::Resting => (Ink::CellEdge, Ink::Cell, Some(Ink::OnCell)),
            SpotLook::Waiting => (Ink::Accent, Ink::CellLit, Some(Ink::OnCellLit)),
            SpotLook::Taken => (Ink::CellEdge, Ink::CellLit, None),
        }
    }
}

pub(super) fn draw_shield(pen: &mut Pen, look: SpotLook) {
    let Some(sign) = ground(pen, look) else { return };
    pen.within_square(|pen| {
        pen.within(26.0, 22.0, 48.0, 58.0, |pen| emblem::shield(pen, sign, sign));
    });
}

/// An ear, seen from the side.
pub(super) fn draw_ear(pen: &mut Pen, look: SpotLook) {
    let Some(sign) = ground(pen, look) else { return };
    pen.within_square(|pen| {
        pen.line(
            (33.0, 46.0),
            &[
                [30.0, 18.0, 70.0, 18.0, 69.0, 44.0],
                [68.0, 58.0, 56.0, 58.0, 55.0, 70.0],
                [54.0, 80.0, 42.0, 82.0, 38.0, 72.0],
            ],
            7.0,
            sign,
        );
        pen.line(
            (43.0, 48.0),
            &[[42.0, 32.0, 60.0, 32.0, 58.0, 45.0], [57.0, 51.0, 50.0, 51.0, 49.0, 58.0]],
            5.5,
            sign,
        );
    });
}

/// A pillow to take from one's own zone, or the place where it was.
pub(super) fn draw_twin(pen: &mut Pen, cover: Option<u8>) {
    ground(pen, SpotLook::Resting);
    if let Some(cover) = cover {
        pen.within(4.0, 4.0, 92.0, 96.0, |pen| pillow::draw(pen, cover, PillowLook::Lying));
    }
}

/// Draws the ground and gives the ink of what stands on it.
fn ground(pen: &mut Pen, look: SpotLook) -> Option<Ink> {
    let (ring, ground, sign) = look.inks();
    let (width, height) = (pen.width(), pen.height());
    let radius = width.min(height) * 0.3;
    let edge = width.min(height) * 0.05;
    pen.plain_round(0.0, 0.0, width, height, radius, ring);
    pen.plain_round(edge, edge, width - 2.0 * edge, height - 2.0 * edge, radius - edge, ground);
    sign
}

/// A hand laid flat: five fingers, seen from above.
pub(super) fn draw_hand(pen: &mut Pen, down: bool) {
    let (ground, hand) = if down { (Ink::Success, Ink::OnSuccess) } else { (Ink::Primary, Ink::OnPrimary) };
    pen.within_square(|pen| {
        pen.ellipse(50.0, 50.0, 50.0, 50.0, ground);
        for (from, to) in [
            ((36.0, 56.0), (30.0, 33.0)),
            ((45.0, 52.0), (43.0, 23.0)),
            ((54.0, 52.0), (56.0, 23.0)),
            ((62.0, 56.0), (68.0, 32.0)),
        ] {
            pen.straight(&[from, to], 9.0, hand);
        }
        pen.line((38.0, 70.0), &[[30.0, 68.0, 24.0, 62.0, 19.0, 55.0]], 9.0, hand);
        pen.blob(
            (32.0, 54.0),
            &[
                [40.0, 48.0, 58.0, 48.0, 66.0, 54.0],
                [70.0, 70.0, 62.0, 82.0, 50.0, 82.0],
                [38.0, 82.0, 30.0, 70.0, 32.0, 54.0],
            ],
            hand,
        );
    });
}
