use super::pen::Pen;
use crate::Ink;

/// How a cell of the pyramid stands with the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CellLook {
    /// Nothing on it.
    Free,
    /// The chosen dice fit, and could still be bedded.
    Lit,
    /// The chosen dice fit, but could not be bedded this turn: not lit, and crossed out at a corner.
    InVain,
    /// Dice on it that could be bedded as they are.
    Diced,
    /// Dice on it that break a bedding rule.
    Fault,
    /// Free, and missing below dice.
    Missing,
}

const LARGEST_RADIUS: f32 = 12.0;
/// The cross on a cell in vain, as a part of its shorter side.
const CROSS: f32 = 0.34;
const LARGEST_CROSS: f32 = 20.0;
/// As much of it lies inside the cell, both ways.
const INSIDE: f32 = 0.7;

/// A cushion: a rounded square with a darker lower edge.
pub(super) fn draw(pen: &mut Pen, look: CellLook) {
    let (width, height) = (pen.width(), pen.height());
    let radius = (width.min(height) * 0.26).min(LARGEST_RADIUS);
    let edge_height = (height * 0.08).clamp(1.0, 4.0);
    let (ring, edge, fill) = match look {
        CellLook::Free | CellLook::InVain => (None, Ink::CellEdge, Ink::Cell),
        CellLook::Lit => (Some(Ink::Accent), Ink::Accent, Ink::CellLit),
        CellLook::Diced => (Some(Ink::Success), Ink::Success, Ink::Cell),
        CellLook::Fault => (Some(Ink::Danger), Ink::Danger, Ink::CellFault),
        CellLook::Missing => (Some(Ink::Danger), Ink::CellEdge, Ink::Cell),
    };
    pen.plain_round(0.0, 0.0, width, height, radius, edge);
    match ring {
        None => pen.plain_round(0.0, 0.0, width, height - edge_height, radius, fill),
        Some(ring) => {
            pen.plain_round(0.0, 0.0, width, height, radius, ring);
            pen.plain_round(2.5, 2.5, width - 5.0, height - 5.0, radius - 2.5, fill);
        }
    }
    if look == CellLook::InVain {
        cross(pen);
    }
}

/// Round the upper right corner, off the number and off the yarn.
fn cross(pen: &mut Pen) {
    let (width, height) = (pen.width(), pen.height());
    let side = (width.min(height) * CROSS).min(LARGEST_CROSS);
    let (wide, high) = (100.0 * side / width, 100.0 * side / height);
    pen.within(100.0 - INSIDE * wide, (INSIDE - 1.0) * high, wide, high, |pen| {
        pen.ellipse(50.0, 50.0, 50.0, 50.0, Ink::Danger);
        pen.straight(&[(32.0, 32.0), (68.0, 68.0)], 17.0, Ink::OnDanger);
        pen.straight(&[(68.0, 32.0), (32.0, 68.0)], 17.0, Ink::OnDanger);
    });
}
