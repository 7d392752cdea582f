//! What a screen reader calls the places of the pyramid: the level from the base up, the line from the player's border
//! on, the place from the left.

use empile_games::pyramid::{
    Colour, Die,
    lattice::{Cell, Side},
};

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
    seen_from(key, hexagons.front(), cell)
}

/// The same for whoever sits at a side.
pub(crate) fn seen_from(key: &'static str, side: Side, cell: Cell) -> Words {
    Words::new(key)
        .number("level", level(cell))
        .number("line", cell.depth(side) + 1)
        .number("place", cell.depth(side.left()) + 1)
}

/// Levels are counted from the base, which is the first.
pub(crate) fn level(cell: Cell) -> u8 {
    cell.level() + 1
}

/// What a die shows to whoever sits at a side.
pub(crate) fn showing(words: Words, side: Side, die: Die) -> Words {
    words
        .number("front", die.face(side))
        .number("left", die.face(side.left()))
        .number("right", die.face(side.right()))
}
