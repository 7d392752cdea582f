use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Colour;
use crate::contract::{Seat, Seats};

/// How many dice of each colour, in the order of [`Colour::ALL`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tally([u8; 3]);

impl Tally {
    /// So many red, yellow and pearl dice.
    #[must_use]
    pub const fn of(dice: [u8; 3]) -> Tally {
        Tally(dice)
    }

    /// Dice of one colour.
    #[must_use]
    pub const fn in_colour(self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    /// All dice.
    #[must_use]
    pub fn count(self) -> u8 {
        self.0.iter().sum()
    }

    /// The colour there is most of, the first in the order of the box where two are equal; none of no dice.
    #[must_use]
    pub fn most(self) -> Option<Colour> {
        let most = *self.0.iter().max()?;
        Colour::ALL.into_iter().find(|colour| most > 0 && self.in_colour(*colour) == most)
    }

    fn add(&mut self, colour: Colour) {
        let held = &mut self.0[colour.index()];
        *held = held.saturating_add(1);
    }

    fn remove(&mut self, colour: Colour) -> bool {
        let held = &mut self.0[colour.index()];
        let had_one = *held > 0;
        *held -= u8::from(had_one);
        had_one
    }
}

const MOST_PLAYERS: usize = 8;

/// The dice that lie before each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Tally>", into = "Vec<Tally>")]
pub struct Hands {
    players: u8,
    tallies: [Tally; MOST_PLAYERS],
}

/// Written hands that no table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HandsError {
    /// Nobody, or more than a table has room for.
    #[error("{0} hands, but a table has one to eight players")]
    Players(usize),
    /// More dice of a colour than the box has.
    #[error("{0} dice of a colour before the players, but the box has {most}", most = Colour::DICE)]
    Dice(usize),
}

impl Hands {
    /// Empty hands for so many players, eight at most.
    #[must_use]
    pub fn of(players: u8) -> Hands {
        Hands { players: players.min(MOST_PLAYERS as u8), tallies: [Tally::default(); MOST_PLAYERS] }
    }

    /// How many sit at the table.
    #[inline]
    #[must_use]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// What lies before a seat.
    #[inline]
    #[must_use]
    pub fn before(&self, seat: Seat) -> Tally {
        self.tallies.get(seat.index()).copied().unwrap_or_default()
    }

    /// What lies before each seat.
    #[must_use]
    pub fn all(&self) -> &[Tally] {
        self.tallies.get(..usize::from(self.players)).unwrap_or_default()
    }

    /// Dice of one colour before all players together.
    #[must_use]
    pub fn in_colour(&self, colour: Colour) -> usize {
        self.all().iter().map(|tally| usize::from(tally.in_colour(colour))).sum()
    }

    /// Whoever has as many dice as anyone.
    #[must_use]
    pub fn with_most(&self) -> Seats {
        let count = |seat: &Seat| self.before(*seat).count();
        let most = Seat::all(self.players).map(|seat| count(&seat)).max();
        Seat::all(self.players).filter(|seat| Some(count(seat)) == most).collect()
    }

    /// Puts a die before a seat.
    #[inline]
    pub fn add(&mut self, seat: Seat, colour: Colour) {
        if let Some(tally) = self.tallies.get_mut(seat.index()) {
            tally.add(colour);
        }
    }

    /// Takes a die of this colour from before a seat and says whether there was one.
    #[inline]
    pub fn remove(&mut self, seat: Seat, colour: Colour) -> bool {
        self.tallies.get_mut(seat.index()).is_some_and(|tally| tally.remove(colour))
    }

    /// Takes a die from before a seat where colours do not matter: one of the colour it has most of.
    pub fn remove_any(&mut self, seat: Seat) -> Option<Colour> {
        let colour = self.before(seat).most()?;
        self.remove(seat, colour).then_some(colour)
    }

    /// One player gives another a die where colours do not matter; none changes hands if there is none.
    pub fn hand_over(&mut self, from: Seat, to: Seat) -> Option<Colour> {
        let colour = self.remove_any(from)?;
        self.add(to, colour);
        Some(colour)
    }
}

impl From<Hands> for Vec<Tally> {
    fn from(hands: Hands) -> Vec<Tally> {
        hands.all().to_vec()
    }
}

impl TryFrom<Vec<Tally>> for Hands {
    type Error = HandsError;

    fn try_from(written: Vec<Tally>) -> Result<Hands, HandsError> {
        if !(1..=MOST_PLAYERS).contains(&written.len()) {
            return Err(HandsError::Players(written.len()));
        }
        let mut hands = Hands::of(written.len() as u8);
        for (tally, written) in hands.tallies.iter_mut().zip(written) {
            *tally = written;
        }
        let most = Colour::ALL.into_iter().map(|colour| hands.in_colour(colour)).max().unwrap_or(0);
        if most > usize::from(Colour::DICE) { Err(HandsError::Dice(most)) } else { Ok(hands) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_handed_over_leaves_one_hand_and_enters_the_other() {
        let mut hands = Hands::of(3);
        hands.add(Seat(0), Colour::Pearl);
        hands.add(Seat(0), Colour::Pearl);
        hands.add(Seat(0), Colour::Red);
        assert_eq!(hands.hand_over(Seat(0), Seat(2)), Some(Colour::Pearl));
        assert_eq!(hands.before(Seat(0)), Tally::of([1, 0, 1]));
        assert_eq!(hands.before(Seat(2)), Tally::of([0, 0, 1]));
        assert_eq!(hands.hand_over(Seat(1), Seat(2)), None);
        assert_eq!(hands.in_colour(Colour::Pearl), 2);
    }

    #[test]
    fn what_is_not_there_cannot_be_removed() {
        let mut hands = Hands::of(2);
        assert!(!hands.remove(Seat(0), Colour::Red));
        assert_eq!(hands.remove_any(Seat(1)), None);
        assert_eq!(hands, Hands::of(2));
    }

    #[test]
    fn written_hands_come_back_equal_and_forged_ones_are_refused() {
        let mut hands = Hands::of(2);
        hands.add(Seat(1), Colour::Yellow);
        let written = serde_json::to_string(&hands).unwrap();
        assert_eq!(written, "[[0,0,0],[0,1,0]]");
        assert_eq!(serde_json::from_str::<Hands>(&written).unwrap(), hands);
        assert_eq!(Hands::try_from(vec![Tally::default(); 9]), Err(HandsError::Players(9)));
        assert_eq!(Hands::try_from(Vec::new()), Err(HandsError::Players(0)));
        let forged = vec![Tally::of([30, 0, 0]), Tally::of([26, 0, 0])];
        assert_eq!(Hands::try_from(forged), Err(HandsError::Dice(56)));
    }
}
