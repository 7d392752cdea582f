//! « Replacer le dé dans la pyramide »: where a die may go.

use super::Breach;
use crate::pyramid::{
    Colour, Pyramid,
    lattice::{Cell, CellSet, Side},
};

/// Rule B counts a row from so many dice, the one put back included.
pub const SHORTEST_ROW: usize = 3;

/// Every case that takes a die of this colour.
pub(super) fn places(pyramid: &Pyramid, colour: Colour) -> CellSet {
    pyramid.heap().hollows().iter().filter(|case| check(pyramid, *case, colour).is_ok()).collect()
}

/// May a die of this colour go there?
pub(super) fn check(pyramid: &Pyramid, cell: Cell, colour: Colour) -> Result<(), Breach> {
    if CellSet::BASE.contains(cell) {
        return Err(Breach::OnTheBase { cell });
    }
    let made_of = pyramid.hollow_colours(cell).filter(|_| pyramid.heap().cases().contains(cell));
    let [u, v, w] = made_of.ok_or(Breach::NoCase { cell })?;
    // A: « trois faces de dés de trois couleurs différentes », or « trois faces de même couleur ».
    if u == v && v == w {
        if u == colour {
            return Err(Breach::SameColour { cell });
        }
    } else if u == v || v == w || w == u {
        return Err(Breach::TwoColours { cell });
    }
    // B: « Si le dé est placé en haut d'une rangée de dés ». Nothing stands above a case.
    for axis in Side::ALL {
        let below = cell.row(axis) & pyramid.heap().filled();
        if below.len() + 1 >= SHORTEST_ROW && pyramid.of_colour(colour).contains_all(below) {
            return Err(Breach::RowOfOneColour { cell, dice: below.len() as u8 + 1 });
        }
    }
    Ok(())
}
