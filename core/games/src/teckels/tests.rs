mod bad_input;
mod booklet;
mod permutation;
mod round_end;
mod same_time;

use super::{Action, Breach, Card, Colour, Event, PILES, PileId, Setup, Spot, TeckelId, Teckels};
use crate::{
    contract::{Game, Millis, Refusal, Seat, Seed},
    face_down::FaceDown,
};

pub(super) use Colour::{Blue, Green, Red, Yellow};

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const C: Seat = Seat(2);
pub(super) const D: Seat = Seat(3);

pub(super) fn head(back: Colour) -> Card {
    Card::Head { back }
}

pub(super) fn trunk(front: Colour, back: Colour) -> Card {
    Card::Trunk { front, back }
}

pub(super) fn tail(front: Colour) -> Card {
    Card::Tail { front, cat: false }
}

pub(super) fn cat_tail(front: Colour) -> Card {
    Card::Tail { front, cat: true }
}

/// A table in a round, on which hands and ends can be laid out.
#[derive(Clone)]
pub(super) struct Table {
    pub(super) game: Teckels,
    pub(super) events: Vec<Event>,
}

impl Table {
    pub(super) fn running(players: u8) -> Table {
        let mut game = Teckels::start(&Setup::for_players(players), Seed(11)).unwrap();
        let mut events = Vec::new();
        game.apply(A, &Action::Bark, 0, &mut events).unwrap();
        events.clear();
        Table { game, events }
    }

    /// The seat holds a pile of these cards, the first of them turned. One card lies on each of its other piles: none of
    /// them is empty.
    pub(super) fn give(&mut self, seat: Seat, cards: &[Card]) -> &mut Table {
        self.give_in(seat, PileId(0), cards)
    }

    /// The same with this pile.
    pub(super) fn give_in(&mut self, seat: Seat, held: PileId, cards: &[Card]) -> &mut Table {
        let hand = &mut self.game.hands[seat.index()];
        hand.piles = [FaceDown::deal([head(Red)]); PILES];
        let pile = &mut hand.piles[usize::from(held.0)];
        *pile = FaceDown::deal(cards.iter().copied());
        pile.turn_top();
        hand.held = Some(held);
        hand.turned = true;
        self
    }

    /// A teckel of one head lies open.
    pub(super) fn lay_head(&mut self, by: Seat, back: Colour) -> TeckelId {
        self.game.park.start(by, head(back), back)
    }

    pub(super) fn act(&mut self, seat: Seat, action: Action, at: Millis) -> &mut Table {
        self.try_act(seat, action, at).unwrap_or_else(|refusal| panic!("{seat} {action:?}: {refusal}"));
        self
    }

    pub(super) fn try_act(&mut self, seat: Seat, action: Action, at: Millis) -> Result<(), Refusal<Breach>> {
        self.game.apply(seat, &action, at, &mut self.events)
    }

    /// Lays the turned card of a seat.
    pub(super) fn lay(&mut self, seat: Seat, on: Spot, at: Millis) -> &mut Table {
        let card = self.game.hands[seat.index()].turned_card().unwrap();
        self.act(seat, Action::Play { card, on }, at)
    }

    /// Lays it and lets it settle.
    pub(super) fn settle(&mut self, seat: Seat, on: Spot, at: Millis) -> &mut Table {
        self.lay(seat, on, at);
        self.clock()
    }

    pub(super) fn clock(&mut self) -> &mut Table {
        while let Some(due) = self.game.next_deadline() {
            self.game.advance(due, &mut self.events).unwrap();
        }
        self
    }

    pub(super) fn flip(&mut self, seat: Seat, at: Millis) -> &mut Table {
        self.act(seat, Action::Flip, at)
    }

    pub(super) fn cards_of(&self, teckel: TeckelId) -> Vec<Card> {
        let laid = self.game.park.laid.iter().filter(|laid| laid.teckel == teckel);
        laid.map(|laid| laid.card).collect()
    }
}

pub(super) fn on(teckel: TeckelId) -> Spot {
    Spot::Teckel(teckel)
}
