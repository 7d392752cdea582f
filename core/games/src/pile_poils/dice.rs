use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A handful of dice, up to five: how many show each face. Which die is which does not matter to any rule.
///
/// Packed as one nibble per face, so that taking dice out of a throw is one subtraction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Dice(u32);

const BORROW_GUARDS: u32 = 0x88_8888;
const MOST_DICE: usize = 5;

/// Why a list of numbers is not a handful of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum DiceError {
    /// A die shows 1 to 6.
    #[error("a die cannot show {0}")]
    NoSuchFace(u8),
    /// The game has five dice.
    #[error("{0} dice, but the game has {MOST_DICE}")]
    TooMany(usize),
}

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice(0);

    /// The dice that show these faces, in any order.
    pub fn of(faces: &[u8]) -> Result<Dice, DiceError> {
        if faces.len() > MOST_DICE {
            return Err(DiceError::TooMany(faces.len()));
        }
        faces.iter().try_fold(Dice::NONE, |dice, &face| match face {
            1..=6 => Ok(dice.with(face)),
            _ => Err(DiceError::NoSuchFace(face)),
        })
    }

    /// These dice and one more that shows `face` (1 to 6).
    pub(super) const fn with(self, face: u8) -> Dice {
        Dice(self.0 + (1 << (4 * (face - 1))))
    }

    /// How many show `face`.
    #[inline]
    #[must_use]
    pub const fn showing(self, face: u8) -> u8 {
        (self.0 >> (4 * (face - 1)) & 0xF) as u8
    }

    /// How many dice.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        // Adding the nibbles side by side: the product's top nibble is their sum, at most five.
        (self.0.wrapping_mul(0x11_1111) >> 20 & 0xF) as u8
    }

    /// Are there none?
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What they add up to.
    #[inline]
    #[must_use]
    pub const fn sum(self) -> u8 {
        let mut sum = 0;
        let mut face = 1;
        while face <= 6 {
            sum += face * self.showing(face);
            face += 1;
        }
        sum
    }

    /// Are all of these among `others`?
    #[inline]
    #[must_use]
    pub const fn are_among(self, others: Dice) -> bool {
        ((others.0 | BORROW_GUARDS) - self.0) & BORROW_GUARDS == BORROW_GUARDS
    }

    /// The faces, from low to high.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |face| std::iter::repeat_n(face, usize::from(self.showing(face))))
    }
}

impl TryFrom<Vec<u8>> for Dice {
    type Error = DiceError;
    fn try_from(faces: Vec<u8>) -> Result<Dice, DiceError> {
        Dice::of(&faces)
    }
}

impl From<Dice> for Vec<u8> {
    fn from(dice: Dice) -> Vec<u8> {
        dice.faces().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handful_counts_and_adds_its_dice() {
        let dice = Dice::of(&[6, 1, 6, 2, 6]).unwrap();
        assert_eq!((dice.len(), dice.sum()), (5, 21));
        assert_eq!(dice.faces().collect::<Vec<_>>(), [1, 2, 6, 6, 6]);
    }

    #[test]
    fn dice_are_among_others_only_in_sufficient_number() {
        let throw = Dice::of(&[3, 3, 5]).unwrap();
        assert!(Dice::of(&[3, 5]).unwrap().are_among(throw));
        assert!(!Dice::of(&[5, 5]).unwrap().are_among(throw));
        assert!(!Dice::of(&[6]).unwrap().are_among(throw));
    }

    #[test]
    fn a_seventh_face_and_a_sixth_die_do_not_exist() {
        assert_eq!(Dice::of(&[7]), Err(DiceError::NoSuchFace(7)));
        assert_eq!(Dice::of(&[0]), Err(DiceError::NoSuchFace(0)));
        assert_eq!(Dice::of(&[1; 6]), Err(DiceError::TooMany(6)));
    }
}
