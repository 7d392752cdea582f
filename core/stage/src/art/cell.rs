use super::pen::Pen;
use crate::Ink;

/// How a cell of the pyramid stands with the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CellLook {
    /// Nothing on it.
    Free,
    /// The chosen dice fit, and could still be bedded.
    Lit,
    /// The chosen dice fit, but could not be bedded this turn.
    LitInVain,
    /// Dice on it that could be bedded as they are.
    Diced,
    /// Dice on it that break a bedding rule.
    Fault,
    /// Free, and missing below dice.
    Missing,
}

const RADIUS: f32 = 9.0;

/// A cushion: a rounded square with a darker lower edge.
pub(super) fn draw(pen: &mut Pen, look: CellLook) {
    let (width, height) = (pen.width(), pen.height());
    let (ring, edge, fill) = match look {
        CellLook::Free => (None, Ink::CellEdge, Ink::Cell),
        CellLook::Lit => (Some(Ink::Accent), Ink::Accent, Ink::CellLit),
        CellLook::LitInVain => (Some(Ink::CellEdge), Ink::CellEdge, Ink::CellLit),
        CellLook::Diced => (Some(Ink::Success), Ink::Success, Ink::Raised),
        CellLook::Fault => (Some(Ink::Danger), Ink::Danger, Ink::CellFault),
        CellLook::Missing => (Some(Ink::Danger), Ink::CellEdge, Ink::Cell),
    };
    pen.plain_round(0.0, 0.0, width, height, RADIUS, edge);
    match ring {
        None => pen.plain_round(0.0, 0.0, width, height - 3.0, RADIUS, fill),
        Some(ring) => {
            pen.plain_round(0.0, 0.0, width, height, RADIUS, ring);
            pen.plain_round(2.5, 2.5, width - 5.0, height - 5.0, RADIUS - 2.5, fill);
        }
    }
}
