//! What a screen reader calls the places of the pyramid: the level from the base up, the line from the player's border
//! on, the place from the left.

use empile_games::pyramid::{Colour, lattice::Cell};

use super::Hexagons;
use crate::Words;

pub(crate) fn die(hexagons: &Hexagons, cell: Cell, colour: Colour, [front, left, right]: [u8; 3]) -> Words {
    let key = match colour {
        Colour::Red => "pyramid-die-red",
        Colour::Yellow => "pyramid-die-yellow",
        Colour::Pearl => "pyramid-die-pearl",
    };
    at(key, hexagons, cell).number("front", front).number("left", left).number("right", right)
}

pub(crate) fn case(hexagons: &Hexagons, cell: Cell) -> Words {
    at("pyramid-case", hexagons, cell)
}

/// Words that name a cell.
pub(crate) fn at(key: &'static str, hexagons: &Hexagons, cell: Cell) -> Words {
    Words::new(key)
        .number("level", cell.level() + 1)
        .number("line", cell.depth(hexagons.front()) + 1)
        .number("place", cell.depth(hexagons.front().left()) + 1)
}
