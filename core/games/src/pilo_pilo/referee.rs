use serde::{Deserialize, Serialize};

use super::{Character, Duty, PiloPilo, RefereeRefusal, cards::Tally, cards_each, deck, duties, pillows};
use crate::contract::{Game, Seat, Seats};

/// What a player of the real game put on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Revealed {
    /// Turned towards the middle, as it should be.
    Card(Character),
    /// « S'il est évident qu'un joueur essaie de consulter sa carte »: it goes under the pile unseen and its owner
    /// sits the round out.
    Peeked,
}

impl Revealed {
    fn shown(self) -> Option<Character> {
        match self {
            Revealed::Card(character) => Some(character),
            Revealed::Peeked => None,
        }
    }
}

/// Judges the game played with real cards and pillows: deals nothing, knows what is right, counts cards.
///
/// A plain value: keep the one before to take a round back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Referee {
    apprentices: bool,
    /// Cards left in each pile.
    piles: Vec<u8>,
    /// Times each player has peeked.
    peeked: Vec<u16>,
    discarded: Tally,
    rounds: u16,
}

impl Referee {
    /// A table that has just dealt.
    pub fn new(players: u8, apprentices: bool) -> Result<Referee, RefereeRefusal> {
        if !PiloPilo::descriptor().players.contains(&players) {
            return Err(RefereeRefusal::WrongPlayerCount { asked: players });
        }
        let seats = usize::from(players);
        Ok(Referee {
            apprentices,
            piles: vec![cards_each(players); seats],
            peeked: vec![0; seats],
            discarded: Tally::default(),
            rounds: 0,
        })
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.piles.len() as u8
    }

    /// Cards left in each pile, in seat order.
    #[must_use]
    pub fn cards_left(&self) -> &[u8] {
        &self.piles
    }

    /// How often each player has peeked, in seat order.
    #[must_use]
    pub fn peeks(&self) -> &[u16] {
        &self.peeked
    }

    /// Rounds judged so far.
    #[must_use]
    pub fn rounds(&self) -> u16 {
        self.rounds
    }

    /// « Fin de la partie »: everyone without a card; nobody while the match goes on.
    #[must_use]
    pub fn winners(&self) -> Seats {
        Seat::all(self.players())
            .zip(&self.piles)
            .filter(|(_, left)| **left == 0)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// What every seat has to do; `None` for one who sits the round out.
    pub fn duties(&self, revealed: &[Revealed]) -> Result<Vec<Option<Duty>>, RefereeRefusal> {
        self.check(revealed)?;
        let shown: Vec<Option<Character>> = revealed.iter().map(|card| card.shown()).collect();
        Ok(duties(&shown).collect())
    }

    /// Could a round in which these cards were turned have ended with these seats right?
    pub fn judge(&self, revealed: &[Revealed], right: Seats) -> Result<(), RefereeRefusal> {
        let duties = self.duties(revealed)?;
        if let Some(seat) = right.iter().find(|seat| seat.0 >= self.players()) {
            return Err(RefereeRefusal::NoSuchSeat { seat });
        }
        let told = || Seat::all(self.players()).zip(revealed);
        if let Some((seat, _)) =
            told().find(|(seat, card)| right.contains(*seat) && **card == Revealed::Peeked)
        {
            return Err(RefereeRefusal::PeekedCannotBeRight { seat });
        }
        let used =
            |(seat, duty): &(Seat, &Option<Duty>)| right.contains(*seat) && duty.is_some_and(Duty::is_to_act);
        let used = Seat::all(self.players()).zip(&duties).filter(used).count() as u8;
        let pillows = pillows(self.players());
        if used > pillows {
            return Err(RefereeRefusal::MoreRightThanPillows { right: used, pillows });
        }
        Ok(())
    }

    /// « Phase de résolution »: the table says who was right. Their cards are discarded, all others go under.
    pub fn settle(&mut self, revealed: &[Revealed], right: Seats) -> Result<(), RefereeRefusal> {
        self.judge(revealed, right)?;
        let counts = self.piles.iter_mut().zip(&mut self.peeked);
        for ((seat, card), (left, peeked)) in Seat::all(revealed.len() as u8).zip(revealed).zip(counts) {
            match card {
                Revealed::Peeked => *peeked = peeked.saturating_add(1),
                Revealed::Card(character) if right.contains(seat) => {
                    *left -= 1;
                    self.discarded.add(*character);
                }
                Revealed::Card(_) => {}
            }
        }
        self.rounds = self.rounds.saturating_add(1);
        Ok(())
    }

    fn check(&self, revealed: &[Revealed]) -> Result<(), RefereeRefusal> {
        if !self.winners().is_empty() {
            return Err(RefereeRefusal::Over);
        }
        if revealed.len() != self.piles.len() {
            return Err(RefereeRefusal::WrongCardCount { told: revealed.len(), players: self.players() });
        }
        let shown: Tally = revealed.iter().filter_map(|card| card.shown()).collect();
        if self.apprentices && shown.of(Character::King) > 0 {
            return Err(RefereeRefusal::KingAmongApprentices);
        }
        let full: Tally = deck(self.apprentices).collect();
        for character in Character::ALL {
            let left = full.of(character).saturating_sub(self.discarded.of(character));
            if shown.of(character) > left {
                return Err(RefereeRefusal::TooManyOfOne { character, left });
            }
        }
        Ok(())
    }
}
