mod bad_input;
mod booklet;
mod clock;
mod fairness;
mod oracle;
mod permutation;
mod referee;

use super::{Action, Character, Event, Mistake, Pillow, PiloPilo, Setup, Use, Verdict};
use crate::{
    contract::{Game, Millis, Refusal, Seat, Seed},
    face_down::FaceDown,
};

pub(super) use Character::{Attacker, Defender, Dragon, King};

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const C: Seat = Seat(2);
pub(super) const D: Seat = Seat(3);
pub(super) const FIRST: Pillow = Pillow(0);
pub(super) const SECOND: Pillow = Pillow(1);

/// A table whose top cards are known.
#[derive(Clone)]
pub(super) struct Table {
    pub(super) game: PiloPilo,
    pub(super) flipped_at: Millis,
    pub(super) events: Vec<Event>,
}

impl Table {
    /// Everyone is ready and waits; these cards will be turned. Under them lies another of the same.
    pub(super) fn hushed(cards: &[Character], seed: u64) -> Table {
        let setup = Setup::for_players(cards.len() as u8);
        let mut game = PiloPilo::start(&setup, Seed(seed)).unwrap();
        for (pile, card) in game.piles.iter_mut().zip(cards) {
            *pile = FaceDown::deal([*card, *card]);
        }
        let mut events = Vec::new();
        for seat in Seat::all(game.players()) {
            game.apply(seat, &Action::Ready, 1_000, &mut events).unwrap();
        }
        let flipped_at = game.next_deadline().unwrap();
        events.clear();
        Table { game, flipped_at, events }
    }

    /// These cards lie open.
    pub(super) fn open(cards: &[Character]) -> Table {
        let mut table = Table::hushed(cards, 7);
        table.flip();
        table
    }

    pub(super) fn flip(&mut self) {
        self.game.advance(self.flipped_at, &mut self.events).unwrap();
    }

    /// A gesture so many milliseconds after the flip.
    pub(super) fn after(&mut self, ms: Millis, seat: Seat, action: Action) -> &mut Table {
        self.try_after(ms, seat, action).unwrap_or_else(|refusal| panic!("{seat} {action:?}: {refusal}"));
        self
    }

    pub(super) fn try_after(
        &mut self,
        ms: Millis,
        seat: Seat,
        action: Action,
    ) -> Result<(), Refusal<super::Breach>> {
        self.game.apply(seat, &action, self.flipped_at + ms, &mut self.events)
    }

    pub(super) fn closes_after(&self) -> Millis {
        self.game.next_deadline().unwrap() - self.flipped_at
    }

    /// Lets the clock close the round.
    pub(super) fn close(&mut self) -> Vec<Verdict> {
        let due = self.game.next_deadline().unwrap();
        self.game.advance(due, &mut self.events).unwrap();
        self.game.verdicts.into_iter().flatten().collect()
    }

    pub(super) fn mistakes(&mut self) -> Vec<Option<Mistake>> {
        self.close().iter().map(|verdict| verdict.mistake).collect()
    }

    pub(super) fn cards_left(&self) -> Vec<u8> {
        self.game.piles.iter().take(usize::from(self.game.players)).map(FaceDown::len).collect()
    }
}

pub(super) fn touch(pillow: Pillow) -> Action {
    Action::Touch { pillow }
}

pub(super) fn bring(pillow: Pillow, to: Use) -> Action {
    Action::Bring { pillow, to }
}

pub(super) fn throw_at(pillow: Pillow, at: Seat) -> Action {
    bring(pillow, Use::Throw { at })
}
