use serde::{Deserialize, Serialize};

use super::{Character, Use};
use crate::contract::{Seat, Seats};

/// What a player has to do once all cards are turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// « Le chevalier attaquant »: throw a pillow at one of these defenders.
    Throw {
        /// Every opponent who shows a defender.
        at: Seats,
    },
    /// « Le chevalier défensif »: hold a pillow as a shield.
    Shield,
    /// « Le dragon endormi »: lay the ear on a pillow.
    Sleep,
    /// Touch nothing.
    Still(Stillness),
}

/// Why touching is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stillness {
    /// « Le roi du silence » is there, and comes before everyone.
    King,
    /// An attacker without a defender among the others.
    NoDefender,
    /// A defender without an attacker among the others.
    NoAttacker,
}

impl Duty {
    /// Must a pillow be used?
    #[must_use]
    pub fn is_to_act(self) -> bool {
        !matches!(self, Duty::Still(_))
    }

    /// Is this use of a pillow the right one? Leaving it nowhere never is.
    #[must_use]
    pub fn is_done_by(self, used: Use) -> bool {
        match (self, used) {
            (Duty::Throw { at }, Use::Throw { at: hit }) => at.contains(hit),
            (Duty::Shield, Use::Shield) | (Duty::Sleep, Use::Sleep) => true,
            _ => false,
        }
    }
}

/// What this seat has to do. `shown` holds one entry per seat; a seat without a card shown sits the round out
/// and has nothing to do.
#[must_use]
pub fn duty(seat: Seat, shown: &[Option<Character>]) -> Option<Duty> {
    let own = (*shown.get(seat.index())?)?;
    if shown.contains(&Some(Character::King)) {
        return Some(Duty::Still(Stillness::King));
    }
    // Whom a character looks for is never of its own kind: the seat itself is not among them.
    let showing = |character: Character| -> Seats {
        let seats = Seat::all(shown.len() as u8).zip(shown);
        seats.filter(|(_, card)| **card == Some(character)).map(|(other, _)| other).collect()
    };
    Some(match own {
        Character::Attacker => match showing(Character::Defender) {
            Seats::NONE => Duty::Still(Stillness::NoDefender),
            at => Duty::Throw { at },
        },
        Character::Defender => match showing(Character::Attacker) {
            Seats::NONE => Duty::Still(Stillness::NoAttacker),
            _ => Duty::Shield,
        },
        Character::Dragon => Duty::Sleep,
        Character::King => Duty::Still(Stillness::King),
    })
}

/// What every seat has to do, in seat order.
pub fn duties(shown: &[Option<Character>]) -> impl Iterator<Item = Option<Duty>> + '_ {
    Seat::all(shown.len() as u8).map(|seat| duty(seat, shown))
}
