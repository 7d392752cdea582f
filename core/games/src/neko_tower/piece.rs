//! The pieces of a tower on the screen, where they are, and what a hand does with them. Integers only.

use serde::{Deserialize, Serialize};

use super::{FLOORS, NAKAMA, Nakama, state::MOST_PLAYERS};
use crate::contract::Seat;

/// A piece of the tower on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Piece {
    /// A floor tile, by its number.
    Floor(u8),
    /// A wall tile.
    Wall {
        /// The floor it carries, or will carry.
        floor: u8,
        /// Which of the two, in the order of its card. Nobody says that the first stands on the left.
        side: u8,
    },
    /// A cat friend.
    Nakama(Nakama),
    /// Neko (of the first seat, when all play together), or the black cat of a seat.
    Black(Seat),
}

const FIRST_WALL: u8 = 32;
const FIRST_NAKAMA: u8 = FIRST_WALL + 2 * (FLOORS + 1);
const FIRST_BLACK: u8 = FIRST_NAKAMA + NAKAMA;

/// In a record a piece is one small number.
impl From<Piece> for u8 {
    fn from(piece: Piece) -> u8 {
        match piece {
            Piece::Floor(floor) => floor,
            Piece::Wall { floor, side } => {
                FIRST_WALL.saturating_add(floor.saturating_mul(2)).saturating_add(side)
            }
            Piece::Nakama(cat) => FIRST_NAKAMA.saturating_add(cat.0),
            Piece::Black(seat) => FIRST_BLACK.saturating_add(seat.0),
        }
    }
}

impl TryFrom<u8> for Piece {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Piece, &'static str> {
        let piece = match number {
            1..=FLOORS => Piece::Floor(number),
            FIRST_WALL..FIRST_NAKAMA => {
                let wall = number - FIRST_WALL;
                Piece::Wall { floor: wall / 2, side: wall % 2 }
            }
            FIRST_NAKAMA..FIRST_BLACK => Piece::Nakama(Nakama(number - FIRST_NAKAMA)),
            _ => Piece::Black(Seat(number.wrapping_sub(FIRST_BLACK))),
        };
        if piece.exists() { Ok(piece) } else { Err("there is no such piece") }
    }
}

impl Piece {
    /// Does the box hold such a piece?
    #[must_use]
    pub fn exists(self) -> bool {
        match self {
            Piece::Floor(floor) => (1..=FLOORS).contains(&floor),
            Piece::Wall { floor, side } => (2..=FLOORS).contains(&floor) && side < 2,
            Piece::Nakama(cat) => cat.exists(),
            Piece::Black(seat) => seat.index() < MOST_PLAYERS,
        }
    }

    /// A Nakama, Neko or a black cat.
    #[must_use]
    pub fn is_cat(self) -> bool {
        matches!(self, Piece::Nakama(_) | Piece::Black(_))
    }
}

/// Where the middle of a piece is: hundredths of a millimetre from the middle of the table, upwards from the table; and
/// how far it is turned, in hundredths of a degree, counter-clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[i32; 3]", into = "[i32; 3]")]
pub struct Pose {
    /// To the right.
    pub x: i32,
    /// Upwards.
    pub y: i32,
    /// Counter-clockwise.
    pub turn: i32,
}

impl From<[i32; 3]> for Pose {
    fn from([x, y, turn]: [i32; 3]) -> Pose {
        Pose { x, y, turn }
    }
}

impl From<Pose> for [i32; 3] {
    fn from(pose: Pose) -> [i32; 3] {
        [pose.x, pose.y, pose.turn]
    }
}

/// A piece is let go, just above what it would come to stand on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drop {
    /// Which.
    pub piece: Piece,
    /// Where its middle is, in tenths of a millimetre from the middle of the table.
    pub x: i16,
    /// For a cat, the floor above which it is let go; for a wall, the floor that it is to stand on; for a floor, itself.
    pub floor: u8,
    /// How a wall is folded, as a place in [`FOLDS`](super::FOLDS); 0 for everything else.
    pub fold: u8,
}

/// Which way a cat is stroked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_of_the_box_is_one_number_and_no_other_number_is_a_piece() {
        let pieces: Vec<Piece> = (0..=u8::MAX).filter_map(|number| Piece::try_from(number).ok()).collect();
        let walls = 2 * (usize::from(FLOORS) - 1);
        assert_eq!(pieces.len(), usize::from(FLOORS) + walls + usize::from(NAKAMA) + MOST_PLAYERS);
        assert!(pieces.iter().all(|piece| Piece::try_from(u8::from(*piece)) == Ok(*piece)));
        assert!(pieces.is_sorted(), "numbers and pieces have the same order");
    }
}
