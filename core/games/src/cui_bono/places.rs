//! « Replacer le dé dans la pyramide »: where a die may go.

use super::{Breach, CuiBono, Edition};
use crate::pyramid::{
    Colour, Piece, Pyramid,
    lattice::{Cell, CellSet, Side},
};

/// Rule B counts a row from so many dice that can be seen, the one put back included.
pub const SHORTEST_ROW: usize = 3;

impl CuiBono {
    /// Every case that takes this die.
    pub(super) fn places_for(&self, piece: Piece) -> CellSet {
        self.pyramid.heap().hollows().iter().filter(|case| self.check_place(*case, piece).is_ok()).collect()
    }

    /// May this die go there?
    pub(super) fn check_place(&self, cell: Cell, piece: Piece) -> Result<(), Breach> {
        let judged = match self.setup.edition {
            Edition::First => CellSet::ALL,
            Edition::Second => self.pyramid.heap().visible(),
        };
        check(&self.pyramid, cell, piece.colour, judged)?;
        // An earlier edition remembers no looks.
        if self.looks.have_seen(&self.pyramid, cell, piece) {
            return Err(Breach::InCircles { cell });
        }
        Ok(())
    }
}

/// May a die of this colour go there by the booklet? Rule B is judged by these dice of a row, and by no other.
pub(super) fn check(pyramid: &Pyramid, cell: Cell, colour: Colour, judged: CellSet) -> Result<(), Breach> {
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
        let below = cell.row(axis) & pyramid.heap().filled() & judged;
        if below.len() + 1 >= SHORTEST_ROW && pyramid.of_colour(colour).contains_all(below) {
            return Err(Breach::RowOfOneColour { cell, dice: below.len() as u8 + 1 });
        }
    }
    Ok(())
}
