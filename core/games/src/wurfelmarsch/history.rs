use serde::{Deserialize, Serialize};

use super::PLAYERS;
use crate::{
    contract::Seat,
    pyramid::{Colour, Pyramid},
};

const BITS_PER_DIE: u32 = 11;
const BITS_PER_ORIENTATION: u32 = 5;

/// A position, exactly: the dice of each seat in the order of their cells, eleven bits each, and who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(super) struct Position {
    dice: [u64; PLAYERS as usize],
    to_move: Seat,
}

impl Position {
    pub(super) fn of(pyramid: &Pyramid, to_move: Seat) -> Position {
        let dice = Colour::ALL.map(|colour| {
            // The leading one keeps a die of all zero bits from vanishing.
            pyramid.of_colour(colour).iter().filter_map(|cell| Some((cell, pyramid.piece(cell)?.die))).fold(
                1,
                |packed, (cell, die)| {
                    packed << BITS_PER_DIE | (cell.index() << BITS_PER_ORIENTATION | die.index()) as u64
                },
            )
        });
        Position { dice, to_move }
    }
}

/// The positions since something happened that cannot be undone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct History(Vec<Position>);

impl History {
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }

    pub(super) fn note(&mut self, position: Position) {
        self.0.push(position);
    }

    /// How often the latest position has occurred.
    pub(super) fn occurrences(&self) -> usize {
        self.0.last().map_or(0, |latest| self.0.iter().filter(|earlier| *earlier == latest).count())
    }

    pub(super) fn latest(&self) -> Option<&Position> {
        self.0.last()
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}
